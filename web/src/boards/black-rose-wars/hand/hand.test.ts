import { describe, expect, it } from 'vitest';
import { halfTarget, spellTarget } from '../targets';
import { arrange } from './arrange';
import { cardsOf, offersOf, strayCards, tapsOf } from './offers';

const named = (target: ReturnType<typeof spellTarget>) => ({ target, name: 'it' });
/** A half in answer to the second of several happenings: bits 14 and 15. */
const answering = (card: number, block: number) => ({ card: (11 + block) * 256 + card });

describe('offers of a card', () => {
  it('is the whole card where it is the only option', () => {
    const taps = tapsOf(offersOf([named(spellTarget(7)), named(spellTarget(8))], 7));
    expect(taps).toMatchObject({ kind: 'whole', offer: { half: null } });
  });

  it('is the whole card where one of its halves is offered', () => {
    const taps = tapsOf(offersOf([named(halfTarget(7, 'bottom'))], 7));
    expect(taps).toMatchObject({ kind: 'whole', offer: { half: 'bottom' } });
  });

  it('is told apart by halves where both are offered', () => {
    const taps = tapsOf(offersOf([named(halfTarget(7, 'bottom')), named(halfTarget(7, 'top'))], 7));
    expect(taps.kind === 'halves' && [taps.top.length, taps.bottom.length]).toEqual([1, 1]);
  });

  it('keeps answers to several happenings apart', () => {
    const offers = offersOf([named(answering(7, 0)), named(answering(7, 2))], 7);
    expect(offers.map((it) => it.half)).toEqual(['top', 'top']);
    const taps = tapsOf(offers);
    expect(taps.kind === 'halves' && [taps.top.length, taps.bottom.length]).toEqual([2, 0]);
  });

  it('is nothing where the question is about others', () => {
    expect(tapsOf(offersOf([named(spellTarget(7))], 9))).toEqual({ kind: 'none' });
  });

  it('lays into the tray what lies nowhere else', () => {
    const options = [named(spellTarget(7)), named(halfTarget(8, 'top')), named(spellTarget(9))];
    expect(cardsOf(options)).toEqual([7, 8, 9]);
    expect(strayCards(options, [9, 3], [7, 3])).toEqual([9, 3, 8]);
  });
});

describe('a hand', () => {
  it('is as large as it can be in two rows', () => {
    expect(arrange(7, 390, 270)).toMatchObject({ rows: 2, across: 4, width: 92 });
  });

  it('gets smaller before its cards lie over each other', () => {
    const ten = arrange(10, 390, 270);
    expect(ten.width).toBeGreaterThanOrEqual(68);
    expect(ten.step).toBeGreaterThanOrEqual(ten.width);
    const fourteen = arrange(14, 390, 270);
    expect(fourteen.width).toBe(68);
    expect(fourteen.step * (fourteen.across - 1) + fourteen.width).toBeLessThanOrEqual(390);
  });

  it('has one row where two would be too low', () => {
    expect(arrange(6, 500, 140).rows).toBe(1);
  });
});

import { describe, expect, it } from 'vitest';
import { fromHash, toHash } from './link';
import { changeDeck, drop, emptySheet, HAND_CAP, isBlank, mended, put, refusal, type Holding } from './sheet';

function card(id: string, decks = { base: true, suits: true }): Holding {
  return { id, kind: 'card', decks };
}

const portal: Holding = { id: 'portal', kind: 'item' };

function known(id: string): Holding | undefined {
  if (id === 'portal') return portal;
  if (id === 'ghoul') return card(id, { base: false, suits: true });
  return id === 'nonsense' ? undefined : card(id);
}

describe('what may lie where', () => {
  it('knows who holds a card already', () => {
    const sheet = emptySheet(3);
    put(sheet, card('king'), { hand: 1 });
    put(sheet, card('queen'), 'discard');
    expect(refusal(sheet, card('king'), { hand: 0 })).toEqual({ why: 'held-by', player: 1 });
    expect(refusal(sheet, card('king'), { hand: 1 })).toEqual({ why: 'held-by', player: 1 });
    expect(refusal(sheet, card('queen'), { hand: 0 })).toEqual({ why: 'in-discard' });
    expect(refusal(sheet, card('candle'), { hand: 0 })).toBeNull();
  });

  // rule: FR-2.6
  it('fills a hand up to nine cards', () => {
    const sheet = emptySheet(1);
    for (let at = 0; at < HAND_CAP; at += 1) put(sheet, card(`card-${at}`), { hand: 0 });
    expect(sheet.players[0]?.hand).toHaveLength(9);
    expect(refusal(sheet, card('king'), { hand: 0 })).toEqual({ why: 'hand-full', limit: 9 });
    put(sheet, card('king'), { hand: 0 });
    expect(sheet.players[0]?.hand).toHaveLength(9);
  });

  it('keeps items and cards apart', () => {
    const sheet = emptySheet(1);
    expect(refusal(sheet, portal, { hand: 0 })).toEqual({ why: 'wrong-place' });
    expect(refusal(sheet, card('king'), { items: 0 })).toEqual({ why: 'wrong-place' });
    expect(refusal(sheet, portal, { items: 0 })).toBeNull();
  });

  it('lets go of a card wherever it lies', () => {
    const sheet = emptySheet(2);
    put(sheet, card('king'), { hand: 1 });
    drop(sheet, 'king');
    expect(isBlank(sheet)).toBe(true);
  });
});

describe('another deck', () => {
  // rule: FR-2.4
  it('swaps replaced cards and sends the others away', () => {
    const sheet = emptySheet(1);
    sheet.suits = true;
    put(sheet, card('rangers_ch', { base: false, suits: true }), { hand: 0 });
    put(sheet, known('ghoul') ?? portal, { hand: 0 });
    put(sheet, card('king'), 'discard');
    const versions = [
      { base: 'rangers', suits: 'rangers_ch' },
      { base: null, suits: 'ghoul' },
    ];
    expect(changeDeck(sheet, false, versions)).toEqual(['ghoul']);
    expect(sheet.players[0]?.hand).toEqual(['rangers']);
    expect(sheet.discard).toEqual(['king']);
  });
});

describe('links and storage', () => {
  it('brings a sheet back as it was', () => {
    const sheet = emptySheet(2);
    sheet.suits = true;
    sheet.cursed = true;
    sheet.players[0]!.name = 'Ола & ~Bob=1';
    put(sheet, card('king'), { hand: 0 });
    put(sheet, portal, { items: 0 });
    put(sheet, card('queen'), 'discard');
    expect(mended(fromHash(`#${toHash(sheet)}`), known)).toEqual(sheet);
  });

  it('leaves out what is unknown, doubled, too much or not in the deck', () => {
    const found = mended(
      {
        players: [{ name: 7, hand: ['king', 'king', 'nonsense', 'ghoul', 'portal', 3] }, null],
        discard: ['king', 'queen'],
      },
      known,
    );
    expect(found.players).toHaveLength(2);
    expect(found.players[0]).toEqual({ name: '', hand: ['king'], items: [] });
    expect(found.discard).toEqual(['queen']);
  });

  it('makes a blank sheet of nonsense', () => {
    expect(fromHash('#hello')).toBeNull();
    expect(mended('hello', known).players).toHaveLength(1);
    expect(mended(fromHash('p=%E0%A4~king'), known).players[0]?.hand).toEqual(['king']);
  });
});

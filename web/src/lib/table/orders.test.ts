import { describe, expect, it } from 'vitest';
import type { Asked } from '../api/types/Asked';
import { addOrder, dropOrder, makeOrder, pickables, pickName, toldRules } from './orders';

const asked = {
  reason: 'draw',
  shape: { kind: 'one' },
  options: [
    { target: { way: 'deck' }, name: 'The deck' },
    { target: { card: 3 }, name: 'King' },
  ],
} as Asked;
const wish = { pick: { way: 'deck' }, onlyThese: true, unlessRules: ['FR-5.1'], times: null };

describe('standing orders', () => {
  it('remember which options there were', () => {
    expect(makeOrder(asked, wish)).toEqual({
      reason: 'draw',
      pick: { way: 'deck' },
      unless_other_than: [{ way: 'deck' }, { card: 3 }],
      unless_rules: ['FR-5.1'],
    });
    expect(makeOrder(asked, { ...wish, onlyThese: false, times: 2 })).toEqual({
      reason: 'draw',
      pick: { way: 'deck' },
      unless_rules: ['FR-5.1'],
      times: 2,
    });
  });

  it('are one for a question, and can be taken back', () => {
    const none = { pass_when_forced: true, standing: [] };
    const once = addOrder(none, makeOrder(asked, wish));
    const twice = addOrder(once, makeOrder(asked, { ...wish, pick: { card: 3 } }));
    expect(twice.standing.map((order) => order.pick)).toEqual([{ card: 3 }]);
    expect(dropOrder(twice, 0)).toEqual(none);
  });

  it('fit questions with one pick', () => {
    expect(pickables(asked).map((it) => it.name)).toEqual(['The deck', 'King']);
    expect(pickables({ ...asked, shape: { kind: 'confirm' } }).map((it) => it.target)).toEqual([
      { number: 1 },
      { number: 0 },
    ]);
    expect(pickables({ ...asked, shape: { kind: 'some', min: 0, max: 2 } })).toEqual([]);
  });

  it('are shown by name where the question was heard', () => {
    expect(pickName(makeOrder(asked, wish), asked)).toBe('The deck');
    expect(pickName(makeOrder(asked, wish), undefined)).toBeNull();
  });

  it('offer the rules that were told, once each and in order', () => {
    const line = (rule: string, text: string) => ({ id: '', moment: 0, rule, text });
    expect(
      toldRules([line('FR-10.1', 'a'), line('FR-9.2', 'b'), line('FR-10.1', 'c'), line('', 'd')]),
    ).toEqual([
      { rule: 'FR-9.2', text: 'b' },
      { rule: 'FR-10.1', text: 'c' },
    ]);
  });
});

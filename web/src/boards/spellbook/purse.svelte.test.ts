import { describe, expect, it } from 'vitest';
import type { Asked } from '../../lib/api/types/Asked';
import type { Target } from '../../lib/api/types/Target';
import { Selection } from '../../lib/table/selection.svelte';
import { Purse } from './purse.svelte';

// Tokens: blue round, triangle, square; then squares of other colours.
const [BO, BT, BS, RS, PS, GS] = [15, 16, 17, 2, 5, 8];
// Ways to pay for a blue level 3: its three tokens with the round one on the card, and the round
// and triangle one with a wild of three squares.
const PLAIN = 221;
const WITH_WILD = 5 | (realsAt(1, 1, 0) << 3) | (3 << 11);

/** The number of a set of real tokens, counted as the house counts them. */
function realsAt(...wanted: number[]): number {
  let at = 0;
  for (let code = 0; code < 216; code += 1) {
    const set = [Math.floor(code / 36), Math.floor(code / 6) % 6, code % 6];
    if (set.reduce((sum, it) => sum + it, 0) > 5) continue;
    if (set.join() === wanted.join()) return at;
    at += 1;
  }
  throw new Error('no such set');
}

function question(
  ticket: number,
  reason: string,
  targets: Target[],
  split?: { count: number; caps: number[] },
): Asked {
  return {
    seat: 0,
    ticket,
    reason,
    prompt: '',
    rule: 'SB-6.4',
    about: { target: { card: 785 }, name: 'Mirage level 3' },
    shape: split ? { kind: 'split', min: split.count, max: split.count } : { kind: 'one' },
    options: targets.map((target) => ({ target, name: '' })),
    caps: split?.caps ?? [],
    places: [],
    barred: [],
    forced: false,
  };
}

/** A table that asks one question after the other and remembers the answers. */
function table(questions: Asked[], confirmTaps = false) {
  let at = $state(0);
  const sent: number[][] = [];
  const pick = new Selection({
    asked: () => questions[at] ?? null,
    busy: () => false,
    confirmTaps: () => confirmTaps,
    send: (_, answer) => {
      sent.push(answer);
      at += 1;
    },
  });
  return { purse: new Purse(() => pick), sent };
}

describe('paying by taps', () => {
  const ways = question(1, 'payment', [{ slot: PLAIN }, { slot: WITH_WILD }]);
  const wild = question(
    2,
    'wild',
    [RS, PS, GS].map((token) => ({ token })),
    { count: 3, caps: [2, 2, 1] },
  );

  it('answers the way that the tapped tokens pay', () => {
    const { purse, sent } = table([ways]);
    for (const token of [BS, BO, BT]) purse.add(token);
    expect(purse.matches.map((way) => way.code)).toEqual([PLAIN]);
    purse.pay(purse.matches[0]!);
    expect(sent).toEqual([[0]]);
  });

  it('refuses tokens that lead nowhere, and takes tokens back', () => {
    const { purse } = table([ways]);
    purse.add(0);
    expect(purse.tokens).toEqual([]);
    purse.add(BO);
    expect(purse.canAdd(BO)).toBe(false);
    purse.remove(BO);
    expect(purse.tokens).toEqual([]);
  });

  it('answers the wild from the same taps', () => {
    const { purse, sent } = table([ways, wild]);
    for (const token of [RS, BO, RS, BT, GS]) purse.add(token);
    purse.pay(purse.matches[0]!);
    purse.follow();
    expect(sent).toEqual([[1], [2, 0, 1]]);
  });

  it('does so also where taps are to be confirmed', () => {
    const { purse, sent } = table([ways, wild], true);
    for (const token of [RS, BO, PS, BT, GS]) purse.add(token);
    purse.pay(purse.matches[0]!);
    purse.follow();
    expect(sent).toEqual([[1], [1, 1, 1]]);
  });

  it('leaves a wild alone that nobody tapped, as after taking a choice back', () => {
    const { purse, sent } = table([wild]);
    purse.follow();
    expect(sent).toEqual([]);
  });

  it('asks for all ways when a token needs one that is not shown, and keeps the taps', () => {
    const few = question(1, 'payment', [{ slot: PLAIN }, { way: 'more' }]);
    const all = question(2, 'payment', [{ slot: PLAIN }, { slot: WITH_WILD }]);
    const { purse, sent } = table([few, all]);
    purse.add(BO);
    purse.add(RS);
    expect(sent).toEqual([[1]]);
    purse.follow();
    expect(purse.tokens).toEqual([BO, RS]);
  });
});

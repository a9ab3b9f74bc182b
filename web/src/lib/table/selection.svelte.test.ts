import { flushSync } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import type { Asked } from '../api/types/Asked';
import type { Shape } from '../api/types/Shape';
import type { Target } from '../api/types/Target';
import { noSelection, Selection } from './selection.svelte';

const card = (number: number): Target => ({ card: number });

function asked(shape: Shape, more: Partial<Asked> = {}): Asked {
  return {
    seat: 0,
    ticket: 1,
    reason: 'test',
    prompt: 'Pick',
    rule: 'FR-1.1',
    about: null,
    shape,
    options: [0, 1, 2].map((at) => ({ target: card(at), name: `Card ${at}` })),
    caps: [],
    places: [],
    barred: [],
    forced: false,
    ...more,
  };
}

function start(question: Asked | null, confirmTaps = false) {
  const sent: number[][] = [];
  const host = $state({ question, busy: false });
  const pick = new Selection({
    asked: () => host.question,
    busy: () => host.busy,
    confirmTaps: () => confirmTaps,
    send: (_, answer) => sent.push(answer),
  });
  return { pick, sent, host };
}

describe('picking one', () => {
  it('answers at once', () => {
    const { pick, sent } = start(asked({ kind: 'one' }));
    pick.toggle(card(2));
    expect(sent).toEqual([[2]]);
  });

  it('waits for a confirmation where taps are to be confirmed', () => {
    const { pick, sent } = start(asked({ kind: 'one' }), true);
    pick.toggle(card(2));
    pick.toggle(card(1));
    expect(sent).toEqual([]);
    expect([0, 1, 2].map((at) => pick.isPicked(card(at)))).toEqual([false, true, false]);
    pick.confirm();
    expect(sent).toEqual([[1]]);
  });

  it('does nothing for what is not offered, while busy, or without a question', () => {
    const { pick, sent, host } = start(asked({ kind: 'one' }));
    pick.toggle(card(9));
    host.busy = true;
    pick.toggle(card(1));
    expect(sent).toEqual([]);
    const idle = noSelection();
    idle.toggle(card(0));
    idle.confirm();
    expect(idle.canPick(card(0))).toBe(false);
  });
});

describe('picking some', () => {
  it('sends the set in ascending order once it is big enough', () => {
    const { pick, sent } = start(asked({ kind: 'some', min: 2, max: 2 }));
    pick.toggle(card(2));
    expect(pick.answer).toBeNull();
    pick.toggle(card(0));
    expect(pick.canPick(card(1))).toBe(false);
    expect(pick.canPick(card(0))).toBe(true);
    pick.confirm();
    expect(sent).toEqual([[0, 2]]);
  });

  it('allows nothing where nothing is enough', () => {
    const { pick, sent } = start(asked({ kind: 'some', min: 0, max: 2 }));
    pick.confirm();
    expect(sent).toEqual([[]]);
  });

  it('replaces the only pick', () => {
    const { pick } = start(asked({ kind: 'some', min: 1, max: 1 }));
    pick.toggle(card(0));
    pick.toggle(card(1));
    expect(pick.answer).toEqual([1]);
  });

  it('takes equal things one after the other, then lets go of them', () => {
    const twins = [card(5), card(5), card(6)].map((target) => ({ target, name: 'x' }));
    const { pick } = start(asked({ kind: 'some', min: 0, max: 3 }, { options: twins }));
    pick.toggle(card(5));
    expect(pick.amount(card(5))).toBe(1);
    pick.toggle(card(5));
    expect(pick.answer).toEqual([0, 1]);
    pick.toggle(card(5));
    expect(pick.answer).toEqual([]);
  });
});

describe('ranking', () => {
  it('keeps the order of taps and closes ranks', () => {
    const { pick } = start(asked({ kind: 'ranked', min: 0, max: 3 }));
    [2, 0, 1].forEach((at) => pick.toggle(card(at)));
    expect(pick.answer).toEqual([2, 0, 1]);
    pick.toggle(card(0));
    expect(pick.answer).toEqual([2, 1]);
    expect([0, 1, 2].map((at) => pick.order(card(at)))).toEqual([null, 2, 1]);
  });
});

describe('numbers', () => {
  it('names an amount within its bounds', () => {
    const { pick } = start(asked({ kind: 'amount', lo: -2, hi: 3 }, { options: [] }));
    expect(pick.number).toBe(-2);
    pick.setNumber(99);
    expect([pick.number, pick.answer]).toEqual([3, [5]]);
    pick.setNumber(Number.NaN);
    expect(pick.number).toBe(3);
  });

  it('splits within caps and sum', () => {
    const { pick } = start(asked({ kind: 'split', min: 3, max: 3 }, { caps: [2, 1, 5] }));
    pick.setAmount(card(2), 9);
    expect(pick.amount(card(2))).toBe(3);
    expect(pick.canPick(card(0))).toBe(false);
    pick.setAmount(card(2), 1);
    pick.toggle(card(0));
    pick.toggle(card(0));
    expect(pick.answer).toEqual([2, 0, 1]);
    pick.toggle(card(0));
    expect(pick.amount(card(0))).toBe(0);
    expect(pick.cap(card(0))).toBe(2);
  });
});

describe('assigning', () => {
  const places = [
    { target: { way: 'top' } as Target, name: 'Top', capacity: 1 },
    { target: { way: 'bottom' } as Target, name: 'Bottom', capacity: 2 },
  ];

  it('takes in hand, then puts down', () => {
    const { pick, sent } = start(asked({ kind: 'assign', min: 1, max: 1 }, { places }));
    expect(pick.canPick({ way: 'top' })).toBe(false);
    pick.toggle(card(1));
    expect(pick.held).toEqual(card(1));
    pick.toggle({ way: 'top' });
    expect(pick.placeOf(card(1))).toEqual({ way: 'top' });
    pick.confirm();
    expect(sent).toEqual([[0, 1, 0]]);
  });

  it('lets a new thing take the turn or the place of the old one', () => {
    const one = start(asked({ kind: 'assign', min: 1, max: 1 }, { places })).pick;
    one.toggle(card(1));
    one.toggle({ way: 'top' });
    one.toggle(card(0));
    one.toggle({ way: 'bottom' });
    expect(one.answer).toEqual([2, 0, 0]);
    const all = start(asked({ kind: 'assign', min: 3, max: 3 }, { places })).pick;
    for (const at of [0, 1]) {
      all.toggle(card(at));
      all.toggle({ way: 'top' });
    }
    expect(all.draft).toEqual([0, 1, 0]);
    expect(all.room(0)).toBe(0);
  });
});

describe('a new question', () => {
  it('begins with a new draft', () => {
    const { pick, host } = start(asked({ kind: 'some', min: 1, max: 3 }));
    pick.toggle(card(0));
    host.question = asked({ kind: 'some', min: 1, max: 3 }, { ticket: 2 });
    expect(pick.isPicked(card(0))).toBe(false);
    expect(pick.touched).toBe(false);
  });

  it('says why something is barred', () => {
    const barred = [{ target: card(7), name: 'Card 7', rule: 'FR-2.2', why: 'It is blanked.' }];
    const { pick } = start(asked({ kind: 'one' }, { barred }));
    expect(pick.why(card(7))?.why).toBe('It is blanked.');
    expect(pick.name(card(7))).toBe('Card 7');
    expect(pick.canPick(card(7))).toBe(false);
  });
});

describe('what the board shows', () => {
  it('is known while the board says so, without the effect calling itself', () => {
    const { pick } = start(asked({ kind: 'one' }));
    const shows = vi.fn(() => pick.shows([card(0)]));
    const stop = inEffect(shows);
    flushSync();
    expect(pick.isShown(card(0))).toBe(true);
    expect(shows).toHaveBeenCalledTimes(1);
    stop();
    flushSync();
    expect(pick.isShown(card(0))).toBe(false);
  });

  it('takes a whole answer as a draft, and sends it only when told', () => {
    const { pick, sent, host } = start(asked({ kind: 'one' }));
    pick.propose([2]);
    expect(pick.proposes([2])).toBe(true);
    expect(pick.isPicked(card(2))).toBe(true);
    expect(sent).toEqual([]);
    pick.confirm();
    expect(sent).toEqual([[2]]);
    host.busy = true;
    pick.propose([1]);
    expect(pick.proposes([1])).toBe(false);
  });
});

function inEffect(run: () => () => void): () => void {
  return $effect.root(() => {
    $effect(run);
  });
}

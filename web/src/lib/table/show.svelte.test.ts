import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Asked } from '../api/types/Asked';
import type { LogLine } from '../api/types/LogLine';
import type { Now } from '../api/types/Now';
import { lasting, type Pace } from './pace';
import { Show } from './show.svelte';

const now = (seq: number, waiting: number[], more: Partial<Now> = {}): Now => ({
  seq,
  moment: seq,
  seat: 0,
  picture: { view: seq },
  asked: null,
  waiting,
  undo: { kind: 'nothing' },
  clock: null,
  ending: null,
  ...more,
});
const lines = (count: number, seq: number): LogLine[] =>
  Array.from({ length: count }, (_, at) => ({ moment: seq, rule: '', text: `${seq}.${at}`, id: 'x' }));
const asked = { ticket: 1 } as Asked;

/** A table at which seat 1 decides. */
function begin(pace: Pace = 'normal') {
  let unseen = false;
  const show = new Show({ pace: () => pace, unseen: () => unseen });
  show.jump(now(1, [1]));
  return { show, hide: () => (unseen = true) };
}

describe('how long things are shown', () => {
  it('grows with the lines, within bounds', () => {
    expect(lasting(0, 'normal', 0, false)).toBe(0);
    expect(lasting(1, 'normal', 0, false)).toBe(400);
    expect(lasting(10, 'normal', 0, false)).toBe(1500);
    expect(lasting(72, 'normal', 0, false)).toBe(6000);
    expect(lasting(72, 'quick', 0, false)).toBe(3000);
  });

  it('is short while a clock runs or many wait', () => {
    expect(lasting(72, 'normal', 0, true)).toBe(1000);
    expect(lasting(10, 'normal', 3, false)).toBe(500);
  });
});

describe('the show', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('shows deeds in their order, each for a while, and ends on how things are', () => {
    const { show } = begin();
    show.take(lines(1, 2), now(2, [2]), false);
    show.take(lines(1, 3), now(3, [0]), false);
    expect(show.now?.seq).toBe(2);
    expect(show.running).toBe(true);
    expect(show.lines.map((line) => line.text)).toEqual(['2.0']);
    vi.advanceTimersByTime(400);
    expect(show.now?.seq).toBe(3);
    vi.advanceTimersByTime(400);
    expect(show.running).toBe(false);
    expect(show.now?.seq).toBe(3);
    expect(show.lines).toEqual([]);
  });

  it('takes several decisions of one doer in one breath', () => {
    const { show } = begin();
    show.take(lines(1, 2), now(2, [2]), false);
    for (const seq of [3, 4, 5]) show.take(lines(1, seq), now(seq, [seq === 5 ? 0 : 2]), false);
    vi.advanceTimersByTime(400);
    expect(show.now?.seq).toBe(5);
    expect(show.lines).toHaveLength(3);
  });

  it('keeps who is asked waiting for less than three seconds, whatever has piled up', () => {
    const { show } = begin();
    show.take(lines(40, 2), now(2, [2]), false);
    show.take(lines(40, 3), now(3, [1]), false);
    show.take(lines(40, 4), now(4, [0], { asked }), false);
    vi.advanceTimersByTime(2600);
    expect(show.running).toBe(false);
    expect(show.now?.seq).toBe(4);
  });

  it('shows at once what one did oneself, and what happens while nobody looks', () => {
    const { show, hide } = begin();
    show.take(lines(9, 2), now(2, [0]), true);
    expect(show.running).toBe(false);
    expect(show.now?.seq).toBe(2);
    hide();
    show.take(lines(9, 3), now(3, [0]), false);
    expect(show.running).toBe(false);
  });

  it('is over at a word, and with the setting off there is none', () => {
    const { show } = begin();
    show.take(lines(40, 2), now(2, [2]), false);
    show.take(lines(40, 3), now(3, [0]), false);
    show.finish();
    expect(show.now?.seq).toBe(3);
    vi.advanceTimersByTime(60_000);
    expect(show.now?.seq).toBe(3);
    const off = begin('off').show;
    off.take(lines(9, 2), now(2, [0]), false);
    expect(off.running).toBe(false);
  });

  it('can be stepped through again, back to the last own decision', () => {
    const { show } = begin();
    expect(show.go(-1)).toBe(false);
    show.take(lines(1, 2), now(2, [1]), true);
    show.take(lines(2, 3), now(3, [0]), false);
    show.finish();
    expect(show.go(1)).toBe(false);
    expect(show.go(-1)).toBe(true);
    expect(show.lines[0]?.text).toBe('3.1');
    expect(show.place).toEqual({ at: 3, of: 3 });
    show.go(-1);
    show.go(-1);
    show.go(-1);
    expect(show.now?.seq).toBe(2);
    expect(show.place?.at).toBe(1);
    show.go(1);
    show.go(1);
    show.go(1);
    expect(show.place).toBeNull();
    expect(show.now?.seq).toBe(3);
  });
});

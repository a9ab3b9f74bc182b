import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Asked } from '../api/types/Asked';
import type { Foreseen } from '../api/types/Foreseen';
import { trial } from './draft';
import { Foresight } from './foresight.svelte';

const asked = {
  seat: 1,
  ticket: 7,
  shape: { kind: 'some', min: 2, max: 2 },
  options: [{ target: { card: 3 } }, { target: { card: 4 } }, { target: { area: 3 } }],
  caps: [],
  places: [],
  forced: false,
} as unknown as Asked;

const told = (answer: number[], ticket = 7): Foreseen => ({
  seat: 1,
  ticket,
  answer,
  lines: [],
  picture: null,
  unanswered_from: null,
  until: 'yours',
});

describe('what is looked ahead to', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is asked only when somebody rests on it, and once', () => {
    const ask = vi.fn();
    const foresight = new Foresight(ask);
    foresight.rest(asked, [0]);
    foresight.rest(asked, [1]);
    vi.advanceTimersByTime(1000);
    foresight.rest(asked, [1]);
    vi.advanceTimersByTime(1000);
    expect(ask.mock.calls).toEqual([[1, 7, [1]]]);
  });

  it('is shown only while somebody rests on just this', () => {
    const foresight = new Foresight(vi.fn());
    foresight.rest(asked, [1]);
    foresight.hear(told([0]));
    expect(foresight.told).toBeNull();
    foresight.hear(told([1], 6));
    expect(foresight.told).toBeNull();
    foresight.hear(told([1]));
    expect(foresight.told?.answer).toEqual([1]);
    foresight.rest(asked, null);
    expect(foresight.told).toBeNull();
  });

  it('is not asked where there is only one answer', () => {
    const ask = vi.fn();
    const foresight = new Foresight(ask);
    foresight.rest({ ...asked, forced: true }, [0]);
    vi.advanceTimersByTime(1000);
    expect(ask).not.toHaveBeenCalled();
  });
});

describe('the answer if a thing were tapped', () => {
  it('is there once no part is missing', () => {
    expect(trial(asked, [], 'card:3')).toBeNull();
    expect(trial(asked, [2], 'card:3')).toEqual([0, 2]);
    expect(trial(asked, [2], 'card:9')).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { targetKey } from '../../../lib/table/draft';
import type { Target } from '../../../lib/api/types/Target';
import type { FrameView } from '../view';
import { incoming } from './coming';
import { crowds } from './crowds';
import type { Standing } from './standing';

/** Only what the crowd looks at. */
function figures(room: number, count: number, hidden = false): Standing[] {
  return Array.from({ length: count }, (_, at) => {
    const some = { room, hidden: hidden && at > 0, target: { token: at } };
    return some as unknown as Standing;
  });
}

const asks =
  (...targets: Target[]) =>
  (target: Target): boolean =>
    targets.some((it) => targetKey(it) === targetKey(target));

describe('a crowded room', () => {
  it('opens petals when one of its figures is asked for', () => {
    expect(crowds(figures(3, 5), 1, asks({ token: 2 }))).toEqual([{ room: 3, count: 5 }]);
    expect(crowds(figures(3, 5), 1, asks())).toEqual([]);
  });

  it('is crowded earlier where rooms are small', () => {
    expect(crowds(figures(3, 2), 1, asks({ token: 1 }))).toEqual([]);
    expect(crowds(figures(3, 2), 0.6, asks({ token: 1 }))).toEqual([{ room: 3, count: 2 }]);
  });

  it('opens its stacks for those who only look, unless the room itself is asked for', () => {
    expect(crowds(figures(3, 9, true), 1, asks())).toHaveLength(1);
    expect(crowds(figures(3, 9, true), 1, asks({ area: 3 }))).toEqual([]);
  });
});

describe('damage on its way', () => {
  it('is that of the innermost frame that has any', () => {
    const packet = { victim: { mage: 1 }, by: null, party: 4, number: 2, settled: false, source: 'event' };
    const stack = [
      { kind: 'damage', packets: [packet] },
      { kind: 'damage', packets: [{ ...packet, number: 3 }] },
      { kind: 'defeat', mage: 1 },
    ] as unknown as FrameView[];
    expect(incoming(stack).map(({ number }) => number)).toEqual([3]);
    expect(incoming([])).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { petalSpots, reachOf } from './petals';

describe('petals', () => {
  it.each([1, 2, 7, 8, 20, 30])('%i of them never touch', (count) => {
    const spots = petalSpots(count);
    expect(spots).toHaveLength(count);
    for (const [index, one] of spots.entries())
      for (const other of spots.slice(index + 1))
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(48);
  });

  it('twenty fit on a phone', () => expect(2 * reachOf(20)).toBeLessThan(374));
});

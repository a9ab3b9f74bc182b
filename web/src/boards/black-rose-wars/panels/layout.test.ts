import { describe, expect, it } from 'vitest';
import { modeOf } from './layout';

describe('the layout by the size of the board', () => {
  it.each([
    [2516, 1227, 'desk'],
    [1396, 687, 'desk'],
    [1236, 587, 'desk'],
    [1024, 555, 'half'],
    [844, 234, 'half'],
    [390, 688, 'phone'],
    [360, 584, 'phone'],
  ] as const)('%i x %i is %s', (width, height, mode) => {
    expect(modeOf(width, height)).toBe(mode);
  });
});

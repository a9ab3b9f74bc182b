import { describe, expect, it } from 'vitest';
import { nextSpot, rove, type Spot } from './roving';

/** Flat-topped hexes: a column, and one to the right of it half a hex lower. */
const SPOTS: Spot[] = [
  { x: 0, y: 0 },
  { x: 0, y: 100 },
  { x: 0, y: 200 },
  { x: 87, y: 50 },
  { x: 87, y: 150 },
  { x: 174, y: 0 },
];

const from = (index: number, direction: Parameters<typeof nextSpot>[2]): number | null =>
  nextSpot(SPOTS[index] ?? { x: 0, y: 0 }, SPOTS, direction);

describe('arrows', () => {
  it('follow a column', () => {
    expect(from(0, 'down')).toBe(1);
    expect(from(1, 'up')).toBe(0);
  });

  it('go sideways to the nearest of the next column', () => {
    expect(from(1, 'right')).toBe(3);
    expect(from(3, 'right')).toBe(5);
    expect([0, 1]).toContain(from(3, 'left'));
  });

  it('stop at the rim', () => {
    expect(from(0, 'up')).toBeNull();
    expect(from(0, 'left')).toBeNull();
    expect(from(5, 'right')).toBeNull();
  });

  it('lead from everything to everything', () => {
    const reached = new Set([0]);
    for (const at of reached)
      for (const direction of ['left', 'right', 'up', 'down'] as const) {
        const next = from(at, direction);
        if (next !== null) reached.add(next);
      }
    expect(reached.size).toBe(SPOTS.length);
  });
});

describe('the focus', () => {
  const map = document.createElement('div');
  const stop = (name: string, lit: boolean): HTMLElement => {
    const element = document.createElement('div');
    element.dataset.target = name;
    element.tabIndex = 0;
    if (lit) element.dataset.lit = '';
    map.append(element);
    return element;
  };

  it('goes to what can be picked, and to other things only while nothing can', () => {
    document.body.append(map);
    const plain = stop('plain', false);
    expect(rove(map, 'ArrowDown')).toBe(true);
    expect(document.activeElement).toBe(plain);
    plain.blur();
    const lit = stop('lit', true);
    expect(rove(map, 'ArrowDown')).toBe(true);
    expect(document.activeElement).toBe(lit);
    expect(rove(map, 'x')).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { SIDE, boundsOf, corners, halfWidthAt, hexAt, middleOf, scaleIn, sharedWalls } from './layout';
import type { Hex } from './view';

const span = [-2, -1, 0, 1, 2];
const ROOMS: Hex[] = span.flatMap((q) => span.map((r) => ({ q, r })).filter(({ r }) => Math.abs(q + r) <= 2));
const CELLS: Record<number, Hex[]> = {
  2: [
    { q: -2, r: -1 },
    { q: 2, r: 1 },
  ],
  3: [
    { q: 1, r: -3 },
    { q: -3, r: 2 },
    { q: 2, r: 1 },
  ],
  4: [
    { q: -2, r: -1 },
    { q: 2, r: -3 },
    { q: -2, r: 3 },
    { q: 2, r: 1 },
  ],
};
const FIELDS = [
  { width: 652, height: 651, room: { 2: 140, 3: 122, 4: 140 } },
  { width: 480, height: 519, room: { 2: 106, 3: 92, 4: 106 } },
  { width: 374, height: 398, room: { 2: 82, 3: 71, 4: 82 } },
];

describe('the map of the Lodge', () => {
  it('has 19 rooms', () => expect(ROOMS).toHaveLength(19));

  it.each([2, 3, 4])('with the cells of %i mages lies within its bounds, walls and all', (mages) => {
    const hexes = [...ROOMS, ...(CELLS[mages] ?? [])];
    const box = boundsOf(hexes);
    for (const hex of hexes) {
      const { x, y } = middleOf(hex);
      for (const corner of corners(SIDE + 4)) {
        expect(x + corner.x).toBeGreaterThan(box.x);
        expect(x + corner.x).toBeLessThan(box.x + box.width);
        expect(y + corner.y).toBeGreaterThan(box.y);
        expect(y + corner.y).toBeLessThan(box.y + box.height);
      }
    }
  });

  it.each(FIELDS)('shows rooms as large as agreed in $width x $height', ({ width, height, room }) => {
    for (const mages of [2, 3, 4] as const) {
      const scale = scaleIn(boundsOf([...ROOMS, ...(CELLS[mages] ?? [])]), width, height);
      expect(2 * SIDE * scale).toBeGreaterThan(room[mages]);
    }
  });

  it('has 42 walls between rooms, each once', () => expect(sharedWalls(ROOMS, ROOMS)).toHaveLength(42));

  // rule: BRW-3.1.8
  it.each([2, 3, 4])('gives each cell of %i mages two ways out', (mages) => {
    for (const cell of CELLS[mages] ?? []) expect(sharedWalls([cell], ROOMS)).toHaveLength(2);
  });

  it('knows what lies under a point', () => {
    const things = ROOMS.map((hex) => ({ hex }));
    const at = middleOf({ q: 1, r: -1 });
    expect(hexAt({ x: at.x + 20, y: at.y - 20 }, things)?.hex).toEqual({ q: 1, r: -1 });
    expect(hexAt({ x: 900, y: 0 }, things)).toBeNull();
  });
});

describe('a hex', () => {
  it('is widest in the middle and half as wide at its flat sides', () => {
    expect(halfWidthAt(100, 0)).toBe(100);
    expect(halfWidthAt(100, (100 * Math.sqrt(3)) / 2)).toBeCloseTo(50);
  });
});

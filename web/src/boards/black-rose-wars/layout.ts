// Where things of the Lodge are drawn. Hexes are flat-topped and axial, as in docs/black-rose-wars-map.md;
// nothing here knows who may go where.

import type { Hex } from './view';

export interface Point {
  x: number;
  y: number;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The side of a room; everything in a room is drawn for this size. */
export const SIDE = 73;
/** How far the slab reaches beyond the room, on which the walls stand. */
export const RIM = 4;
/** Air around the Lodge, so that shadows and badges on the corners are not cut. */
const MARGIN = 9;

const HALF = Math.sqrt(3) / 2;

/** One decimal is enough for any path. */
export const round = (value: number): number => Math.round(value * 10) / 10;

/** The middle of a hex. */
export function middleOf(hex: Hex): Point {
  return { x: 1.5 * SIDE * hex.q, y: 2 * HALF * SIDE * (hex.r + hex.q / 2) };
}

/** The corners of a hex of this side around the origin, from the right one clockwise. */
export function corners(side: number): Point[] {
  const half = side / 2;
  const high = side * HALF;
  return [
    { x: side, y: 0 },
    { x: half, y: high },
    { x: -half, y: high },
    { x: -side, y: 0 },
    { x: -half, y: -high },
    { x: half, y: -high },
  ];
}

export const pointText = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;

/** The outline of a hex of this side around the origin. */
export function hexPath(side: number): string {
  return `M${corners(side).map(pointText).join('L')}z`;
}

/** Half the width of a hex of this side at a height over or under its middle. */
export function halfWidthAt(side: number, y: number): number {
  return Math.max(0, side - Math.abs(y) / (2 * HALF));
}

/** The box around all hexes with their walls and shadows. */
export function boundsOf(hexes: readonly Hex[]): Box {
  const middles = hexes.map(middleOf);
  const across = SIDE + RIM + MARGIN;
  const down = (SIDE + RIM) * HALF + MARGIN;
  const left = Math.min(...middles.map(({ x }) => x)) - across;
  const top = Math.min(...middles.map(({ y }) => y)) - down;
  return {
    x: left,
    y: top,
    width: Math.max(...middles.map(({ x }) => x)) + across - left,
    height: Math.max(...middles.map(({ y }) => y)) + down - top,
  };
}

/** So many pixels is a unit long when the box is shown in a field of this size. */
export function scaleIn(box: Box, width: number, height: number): number {
  return Math.min(width / box.width, height / box.height);
}

export const sameHex = (one: Hex, other: Hex): boolean => one.q === other.q && one.r === other.r;

const SIDES: readonly Hex[] = [
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
  { q: 1, r: -1 },
];

/** A wall that two hexes share. */
export interface Wall {
  between: [Hex, Hex];
  middle: Point;
  /** Degrees: the way from the one to the other. */
  angle: number;
}

/** All walls between hexes of the one list and of the other, each once. */
export function sharedWalls(ones: readonly Hex[], others: readonly Hex[]): Wall[] {
  const walls = ones.flatMap((one) =>
    SIDES.flatMap((side) => {
      const other = others.find((it) => sameHex(it, { q: one.q + side.q, r: one.r + side.r }));
      return other ? [wallBetween(one, other)] : [];
    }),
  );
  return walls.filter(
    ({ between: [one, other] }, at) =>
      !walls
        .slice(0, at)
        .some(({ between: [first, second] }) => sameHex(first, other) && sameHex(second, one)),
  );
}

function wallBetween(one: Hex, other: Hex): Wall {
  const from = middleOf(one);
  const to = middleOf(other);
  return {
    between: [one, other],
    middle: { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 },
    angle: (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI,
  };
}

/** Which hex lies under a point. */
export function hexAt<T extends { hex: Hex }>(point: Point, things: readonly T[]): T | null {
  const near = things.map((thing) => {
    const at = middleOf(thing.hex);
    return { thing, far: Math.hypot(point.x - at.x, point.y - at.y) };
  });
  const nearest = near.reduce<(typeof near)[number] | null>(
    (best, it) => (best && best.far <= it.far ? best : it),
    null,
  );
  return nearest && nearest.far < SIDE ? nearest.thing : null;
}

// Where figures stand in a room: up to three full size, up to seven in a ring, beyond that one stack for
// each party with its number. Nobody limits how many there are (BRW-11.2.16).

import type { Figure, PartyId } from '../view';

export interface Place {
  figure: Figure;
  x: number;
  y: number;
  /** Of the full size. */
  scale: number;
  /** Stands for so many figures of its party. */
  count: number;
  /** Not drawn itself: it is in the stack of its party. */
  hidden: boolean;
}

/** Where the base of a single figure stands: lower where names take much of the room, higher where cubes do. */
export const BASES = { usual: 12, low: 20, high: 4 };
const FEW = 3;
const RING = 7;

const rowOf = (count: number, base: number): readonly { x: number; y: number }[] =>
  [
    [],
    [{ x: 0, y: base }],
    [
      { x: -20, y: base },
      { x: 20, y: base },
    ],
    [
      { x: -29, y: base - 3 },
      { x: 0, y: base + 3 },
      { x: 29, y: base - 3 },
    ],
  ][count] ?? [];

function inRing(figures: readonly Figure[], base: number): Place[] {
  return figures.map((figure, index) => {
    const angle = Math.PI / 2 + (index / figures.length) * Math.PI * 2;
    return {
      figure,
      x: Math.cos(angle) * 35,
      y: base - 8 + Math.sin(angle) * 13,
      scale: 0.68,
      count: 1,
      hidden: false,
    };
  });
}

function inStacks(figures: readonly Figure[], partyOf: (figure: Figure) => PartyId, base: number): Place[] {
  const parties = [...new Set(figures.map(partyOf))].sort((one, other) => one - other);
  const spots = inRing(
    parties.map((party) => ({ mage: party })),
    base,
  );
  return figures.map((figure) => {
    const party = partyOf(figure);
    const same = figures.filter((it) => partyOf(it) === party);
    const { x, y, scale } = spots[parties.indexOf(party)] ?? { x: 0, y: base, scale: 0.68 };
    return { figure, x, y, scale, count: same.length, hidden: same[0] !== figure };
  });
}

/** A place for every figure of a room, those in front last. */
export function placesIn(
  figures: readonly Figure[],
  partyOf: (figure: Figure) => PartyId,
  base: number = BASES.usual,
): Place[] {
  if (figures.length > RING) return inStacks(figures, partyOf, base);
  if (figures.length > FEW) return inRing(figures, base).sort((one, other) => one.y - other.y);
  const row = rowOf(figures.length, base);
  return figures.map((figure, index) => ({
    figure,
    ...(row[index] ?? { x: 0, y: base }),
    scale: figures.length === FEW ? 0.88 : 1,
    count: 1,
    hidden: false,
  }));
}

/** Too many for a finger to tell apart in place. */
export const isCrowded = (count: number): boolean => count > FEW;

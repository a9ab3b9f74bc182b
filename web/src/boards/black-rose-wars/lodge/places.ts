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

/** Where the base of a single figure stands. */
const BASE = 12;
const FEW = 3;
const RING = 7;

const ROWS: readonly (readonly { x: number; y: number }[])[] = [
  [],
  [{ x: 0, y: BASE }],
  [
    { x: -20, y: BASE },
    { x: 20, y: BASE },
  ],
  [
    { x: -29, y: BASE - 3 },
    { x: 0, y: BASE + 3 },
    { x: 29, y: BASE - 3 },
  ],
];

function inRing(figures: readonly Figure[]): Place[] {
  return figures.map((figure, index) => {
    const angle = Math.PI / 2 + (index / figures.length) * Math.PI * 2;
    return {
      figure,
      x: Math.cos(angle) * 35,
      y: BASE - 8 + Math.sin(angle) * 13,
      scale: 0.68,
      count: 1,
      hidden: false,
    };
  });
}

function inStacks(figures: readonly Figure[], partyOf: (figure: Figure) => PartyId): Place[] {
  const parties = [...new Set(figures.map(partyOf))].sort((one, other) => one - other);
  const spots = inRing(parties.map((party) => ({ mage: party })));
  return figures.map((figure, index) => {
    const party = partyOf(figure);
    const spot = spots[parties.indexOf(party)] ?? { x: 0, y: BASE };
    const same = figures.filter((it) => partyOf(it) === party);
    return {
      figure,
      x: spot.x,
      y: spot.y,
      scale: 0.68,
      count: same.length,
      hidden: same[0] !== figures[index],
    };
  });
}

/** A place for every figure of a room, those in front last. */
export function placesIn(figures: readonly Figure[], partyOf: (figure: Figure) => PartyId): Place[] {
  if (figures.length > RING) return inStacks(figures, partyOf);
  const row = figures.length <= FEW ? ROWS[figures.length] : undefined;
  const places = row
    ? figures.map((figure, index) => ({
        figure,
        ...(row[index] ?? { x: 0, y: BASE }),
        scale: figures.length === FEW ? 0.88 : 1,
        count: 1,
        hidden: false,
      }))
    : inRing(figures);
  return places.sort((one, other) => one.y - other.y);
}

/** Too many for a finger to tell apart in place. */
export const isCrowded = (count: number): boolean => count > FEW;

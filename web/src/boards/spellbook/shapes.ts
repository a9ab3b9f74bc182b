// The outlines of tokens: every colour has a silhouette and a pattern of its own, so that nobody
// needs to see colours. All are drawn in a box of 48 × 48.

import type { ColourId } from './materia';

/** How a colour is drawn. */
export interface Shape {
  /** The silhouette. */
  body: string;
  /** Lines on it. */
  lines: string;
  /** The middle of the plaque with the rune. */
  at: readonly [number, number];
}

function around(count: number, point: (angle: number, index: number) => readonly [number, number]): string[] {
  return Array.from({ length: count }, (_, index) => {
    const [x, y] = point((index / count) * 2 * Math.PI - Math.PI / 2, index);
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  });
}

function polar(angle: number, radius: number): readonly [number, number] {
  return [24 + radius * Math.cos(angle), 24 + radius * Math.sin(angle)];
}

/** Magma: a star of eight tongues. */
const star = `M${around(16, (angle, index) => polar(angle, index % 2 ? 17.5 : 23)).join('L')}Z`;
/** Steam: a cloud of eight puffs. */
const puffs = around(8, (angle) => polar(angle + Math.PI / 8, 17.8));
const cloud = `M${puffs[7]}${puffs.map((point) => `A7.2 7.2 0 0 1 ${point}`).join('')}Z`;
/** Short rays from the plaque to the edge. */
const rays = around(8, (angle) => polar(angle, 13.5))
  .map((from, index) => `M${from}L${around(8, (angle) => polar(angle, 18.5))[index]}`)
  .join('');

export const SHAPES: Record<ColourId, Shape> = {
  red: { body: star, lines: rays, at: [24, 24] },
  // Poison: a drop with bubbles.
  purple: {
    body: 'M24 1.5C28.5 9.5 42.5 16.5 42.5 29A18.5 17.5 0 0 1 5.5 29C5.5 16.5 19.5 9.5 24 1.5Z',
    lines:
      'M11 22.5a2 2 0 1 0 .1 0ZM36.5 21a2.6 2.6 0 1 0 .1 0ZM24 8.5a1.8 1.8 0 1 0 .1 0ZM35 38a1.8 1.8 0 1 0 .1 0Z',
    at: [24, 29],
  },
  // Plants: a leaf with veins.
  green: {
    body: 'M3.5 44.5C-1 19 13 1 44.5 3.5C47 35 29 49 3.5 44.5Z',
    lines: 'M5 43L14 34M34 14L43 5M10 38v-8M10 38h8M37.5 10.5v7.5M37.5 10.5h-7.5',
    at: [24, 24],
  },
  // Coal: a hexagon with facets.
  black: {
    body: 'M24 1.5L43.5 12.8V35.2L24 46.5L4.5 35.2V12.8Z',
    lines: 'M24 1.5V12.5M43.5 12.8L34 18.3M43.5 35.2L34 29.7M24 46.5V35.5M4.5 35.2L14 29.7M4.5 12.8L14 18.3',
    at: [24, 24],
  },
  white: {
    body: cloud,
    lines: 'M9 15q4-4 7 0t6 -3M27 38q3 4 7 1t5-4M8 30q1 5 6 6M34 9q5 1 6 6',
    at: [24, 24],
  },
  // Mercury: a perfect ball with waves.
  blue: {
    body: 'M24 2A22 22 0 1 0 24.01 2Z',
    lines: 'M8 14q4 -4 8 0t8 0t8 0t8 0M8 36q4 -4 8 0t8 0t8 0t8 0',
    at: [24, 24.5],
  },
  // Gold: a cut diamond.
  yellow: {
    body: 'M24 1.5L46.5 24L24 46.5L1.5 24Z',
    lines: 'M24 7L41 24L24 41L7 24Z',
    at: [24, 24],
  },
};

// The name of a room under its upper walls: in one line or two, never squeezed and never cut. A long word
// goes down to where the room is wide enough for it.

import { SIDE, halfWidthAt } from '../layout';

export type Measure = (text: string, size: number) => number;

export interface Label {
  size: number;
  lines: { text: string; y: number }[];
}

/** In the size of the drawing, and the least that may be shown, in pixels. */
const SIZE = 13.5;
const LEAST = 12;
/** Names may lie on the walls, not beyond them. */
const WALL = SIDE - 2;
const TOP = -50;
const LEAD = 0.95;
/** How much of a letter stands over its line. */
const RISE = 0.68;

/** Letters of a serif face are about so wide: enough until the face is there. */
export const guess: Measure = (text, size) => text.length * size * 0.54;

function fitsAt(lines: readonly string[], top: number, size: number, measure: Measure): boolean {
  return lines.every((line, index) => {
    const over = top + index * size * LEAD;
    const under = over + size * RISE;
    const room = Math.min(halfWidthAt(WALL, over), halfWidthAt(WALL, under));
    return measure(line, size) / 2 <= room;
  });
}

/** How far down a label has to go until it fits; null if the room is nowhere wide enough. */
function topOf(lines: readonly string[], size: number, measure: Measure): number | null {
  for (let top = TOP; top <= 0; top += 1) if (fitsAt(lines, top, size, measure)) return top;
  return null;
}

/** All ways to write words in at most two lines. */
function splits(name: string): string[][] {
  const words = name.split(' ');
  const pairs = words
    .slice(1)
    .map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')]);
  return [[name], ...pairs];
}

/** Where the lines of a name stand when a unit of the drawing is `scale` pixels long. */
export function labelOf(name: string, scale: number, measure: Measure = guess): Label {
  const size = Math.max(SIZE, LEAST / scale);
  const ways = splits(name).flatMap((lines) => {
    const top = topOf(lines, size, measure);
    return top === null ? [] : [{ lines, top }];
  });
  // The one whose last line ends highest leaves most of the room to the figures.
  const end = ({ lines, top }: { lines: readonly string[]; top: number }): number =>
    top + lines.length * size * LEAD;
  const best = ways.reduce(
    (one, other) => (end(other) < end(one) ? other : one),
    ways[0] ?? { lines: [name], top: -LEAST },
  );
  return {
    size,
    lines: best.lines.map((text, index) => ({ text, y: best.top + index * size * LEAD + size * RISE })),
  };
}

// The name of a room under its upper walls: in one line or two, never squeezed and never cut. A long word
// goes down to where the room is wide enough for it.

import { SIDE, halfWidthAt } from '../layout';

export type Face = 'serif' | 'sans';

export type Measure = (text: string, size: number, face: Face) => number;

export interface Label {
  size: number;
  /** Where rooms are small, the narrower face. */
  face: Face;
  lines: { text: string; y: number }[];
}

/** In the size of the drawing, and the least that may be shown, in pixels. */
const SIZE = 13.5;
const LEAST = 12;
/** Names may lie on the walls, not beyond them. */
const WALL = SIDE - 2;
const TOP = -50;
const LEAD = 0.95;
/** Below this scale names take much of a room and are set in the narrower face. */
export const SMALL = 0.72;
/** How much of a letter stands over its line. */
const RISE = 0.68;

/** Letters are about so wide: enough until the face is there. */
export const guess: Measure = (text, size, face) => text.length * size * (face === 'serif' ? 0.54 : 0.5);

function fitsAt(
  lines: readonly string[],
  top: number,
  wide: (line: string) => number,
  size: number,
): boolean {
  return lines.every((line, index) => {
    const over = top + index * size * LEAD;
    const under = over + size * RISE;
    const room = Math.min(halfWidthAt(WALL, over), halfWidthAt(WALL, under));
    return wide(line) / 2 <= room;
  });
}

/** How far down a label has to go until it fits; null if the room is nowhere wide enough. */
function topOf(lines: readonly string[], wide: (line: string) => number, size: number): number | null {
  for (let top = TOP; top <= 0; top += 1) if (fitsAt(lines, top, wide, size)) return top;
  return null;
}

const VOWEL = /[aeiouyąęóаеёиоуыэюя]/i;

/** A long word in two, behind a vowel before a single consonant: right in all three languages. */
function hyphenated(word: string): string[][] {
  const letters = [...word];
  const breaks = letters.flatMap((_, at) => {
    const open = VOWEL.test(letters[at - 1] ?? '') && !VOWEL.test(letters[at] ?? '');
    return open && VOWEL.test(letters[at + 1] ?? '') && at > 2 && at < letters.length - 2 ? [at] : [];
  });
  const half = letters.length / 2;
  const best = [...breaks].sort((one, other) => Math.abs(one - half) - Math.abs(other - half))[0];
  return best === undefined ? [] : [[`${word.slice(0, best)}-`, word.slice(best)]];
}

interface Placed {
  lines: readonly string[];
  top: number;
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
  const face = scale < SMALL ? 'sans' : 'serif';
  const wide = (line: string): number => measure(line, size, face);
  const placed = (all: readonly string[][]): Placed[] =>
    all.flatMap((lines) => {
      const top = topOf(lines, wide, size);
      return top === null ? [] : [{ lines, top }];
    });
  const whole = placed(splits(name));
  // A word is only broken where it would fit nowhere.
  const ways = whole.length > 0 ? whole : placed(name.includes(' ') ? [] : hyphenated(name));
  // The one whose last line ends highest leaves most of the room to the figures.
  const end = ({ lines, top }: Placed): number => top + lines.length * size * LEAD;
  const widest = ({ lines }: Placed): number => Math.max(...lines.map(wide));
  const least = (list: readonly Placed[], rank: (it: Placed) => number): Placed | undefined =>
    [...list].sort((one, other) => rank(one) - rank(other))[0];
  // Where no way fits, the narrowest stands where the room is widest.
  const anyway = splits(name).map((lines) => ({ lines, top: -size * 0.8 }));
  const best = least(ways, end) ?? least(anyway, widest) ?? { lines: [name], top: TOP };
  return {
    size,
    face,
    lines: best.lines.map((text, index) => ({ text, y: best.top + index * size * LEAD + size * RISE })),
  };
}

/** The first of several wordings that is no wider than this; nothing if none is. */
export function fitting(
  wordings: readonly string[],
  width: number,
  size: number,
  measure: Measure = guess,
): string {
  return wordings.find((words) => measure(words, size, 'sans') <= width) ?? '';
}

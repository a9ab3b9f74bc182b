// Materia as numbers: a token is 3 × colour + rune, as in the view (SB-1.2).

/** The colours in their order, by the ids of the card files. */
export const COLOURS = ['red', 'purple', 'green', 'black', 'white', 'blue', 'yellow'] as const;
/** A colour of materia and of spells. */
export type ColourId = (typeof COLOURS)[number];

/** The runes in their order. */
export const RUNES = ['round', 'triangle', 'square'] as const;
/** The rune a token carries. */
export type RuneId = (typeof RUNES)[number];

/** How many types of tokens there are. */
export const TYPES = COLOURS.length * RUNES.length;
/** No pool ever holds more (SB-4.2). */
export const POOL_LIMIT = 9;

/** What is printed on the spaces of a familiar board; a full one is worth `FULL_FAMILIAR`. */
export const FAMILIAR_SPACES = [0, 1, 2, 3, 4, 5, 7, 8, 9, 11, 12, 13, 15, 16] as const;
/** The worth of a full familiar board (SB-1.9). */
export const FULL_FAMILIAR = 18;

/** What is printed on the track of the solo opponent, in its rows (SB-12.3). */
export const TRACK_ROWS = [
  [0, 0, 0, 0],
  [14, 16, 18, 20, 22],
  [24, 26, 28, 30, 32],
  [34, 36, 38],
] as const;
/** The worth of a full track (SB-12.7). */
export const FULL_TRACK = 40;
/** The spaces of the track that clear the altar, counted from 1. */
export const RESETS: readonly number[] = [4, 9, 14];

/** The index of a token's colour. */
export function colourOf(token: number): number {
  return Math.floor(token / RUNES.length);
}

/** The index of a token's rune. */
export function runeOf(token: number): number {
  return token % RUNES.length;
}

/** The token of a colour and a rune. */
export function tokenOf(colour: number, rune: number): number {
  return colour * RUNES.length + rune;
}

/** The index of a colour by its id or its name in a view (`Red`). */
export function colourIndex(id: string): number {
  return COLOURS.indexOf(id.toLowerCase() as ColourId);
}

/** How many tokens of each type there are. */
export function countByType(tokens: readonly number[]): number[] {
  const counts = new Array<number>(TYPES).fill(0);
  for (const token of tokens) counts[token] = (counts[token] ?? 0) + 1;
  return counts;
}

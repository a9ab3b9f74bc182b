// The suits as screens draw them. The rules know suits by number; names come from the card data,
// so only what the eye needs is here: an icon for each, drawn on a 24 x 24 grid.

/** The suits in the order of the card files: the number of a suit is its place here. */
export const SUITS = [
  'land',
  'flood',
  'weather',
  'flame',
  'army',
  'wizard',
  'leader',
  'beast',
  'weapon',
  'artifact',
  'wild',
  'building',
  'outsider',
  'undead',
] as const;

export type SuitId = (typeof SUITS)[number];

/** Is it a suit we can draw? Card packs of fans may know others. */
export function isSuit(id: string): id is SuitId {
  return (SUITS as readonly string[]).includes(id);
}

/** The outlines of an icon: solid parts, and parts drawn as a line. */
export interface IconShape {
  solid: string[];
  line?: string[];
}

export const SUIT_ICONS: Record<SuitId | 'item' | 'unknown', IconShape> = {
  // Two peaks, the higher one with snow.
  land: {
    solid: [
      'M9 3.5 6.2 9l1.8 1.3 1.3-1.5 1.5 1.6 1.2-.7z',
      'M1.5 20.5 5.5 10.5 8.2 12.5 9.5 11 11 12.5 12.7 11.4 13.2 12.5 15.5 8.5 22.5 20.5z',
    ],
  },
  // Three waves.
  flood: {
    solid: [],
    line: [
      'M2 7.5c2.5-3 5-3 7.5 0s4.5 3 6.5 0 4-3 6 0',
      'M2 13c2.5-3 5-3 7.5 0s4.5 3 6.5 0 4-3 6 0',
      'M2 18.5c2.5-3 5-3 7.5 0s4.5 3 6.5 0 4-3 6 0',
    ],
  },
  // A cloud and its rain.
  weather: {
    solid: ['M7 14.5a4.5 4.5 0 0 1-.6-8.96 5.5 5.5 0 0 1 10.5 1.02A4 4 0 0 1 17.5 14.5z'],
    line: ['M8.5 17.5 7 21', 'M13 17.5 11.5 21', 'M17.5 17.5 16 21'],
  },
  flame: {
    solid: [
      'M12.5 1.5c.8 3.6 5.7 6.2 5.7 12a6.2 6.2 0 0 1-3.7 8c1.3-2.6.5-4.7-1.5-6.7-.3 1.6-1 2.2-1.9 3-.9.9-1.5 2-.9 3.8-2.9-.9-4.6-3.4-4.6-6.6 0-3.5 2.3-5 3.5-7.1.2 1.2.5 1.9 1.3 2.6 1.5-2.2 2.5-5 2.1-9z',
    ],
  },
  // A helmet with a crest.
  army: {
    solid: [
      'M12 5c4.6 0 7.5 3.2 7.5 7.5v7.5l-4 1.5v-7h-2.2v-3.2h-2.6v3.2H8.5v7l-4-1.5v-7.5C4.5 8.2 7.4 5 12 5z',
      'M5 6.5C6.5 3 9 1.5 12.5 1.5c3 0 5.3 1 7 3.2C15.5 3 9 3 5 6.5z',
    ],
  },
  // A pointed hat with a star.
  wizard: {
    solid: [
      'M13.8 2.2 18 17H6l4.5-9.5zM12.3 8.2l-.7 1.7-1.8.1 1.4 1.2-.5 1.8 1.6-1 1.5 1-.4-1.8 1.4-1.2-1.9-.1z',
      'M2 19.3c0-1 1.4-1.6 3.2-1.5h13.6c1.8-.1 3.2.5 3.2 1.5 0 1.4-4.5 2.5-10 2.5s-10-1.1-10-2.5z',
    ],
  },
  leader: {
    solid: ['M2 6.5 7 11l5-8 5 8 5-4.5-2.3 10.3H4.3z', 'M4.5 18.5h15V21h-15z'],
  },
  // A paw.
  beast: {
    solid: [
      'M12 11.5c3 0 6 3.3 6 6.3 0 2-1.3 3.2-3 3.2-1.2 0-1.9-.6-3-.6s-1.8.6-3 .6c-1.7 0-3-1.2-3-3.2 0-3 3-6.3 6-6.3z',
      'M8.3 3.2c1.2 0 2.1 1.4 2.1 3.1s-.9 3.1-2.1 3.1-2.1-1.4-2.1-3.1.9-3.1 2.1-3.1z',
      'M15.7 3.2c1.2 0 2.1 1.4 2.1 3.1s-.9 3.1-2.1 3.1-2.1-1.4-2.1-3.1.9-3.1 2.1-3.1z',
      'M3.7 8.6c1.1-.3 2.3.7 2.7 2.2s-.2 3-1.3 3.3-2.3-.7-2.7-2.2.2-3 1.3-3.3z',
      'M20.3 8.6c1.1.3 1.7 1.8 1.3 3.3s-1.6 2.5-2.7 2.2-1.7-1.8-1.3-3.3 1.6-2.5 2.7-2.2z',
    ],
  },
  // A sword, point up.
  weapon: {
    solid: [
      'M21.5 2.5 20.8 7.6 11 17.4 6.6 13 16.4 3.2z',
      'M4.3 11.8 12.2 19.7 10.7 21.2 8.3 18.8 5 22 2 19 5.2 15.7 2.8 13.3z',
    ],
  },
  // A cut stone.
  artifact: {
    solid: [
      'M6.2 3h3.3L7.6 8.3H1.8zM11 3h2l1.9 5.3H9.1zM14.5 3h3.3l4.4 5.3h-5.8zM2 9.8h5.6L10.7 19zM9.1 9.8h5.8L12 20.5zM16.4 9.8H22L13.3 19z',
    ],
  },
  // A mask.
  wild: {
    solid: [
      'M1.5 7c3.6-1.6 7-1.3 10.5.5 3.5-1.8 6.9-2.1 10.5-.5.5 5.5-1.7 10-5.7 10-2.1 0-3.5-1.8-4.8-1.8S9.3 17 7.2 17c-4 0-6.2-4.5-5.7-10zM4.6 10.6c.6 2 2 2.9 3.5 2.7 1.1-.1 1.9-.6 2.3-1.4-1.5-1.7-3.7-2.2-5.8-1.3zM19.4 10.6c-2.1-.9-4.3-.4-5.8 1.3.4.8 1.2 1.3 2.3 1.4 1.5.2 2.9-.7 3.5-2.7z',
    ],
    line: ['M18.5 3.5l.8 2', 'M21.8 3l-1 2.2'],
  },
  // A tower with a gate.
  building: {
    solid: [
      'M4.5 2.5h3v2.2h2.7V2.5h3.6v2.2h2.7V2.5h3v6.3l-1.7 1.7V21.5h-3.3v-4.2a2.5 2.5 0 0 0-5 0v4.2H6.2V10.5L4.5 8.8z',
    ],
  },
  // A star seen through a doorway.
  outsider: {
    solid: ['M12 6.2l1.5 4.3 4.3 1.5-4.3 1.5L12 17.8l-1.5-4.3L6.2 12l4.3-1.5z'],
    line: ['M3.5 21.5V11a8.5 8.5 0 0 1 17 0v10.5', 'M1.5 21.5h4', 'M18.5 21.5h4'],
  },
  undead: {
    solid: [
      'M12 2c5.2 0 9 3.5 9 8.3 0 3-1.4 5-3.5 6.2v3.3c0 .9-.6 1.6-1.5 1.7v-2.7h-1.7v3h-1.5v-3h-1.6v3H9.7v-3H8v2.7c-.9-.1-1.5-.8-1.5-1.7v-3.3C4.4 15.3 3 13.3 3 10.3 3 5.5 6.8 2 12 2zM8.3 8.7a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6zM15.7 8.7a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6zM12 13.2l-1.3 2.5h2.6z',
    ],
  },
  // A chest, for cursed items.
  item: {
    solid: [
      'M6 4h12a4 4 0 0 1 4 4v3h-7.3V9.5H9.3V11H2V8a4 4 0 0 1 4-4z',
      'M2 12.5h7.3v2.7h5.4v-2.7H22V20H2z',
      'M10.8 11h2.4v2.7h-2.4z',
    ],
  },
  unknown: {
    solid: ['M12 2l2.9 7.1L22 12l-7.1 2.9L12 22l-2.9-7.1L2 12l7.1-2.9z'],
  },
};

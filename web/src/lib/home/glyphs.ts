/** Signs for decoration, drawn on a grid of 24 by 24. */
export const GLYPHS = {
  star: 'M12 1.5l2.8 7.7L22.5 12l-7.7 2.8L12 22.5l-2.8-7.7L1.5 12l7.7-2.8z',
  moon: 'M20.5 14.8A9 9 0 0 1 9.2 3.5a9 9 0 1 0 11.3 11.3z',
  flame: 'M12 2c.5 4 6 6.5 6 12a6 6 0 0 1-12 0c0-3 2-4.5 3-6.5.5 1.5 1 2 1.8 2.5C12 8 12.5 5 12 2z',
  drop: 'M12 2.5c4 5 6.5 8.2 6.5 11.7a6.5 6.5 0 0 1-13 0C5.5 10.7 8 7.5 12 2.5z',
  leaf: 'M4 20C3 10 9 3.5 20.5 3.5c.5 11.5-6 17.5-14 15L4 21z',
  crown: 'M2.5 7l5 4L12 4l4.5 7 5-4-2 12h-15z',
} as const;

export type Glyph = keyof typeof GLYPHS;

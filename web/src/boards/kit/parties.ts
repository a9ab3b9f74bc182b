// The parties of a table: each has a colour and a shape, since colour alone tells nobody anything.

export type PartyLook = 'red' | 'blue' | 'green' | 'purple' | 'rose' | 'orange' | 'grey';

export type PartyShapeName = 'triangle' | 'circle' | 'square' | 'diamond' | 'petals' | 'hexagon' | 'ring';

export const PARTY_LOOKS: readonly PartyLook[] = ['red', 'blue', 'green', 'purple', 'rose', 'orange', 'grey'];

export const SHAPE_OF: Readonly<Record<PartyLook, PartyShapeName>> = {
  red: 'triangle',
  blue: 'circle',
  green: 'square',
  purple: 'diamond',
  rose: 'petals',
  orange: 'hexagon',
  grey: 'ring',
};

/** Outlines on a 24 grid, filled with the even-odd rule. */
export const SHAPE_PATH: Readonly<Record<PartyShapeName, string>> = {
  triangle: 'M12 3 22 20H2z',
  circle: 'M12 2.5a9.5 9.5 0 1 0 .01 0z',
  square: 'M3.5 3.5h17v17h-17z',
  diamond: 'M12 1 23 12 12 23 1 12z',
  petals:
    'M12 2a4.2 4.2 0 0 1 4 5.5 4.2 4.2 0 0 1 2.5 8 4.2 4.2 0 0 1-6.5 4.5 4.2 4.2 0 0 1-6.5-4.5A4.2 4.2 0 0 1 8 7.5 4.2 4.2 0 0 1 12 2z',
  hexagon: 'M12 1.5 21.1 6.75v10.5L12 22.5 2.9 17.25V6.75z',
  ring: 'M12 2a10 10 0 1 0 .01 0zM12 7.5a4.5 4.5 0 1 1-.01 0z',
};

/** The same shapes as they are cut into the top of a cube, which is a flat rhomb. */
export const CUT_PATH: Readonly<Record<PartyShapeName, string>> = {
  triangle: 'M12 3.8 18.5 10.2H5.5z',
  circle: 'M12 4a5.5 3.6 0 1 0 .01 0z',
  square: 'M12 3.3 18.7 7.7 12 12.1 5.3 7.7z',
  diamond: 'M12 2.6 15.4 7.7 12 12.8 8.6 7.7z',
  petals:
    'M12 4.4a2 1.4 0 0 1 2 1.9 2 1.4 0 0 1 1.2 3.1 2 1.4 0 0 1-3.2 1.1 2 1.4 0 0 1-3.2-1.1A2 1.4 0 0 1 10 6.3 2 1.4 0 0 1 12 4.4z',
  hexagon: 'M9 4.2h6l3 3.5-3 3.5H9L6 7.7z',
  ring: 'M12 3.8a5.8 3.9 0 1 0 .01 0zM12 6a2.5 1.7 0 1 1-.01 0z',
};

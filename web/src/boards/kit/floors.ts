// What lies under the figures: the tones of a floor by the colour of its room, and the tiles drawn on it.

export interface Floor {
  name: string;
  light: string;
  mid: string;
  dark: string;
}

export const FLOORS: readonly Floor[] = [
  { name: 'black', light: '#3a2d38', mid: '#261d27', dark: '#171119' },
  { name: 'purple', light: '#675470', mid: '#4a3c54', dark: '#30273a' },
  { name: 'grey', light: '#5f6064', mid: '#47484c', dark: '#303135' },
  { name: 'red', light: '#735349', mid: '#573c35', dark: '#3a2722' },
  { name: 'blue', light: '#4c5d72', mid: '#374555', dark: '#232d39' },
  { name: 'yellow', light: '#726546', mid: '#564a31', dark: '#3a3120' },
  { name: 'green', light: '#4d644c', mid: '#394b38', dark: '#253124' },
  { name: 'dead', light: '#565a63', mid: '#393c44', dark: '#202228' },
];

export interface Tiles {
  name: string;
  width: number;
  height: number;
  /** Degrees. */
  turn?: number;
  path: string;
}

export const TILES: readonly Tiles[] = [
  {
    name: 'flag',
    width: 46,
    height: 40,
    path: 'M0 .5h46M0 14.5h46M0 28.5h46M12 0v14M34 0v14M4 14v14M23 14v14M40 14v14M14 28v12M30 28v12',
  },
  { name: 'brick', width: 24, height: 16, path: 'M0 .5h24M0 8.5h24M6 0v8M18 8v8' },
  { name: 'check', width: 26, height: 26, path: 'M0 13 13 0 26 13 13 26z' },
  {
    name: 'plank',
    width: 60,
    height: 30,
    turn: -30,
    path: 'M0 .5h60M0 10.5h60M0 20.5h60M20 0v10M46 10v10M10 20v10M30 4c6 1 12-1 18 0M4 15c8 1 12-1 20 0',
  },
  { name: 'loz', width: 18, height: 30, path: 'M9 0l9 15-9 15L0 15zM9 9l3.5 6L9 21l-3.5-6z' },
  {
    name: 'earth',
    width: 40,
    height: 36,
    path: 'M4 6h3M15 11h4M28 5h3M34 16h3M8 20h4M21 22h3M31 29h4M5 31h3M17 32h3M24 14h2M0 26c8-4 14 2 20-1s14-1 20 1M0 2c9 4 15-2 24 1s12 1 16-1',
  },
  {
    name: 'ring',
    width: 34,
    height: 34,
    path: 'M17 0a17 17 0 0 1 17 17 17 17 0 0 1-17 17A17 17 0 0 1 0 17 17 17 0 0 1 17 0z',
  },
  {
    name: 'wood',
    width: 120,
    height: 26,
    path: 'M0 4c20-3 40 4 60 0s40-3 60 0M0 12c30 4 50-3 70 1s30 2 50-1M0 21c18 2 38-3 58 0s44 3 62 0',
  },
];

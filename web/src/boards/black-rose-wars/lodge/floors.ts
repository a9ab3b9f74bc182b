// The floors of the rooms by colour: which stone, how it is laid, and the band inlaid round it. The stones
// and tiles themselves are among the drawings that `kit/Art.svelte` mounts.

export interface Floor {
  stone: string;
  tiles: string;
  band: string;
}

const PLAIN: Floor = { stone: 'grey', tiles: 'flag', band: '#9c9ea6' };

const FLOORS: Readonly<Record<string, Floor>> = {
  black: { stone: 'black', tiles: 'ring', band: '#9a5a6e' },
  purple: { stone: 'purple', tiles: 'loz', band: '#a283b8' },
  grey: PLAIN,
  red: { stone: 'red', tiles: 'brick', band: '#bd7c69' },
  blue: { stone: 'blue', tiles: 'check', band: '#769dc6' },
  yellow: { stone: 'yellow', tiles: 'plank', band: '#ccb163' },
  green: { stone: 'green', tiles: 'earth', band: '#80ac7e' },
};

/** A room of a colour that a pack brings has a plain stone floor. */
export const floorOf = (colour: string): Floor => FLOORS[colour] ?? PLAIN;

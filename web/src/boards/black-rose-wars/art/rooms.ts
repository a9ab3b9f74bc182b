// The colours of rooms: each has a sign of its own, so that no colour must be told apart by eye alone.

import { isSign, type SignName } from '../../kit/signs';

/** Muted: the colours of parties must stay the loudest on the board. */
const INKS: Readonly<Record<string, string>> = {
  black: '#c47c93',
  purple: '#b698cb',
  grey: '#a9abb3',
  red: '#cf8d7a',
  blue: '#86abd2',
  yellow: '#d6bd72',
  green: '#8fbb8c',
};

/** The ink of a colour of rooms on dark ground. */
export const inkOf = (colour: string): string => INKS[colour] ?? '#b7ada2';

/** The emblem of a colour; a plain hexagon for one we do not know. */
export function emblemOf(colour: string): SignName {
  const name = `room-${colour}`;
  return isSign(name) ? name : 'room';
}

// Rooms whose figures are too close for a finger: there a tap opens petals.

import type { Target } from '../../../lib/api/types/Target';
import { SMALL } from './names';
import { isCrowded } from './places';
import type { Standing } from './standing';

export function crowds(
  figures: readonly Standing[],
  scale: number,
  asked: (target: Target) => boolean,
): { room: number; count: number }[] {
  const rooms = [...new Set(figures.flatMap(({ room }) => (room === null ? [] : [room])))];
  return rooms.flatMap((room) => {
    const inside = figures.filter((it) => it.room === room);
    // In small rooms a second figure is already too close for a finger.
    const close = isCrowded(inside.length) || (scale < SMALL && inside.length > 1);
    return close && inside.some(({ target }) => asked(target)) ? [{ room, count: inside.length }] : [];
  });
}

// Rooms whose figures are too close for a finger, or stand in stacks: there a tap opens petals.

import type { Target } from '../../../lib/api/types/Target';
import { roomTarget } from '../targets';
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
    const stacked = inside.some(({ hidden }) => hidden) && !asked(roomTarget(room));
    const wanted = stacked || (close && inside.some(({ target }) => asked(target)));
    return wanted ? [{ room, count: inside.length }] : [];
  });
}

// What a spell would reach: the rooms that the rules have found, never a distance of our own.

import type { LodgeTable } from '../table.svelte';
import type { Half } from '../catalogue';

export interface Reach {
  /** Near enough and in sight. */
  seen: ReadonlySet<number>;
  /** Near enough, but the line of sight runs along an edge. */
  near: ReadonlySet<number>;
}

/** The half that counts for the one who looks: the pointed one, else the first that has a range. */
function halfOf(table: LodgeTable): Half | null {
  const { looked } = table;
  if (looked?.what !== 'card' || looked.where === 'other') return null;
  const spell = table.spell(looked.card);
  if (!spell) return null;
  if (looked.half === 'bottom') return spell.bottom;
  if (looked.half === 'top') return spell.top;
  return spell.top.range ? spell.top : spell.bottom;
}

/** The reach of the card that somebody looks at; null while nobody looks at one that has a range. */
export function reachLooked(table: LodgeTable): Reach | null {
  const half = halfOf(table);
  if (!half?.range || table.me === null) return null;
  if (half.range === 'anywhere') {
    return { seen: new Set(table.view.rooms.keys()), near: new Set() };
  }
  const spot = table.body(table.me)?.spot;
  const from = typeof spot === 'object' ? spot.room : null;
  const found = table.view.reach?.find((it) => it.from === from && it.range === Number(half.range));
  return found ? { seen: new Set(found.seen), near: new Set(found.near) } : null;
}

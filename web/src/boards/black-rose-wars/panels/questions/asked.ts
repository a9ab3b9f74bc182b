// Which question is answered where among the panels.

import type { Target } from '../../../../lib/api/types/Target';
import type { LodgeTable } from '../../table.svelte';

/** The same target means the owner of cubes or trophies in these, not a figure. */
const OWNERS = new Set(['trophy', 'swap']);

/** Is the question about figures, so that a portrait stands for one? */
export function asksFigures(table: LodgeTable): boolean {
  return table.reason !== null && !OWNERS.has(table.reason);
}

/** What the tray above the hand must show, if anything. */
export type Tray =
  'cubes' | 'share' | 'ignore' | 'quests' | 'events' | 'schools' | 'supply' | 'moons' | 'trophies';

const TRAYS: Readonly<Record<string, Tray>> = {
  swap: 'cubes',
  heal: 'cubes',
  scarce: 'share',
  ignore: 'ignore',
  trophy: 'trophies',
  quest: 'quests',
  'keep-quest': 'quests',
  'quest-limit': 'quests',
  'discard-active': 'quests',
  event: 'events',
  schools: 'schools',
  school: 'schools',
  moon: 'moons',
  misfortune: 'supply',
  upgrade: 'supply',
  summon: 'supply',
  'drop-misfortune': 'supply',
};

/** Cubes of rooms are swapped in the room itself, on the map. */
function onMap(table: LodgeTable): boolean {
  return table.options.every(({ at }) => at?.what !== 'cubes');
}

export function trayOf(table: LodgeTable): Tray | null {
  const tray = TRAYS[table.reason ?? ''] ?? null;
  return tray === 'cubes' && onMap(table) ? null : tray;
}

/** Is it about spells that lie in one's slots, or are being laid there? */
export function asksSlots(table: LodgeTable): boolean {
  const laid = new Set((table.mine?.slots ?? []).flatMap((slot) => slot?.card?.[0] ?? []));
  return (
    (table.reason?.startsWith('plan') ?? false) ||
    table.options.some(({ at }) => at?.what === 'slot' || (at?.what === 'spell' && laid.has(at.card)))
  );
}

/** The options of the question that are not mere ways. */
export function things(table: LodgeTable): Target[] {
  return table.options.filter(({ at }) => at?.what !== 'way').map(({ target }) => target);
}

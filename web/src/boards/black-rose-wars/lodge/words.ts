// Rooms and figures in words, for those who do not see the map and for labels.

import { t } from '../../../lib/i18n';
import type { LodgeTable } from '../table.svelte';
import type { PartyId, RoomView } from '../view';
import type { Standing } from './standing';

/** How many things are whose: "Anna 2, Bruno 1". */
function counted(table: LodgeTable, parties: readonly PartyId[]): string {
  const whose = [...new Set(parties)].sort((one, other) => one - other);
  return whose
    .map((party) => `${table.partyName(party)} ${parties.filter((it) => it === party).length}`)
    .join(', ');
}

function sideWords(table: LodgeTable, room: number, view: RoomView): string[] {
  if (view.side === 'rebuilt') {
    return [t('rose-map-rebuilt'), view.used ? t('rose-map-key-used') : t('rose-map-key-ready')];
  }
  const slots = table.catalogue.rooms.get(room)?.slots ?? 0;
  const have = view.instability.length;
  const cubes = counted(table, view.instability);
  const filled = t('rose-map-destroyed', { have, slots });
  return [
    cubes ? `${filled}: ${cubes}` : filled,
    ...(slots > 0 && have >= slots ? [t('rose-map-full')] : []),
  ];
}

/** Beside its name: "destroyed, instability 3 of 6: Anna 2, Bruno 1; here: Gramigna". */
export function roomWords(table: LodgeTable, room: number, view: RoomView): string {
  const figures = table.chosen ? table.figuresIn(room).map((figure) => table.figureName(figure)) : [];
  const parts = [sideWords(table, room, view).join(', ')];
  if (figures.length > 0) parts.push(t('rose-map-inside', { figures: figures.join(', ') }));
  return parts.join('; ');
}

export function figureWords({ name, life, room }: Standing): string {
  const words = t('rose-map-life', { name, left: Math.max(0, life.max - life.damage), max: life.max });
  return room === null ? t('rose-map-in-cell', { name: words }) : words;
}

export function cellWords(table: LodgeTable, party: PartyId): string {
  return party === table.me
    ? t('rose-map-your-cell')
    : t('rose-map-cell-of', { owner: table.partyName(party) });
}

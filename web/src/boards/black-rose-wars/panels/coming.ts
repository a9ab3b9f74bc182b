// Damage on its way, as the view tells it: cubes that would lie on a figure.

import { targetKey } from '../../../lib/table/draft';
import type { PartyLook } from '../../kit/parties';
import { figureTarget } from '../targets';
import type { LodgeTable } from '../table.svelte';
import type { Figure } from '../view';

/** Whose cubes would come to the figure, as far as it is known. */
export function comingTo(table: LodgeTable, figure: Figure): PartyLook[] {
  // Too few cubes for all: how they are shared is asked just now.
  if (table.reason === 'scarce') return [];
  const key = targetKey(figureTarget(figure));
  return table.view.stack
    .flatMap((frame) => (frame.kind === 'damage' ? frame.packets : []))
    .filter((packet) => targetKey(figureTarget(packet.victim)) === key)
    .flatMap(({ party, number }) => Array.from({ length: number }, () => table.look(party)));
}

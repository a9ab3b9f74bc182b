// Who rests on a card of the hand or a slot: the map shows how far it reaches.

import type { LodgeTable, Looked } from '../table.svelte';
import type { HalfSide } from '../view';

type Where = Extract<Looked, { what: 'card' }>['where'];

export function lookingAtCard(
  table: LodgeTable,
  card: number,
  half: HalfSide | null,
  where: Where,
): (here: boolean) => void {
  return (here) => {
    const looked = table.looked;
    if (here) table.looked = { what: 'card', card, half, where };
    else if (looked?.what === 'card' && looked.card === card) table.looked = null;
  };
}

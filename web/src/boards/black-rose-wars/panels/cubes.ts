// The cubes on figures, as the questions about them see them.

import type { Target } from '../../../lib/api/types/Target';
import type { PartyLook } from '../../kit/parties';
import { cubesTarget } from '../targets';
import type { LodgeTable } from '../table.svelte';
import type { Figure, PartyId } from '../view';

/** The damage on a figure, from left to right. */
export function damageOf(table: LodgeTable, figure: Figure): readonly PartyId[] {
  return 'mage' in figure
    ? (table.body(figure.mage)?.track ?? [])
    : (table.evocation(figure.evoc)?.damage ?? []);
}

export interface DamageCube {
  party: PartyLook;
  target: Target;
  taken: boolean;
}

/** The same as cubes to pick: of each party as many are taken as the draft says, the leftmost first. */
export function cubesOf(table: LodgeTable, figure: Figure): DamageCube[] {
  const seen = new Map<PartyId, number>();
  return damageOf(table, figure).map((party) => {
    const before = seen.get(party) ?? 0;
    seen.set(party, before + 1);
    const target = cubesTarget(figure, party);
    return { party: table.look(party), target, taken: before < table.pick.amount(target) };
  });
}

/** What lies there in the end: swapped cubes become one's own, healed ones are gone. */
export function ghostOf(table: LodgeTable): PartyLook | null {
  return table.reason === 'swap' && table.asked ? table.look(table.asked.seat) : null;
}

/** The figures whose cubes are asked about, in the order of the question. */
export function figuresAsked(table: LodgeTable): Figure[] {
  const found = new Map<string, Figure>();
  for (const { at } of table.options) {
    if (at?.what === 'cubes') found.set(JSON.stringify(at.on), at.on);
  }
  return [...found.values()];
}

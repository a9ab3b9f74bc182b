import type { TableCard } from '../api/types/TableCard.ts';

const RANK = { playing: 1, gathering: 2, over: 3, abandoned: 4 } as const;

/** Where one must decide comes first, then what runs, then the past; the newest of each first. */
export function inOrder(tables: readonly TableCard[]): TableCard[] {
  const rank = (table: TableCard) => (table.your_turn ? 0 : RANK[table.status]);
  return [...tables].sort((a, b) => rank(a) - rank(b) || b.updated - a.updated);
}

/** Where one can sit down comes first, then what can be watched; the newest of each first. */
export function openFirst(tables: readonly TableCard[]): TableCard[] {
  const rank = (table: TableCard) => (table.status === 'gathering' && table.free > 0 ? 0 : 1);
  return [...tables].sort((a, b) => rank(a) - rank(b) || b.updated - a.updated);
}

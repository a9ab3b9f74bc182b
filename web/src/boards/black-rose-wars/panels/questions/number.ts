// The number of a question that asks for one. Not every way to pick can name it: replays cannot.

import type { SelectionApi } from '../../../../lib/table/selection.svelte';

interface Counting {
  readonly number: number;
  setNumber(value: number): void;
}

export function counting(pick: SelectionApi): Counting | null {
  return 'setNumber' in pick && 'number' in pick ? (pick as SelectionApi & Counting) : null;
}

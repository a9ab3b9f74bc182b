// The number of a question that asks for one. Not every way to pick can name it: replays cannot.

import type { PickApi } from '../../../../lib/table/pick.svelte';

interface Counting {
  readonly number: number;
  setNumber(value: number): void;
}

export function counting(pick: PickApi): Counting | null {
  return 'setNumber' in pick && 'number' in pick ? (pick as PickApi & Counting) : null;
}

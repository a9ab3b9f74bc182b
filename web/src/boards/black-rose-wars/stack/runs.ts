// Whether there is anything to show of what runs: the panel leaves its place to others when there is not.

import type { LodgeTable } from '../table.svelte';
import type { View } from '../view';

/** The questions that are answered in the panel itself. */
const ANSWERED_HERE: readonly string[] = ['alternative', 'order'];

export function answersHere(table: LodgeTable): boolean {
  return ANSWERED_HERE.includes(table.reason ?? '');
}

/** Does something run? */
export function runs(view: View): boolean {
  return view.stack.length > 0;
}

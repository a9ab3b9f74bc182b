// What somebody points at with words: a name in the log, a step of what happened. Boards ring it.

import type { Target } from '../api/types/Target';
import { targetKey } from './draft';

let all = $state.raw<readonly Target[]>([]);
const keys = $derived(new Set(all.map(targetKey)));

/** The things words point at right now. */
export const pointing = {
  /** The first of them, for boards that follow it with their eyes. */
  get at(): Target | null {
    return all[0] ?? null;
  },
  get all(): readonly Target[] {
    return all;
  },
  /** Is it one of them? */
  has(target: Target): boolean {
    return keys.has(targetKey(target));
  },
  show(targets: readonly Target[]): void {
    all = targets;
  },
  clear(): void {
    all = [];
  },
};

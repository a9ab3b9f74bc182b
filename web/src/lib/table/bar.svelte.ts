// What a board says in the bar of the table page: its turn and phase, before the seats.

import type { Snippet } from 'svelte';

let lead = $state.raw<Snippet | null>(null);

/** The bar of the table; a board that is alone on the page may write into it. */
export const bar = {
  /** Shown between the title and the seats. */
  get lead(): Snippet | null {
    return lead;
  },
  /** Says it while a board is there: `$effect(() => bar.say(mine))`. */
  say(snippet: Snippet): () => void {
    lead = snippet;
    return () => {
      if (lead === snippet) lead = null;
    };
  },
};

// Looking at a thing: the map and the peek show what it means.

import type { Target } from '../../../lib/api/types/Target';
import { targetKey } from '../../../lib/table/draft';
import type { LodgeTable } from '../table.svelte';

/** What `pickable` calls when somebody begins or ends to look at the thing. */
export function looking(table: LodgeTable, target: Target): (here: boolean) => void {
  return (here) => {
    const looked = table.looked;
    if (here) table.looked = { what: 'thing', target };
    else if (looked?.what === 'thing' && targetKey(looked.target) === targetKey(target)) table.looked = null;
  };
}

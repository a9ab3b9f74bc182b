// Tells the question that an option of it is in sight here, so that the dock need not repeat it.

import type { Attachment } from 'svelte/attachments';
import type { Target } from '../../../lib/api/types/Target';
import type { SelectionApi } from '../../../lib/table/selection.svelte';

/** While the element is there, its target is shown in place. */
export function shown(pick: SelectionApi, target: Target): Attachment {
  return () => {
    $effect(() => (pick.offers(target) ? pick.shows([target]) : undefined));
  };
}

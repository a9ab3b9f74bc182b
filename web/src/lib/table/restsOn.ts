// Who rests on something that can be picked is told what would follow.

import type { Attachment } from 'svelte/attachments';
import { trial } from './draft';
import type { LiveTable } from './game.svelte';

/** For what holds things to pick: pointer, focus and first taps on them ask what would follow. */
export function restsOn(live: () => LiveTable): Attachment<HTMLElement> {
  return (room) => {
    const gone = new AbortController();
    const look = (event: Event): void => {
      const thing = event.target instanceof Element ? event.target.closest('[data-target]') : null;
      const key = thing?.getAttribute('data-target') ?? null;
      const { asked, pick, foresight } = live();
      foresight.rest(asked, asked && key ? trial(asked, pick.draft, key) : null);
    };
    const away = (): void => live().foresight.rest(null, null);
    for (const name of ['pointerover', 'focusin', 'pointerdown'])
      room.addEventListener(name, look, { signal: gone.signal, passive: true });
    room.addEventListener('pointerleave', away, { signal: gone.signal });
    return () => gone.abort();
  };
}

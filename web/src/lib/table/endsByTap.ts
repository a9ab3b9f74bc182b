// Any tap on the board ends the show; it must not play what lights up under it in the same moment.

import type { Attachment } from 'svelte/attachments';
import type { Show } from './show.svelte';

/** How long after a finger came down its click may come. */
const CLICK = 700;

/** For the room of the board: a tap ends the show and does nothing else. */
export function endsByTap(show: () => Show): Attachment<HTMLElement> {
  return (field) => {
    let swallowUntil = 0;
    const gone = new AbortController();
    const early = { capture: true, signal: gone.signal };
    field.addEventListener(
      'pointerdown',
      (event) => {
        if (!show().behind) return;
        show().finish();
        swallowUntil = event.timeStamp + CLICK;
      },
      early,
    );
    field.addEventListener(
      'click',
      (event) => {
        if (event.timeStamp > swallowUntil) return;
        swallowUntil = 0;
        event.stopPropagation();
        event.preventDefault();
      },
      early,
    );
    return () => gone.abort();
  };
}

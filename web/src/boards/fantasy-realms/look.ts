// Hovering, focusing or pressing long: three ways to have a closer look at a card.

import type { Attachment } from 'svelte/attachments';
import type { Piece } from './catalogue';
import type { Room } from './room.svelte';

const HOVER = 260;
const LEAVE = 160;
const PRESS = 420;
/** A finger that moves this far scrolls; it does not press. */
const SLIP = 10;

/** Makes an element show its card from near. */
export function lookable(room: Room, piece: Piece | undefined): Attachment<HTMLElement> {
  return (element) => {
    if (!piece) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let start: { x: number; y: number } | null = null;
    let pressed = false;
    let waiting = false;
    const wait = (delay: number, act: () => void): void => {
      clearTimeout(timer);
      timer = setTimeout(act, delay);
    };
    const listen = <K extends keyof HTMLElementEventMap>(
      type: K,
      act: (event: HTMLElementEventMap[K]) => void,
      options?: AddEventListenerOptions,
    ): void => element.addEventListener(type, act, { signal: gone.signal, ...options });
    const gone = new AbortController();

    // Cards also move under a resting pointer; only a pointer that moves asks for a look.
    listen('pointermove', (event) => {
      const moves = event.movementX !== 0 || event.movementY !== 0;
      if (event.pointerType !== 'mouse' || !moves || waiting || room.looked?.anchor === element) return;
      waiting = true;
      wait(HOVER, () => !room.looked?.pinned && room.look(piece, element, false));
    });
    listen('pointerleave', (event) => {
      waiting = false;
      if (event.pointerType === 'mouse') wait(LEAVE, () => !overPanel() && room.lookAway(element));
    });
    listen('focus', () => {
      if (element.matches(':focus-visible')) room.look(piece, element, false);
    });
    listen('blur', () => room.lookAway(element));
    listen('pointerdown', (event) => {
      pressed = false;
      if (event.pointerType === 'mouse') return clearTimeout(timer);
      start = { x: event.clientX, y: event.clientY };
      wait(PRESS, () => {
        pressed = true;
        room.look(piece, element, true);
      });
    });
    listen('pointermove', (event) => {
      const far = start && Math.hypot(event.clientX - start.x, event.clientY - start.y) > SLIP;
      if (far) clearTimeout(timer);
    });
    listen('pointerup', (event) => event.pointerType !== 'mouse' && clearTimeout(timer));
    listen('pointercancel', () => clearTimeout(timer));
    listen('contextmenu', (event) => start && event.preventDefault());
    // A long press has shown the card; letting go must not play it.
    listen(
      'click',
      (event) => {
        if (!pressed) return;
        pressed = false;
        event.stopImmediatePropagation();
        event.preventDefault();
      },
      { capture: true },
    );
    return () => {
      gone.abort();
      clearTimeout(timer);
      room.lookAway(element);
    };
  };
}

/** The pointer may wander from the card to its panel, to read on or follow a link there. */
function overPanel(): boolean {
  return document.querySelector('.realms-look:hover') !== null;
}

// Cards are dragged into slots: by the mouse in any direction, by a finger upwards, because sideways it moves
// the hand. Where a card is dropped is found by the mark `data-slot`.

import type { Attachment } from 'svelte/attachments';

/** A tap that slips by less is a tap. */
const SLIP = 8;

export interface Dragged {
  card: number;
  x: number;
  y: number;
  width: number;
  /** The slot under the card. */
  over: number | null;
}

function slotAt(x: number, y: number): number | null {
  const slot = document
    .elementsFromPoint(x, y)
    .map((it) => it.closest<HTMLElement>('[data-slot]')?.dataset['slot'])
    .find((it) => it !== undefined);
  return slot === undefined ? null : Number(slot);
}

export class Drag {
  /** What is in the air now. */
  dragged = $state.raw<Dragged | null>(null);

  /** The element is a card that can be dragged while `may` says so. */
  card(card: number, may: () => boolean, drop: (slot: number | null) => void): Attachment<HTMLElement> {
    return (element) => {
      let from: PointerEvent | null = null;

      const begins = (event: PointerEvent, start: PointerEvent): boolean => {
        const [across, up] = [Math.abs(event.clientX - start.clientX), start.clientY - event.clientY];
        if (event.pointerType !== 'mouse') return Math.abs(up) > SLIP && Math.abs(up) > across;
        return Math.hypot(across, up) > SLIP;
      };
      const down = (event: PointerEvent): void => {
        from = event.isPrimary && event.button === 0 && may() ? event : null;
      };
      const move = (event: PointerEvent): void => {
        if (!from || (!this.dragged && !begins(event, from))) return;
        if (!this.dragged) element.setPointerCapture(event.pointerId);
        const { clientX: x, clientY: y } = event;
        this.dragged = { card, x, y, width: element.clientWidth, over: slotAt(x, y) };
      };
      const end = (event: PointerEvent): void => {
        const dropped = this.dragged;
        from = null;
        this.dragged = null;
        if (!dropped) return;
        swallowClick(element);
        if (event.type === 'pointerup') drop(dropped.over);
      };
      const heard = [
        ['pointerdown', down],
        ['pointermove', move],
        ['pointerup', end],
        ['pointercancel', end],
      ] as const;
      heard.forEach(([name, hear]) => element.addEventListener(name, hear));
      return () => heard.forEach(([name, hear]) => element.removeEventListener(name, hear));
    };
  }
}

/** The end of a drag is no tap. */
function swallowClick(element: HTMLElement): void {
  const stop = (event: Event): void => {
    event.stopPropagation();
    event.preventDefault();
  };
  element.addEventListener('click', stop, { capture: true, once: true });
  setTimeout(() => element.removeEventListener('click', stop, { capture: true }), 0);
}

/** One pointer drags one card. */
export const drag = new Drag();

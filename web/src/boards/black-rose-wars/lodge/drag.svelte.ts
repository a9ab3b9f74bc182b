// One's own figure in the hand: after eight pixels it follows, and where it is let go it means the room.

import type { Attachment } from 'svelte/attachments';
import type { Point } from '../layout';

const SLACK = 8;

export interface DragHost {
  /** Is there a room that it may be dragged to? */
  wanted(): boolean;
  /** Where a point of the screen lies in the drawing. */
  place(clientX: number, clientY: number): Point | null;
  /** It was let go here. */
  drop(at: Point): void;
}

export class FigureDrag {
  /** Where the figure is held now. */
  at = $state.raw<Point | null>(null);
  readonly #host: DragHost;

  constructor(host: DragHost) {
    this.#host = host;
  }

  attach: Attachment<SVGGElement> = (element) => {
    const down = (event: PointerEvent): void => this.#take(element, event);
    element.addEventListener('pointerdown', down);
    $effect(() => {
      if (this.#host.wanted()) element.dataset.drag = '';
      else delete element.dataset.drag;
    });
    return () => element.removeEventListener('pointerdown', down);
  };

  #take(element: SVGGElement, start: PointerEvent): void {
    if (start.button !== 0 || !this.#host.wanted()) return;
    const stop = new AbortController();
    const { signal } = stop;
    const far = (event: PointerEvent): boolean =>
      Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) > SLACK;
    const move = (event: PointerEvent): void => {
      if (event.pointerId !== start.pointerId || (!this.at && !far(event))) return;
      event.preventDefault();
      this.at = this.#host.place(event.clientX, event.clientY);
    };
    const end = (event: PointerEvent): void => {
      if (event.pointerId !== start.pointerId) return;
      stop.abort();
      const at = this.at;
      this.at = null;
      if (!at || event.type !== 'pointerup') return;
      swallowClick();
      this.#host.drop(at);
    };
    window.addEventListener('pointermove', move, { signal, passive: false });
    window.addEventListener('pointerup', end, { signal });
    window.addEventListener('pointercancel', end, { signal });
    // A finger on the figure drags it and does not scroll the page.
    element.addEventListener('touchmove', (event) => event.preventDefault(), { signal, passive: false });
  }
}

/** The click that follows a drag means nothing. */
function swallowClick(): void {
  const swallow = (event: Event): void => event.stopPropagation();
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 50);
}

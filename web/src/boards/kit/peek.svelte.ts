// A look at one thing: what it is, beside it, without touching it. Pointer, focus and a resting finger
// open it; leaving, Escape and a tap elsewhere close it; a pinned one stays until it is closed.

import type { Target } from '../../lib/api/types/Target';
import { Hold } from './longpress';
import type { Box } from './peekplace';

/** So long a pointer rests before the thing is shown. */
const REST = 250;
/** From one thing to the next while a peek is open. */
const NEXT = 90;
/** The pointer may slip off for so long. */
const SLIP = 120;

/** One thing shown. */
export interface Peeked {
  target: Target;
  /** The thing it lies beside. */
  by: Element;
  /** Where it lies; a pinned one stays there. */
  at?: Box;
}

type Known = { target: Target };

const known = new WeakMap<Element, Known>();

/** The element shows its thing when somebody rests on it; the innermost such element counts. */
export function peeks(target: Target | null): (element: Element) => (() => void) | undefined {
  return (element) => {
    if (!target) return undefined;
    const mine = { target };
    known.set(element, mine);
    return () => {
      if (known.get(element) !== mine) return;
      known.delete(element);
      // An update gives the same element a new target at once; one that is gone shows nothing.
      queueMicrotask(() => !known.has(element) && peek.gone(element));
    };
  };
}

/** The thing an event is about. */
function thingAt(event: Event): Element | null {
  const path = event.composedPath();
  return (path.find((it) => it instanceof Element && known.has(it)) as Element | undefined) ?? null;
}

export class PeekDesk {
  /** What is looked at now. */
  open = $state.raw<Peeked | null>(null);
  /** What stays in sight, to compare with. */
  pinned = $state.raw<readonly Peeked[]>([]);
  #timer = 0;
  #at: Box | undefined;
  #waits: Element | null = null;
  readonly #hold = new Hold();

  /** Listens to a whole page; the answer is how to stop. */
  attend(page: Document): () => void {
    const heard: [string, (event: never) => void][] = [
      ['pointerover', this.#over],
      ['pointerdown', this.#down],
      ['pointermove', (event: PointerEvent) => this.#hold.move(event)],
      ['pointerup', () => this.#hold.end()],
      ['pointercancel', () => this.#hold.end()],
      ['click', this.#click],
      ['contextmenu', this.#menu],
      ['focusin', this.#focus],
      ['focusout', () => this.#later(null, SLIP)],
      ['keydown', this.#key],
    ];
    heard.forEach(([name, hear]) => page.addEventListener(name, hear as EventListener, true));
    return () => {
      heard.forEach(([name, hear]) => page.removeEventListener(name, hear as EventListener, true));
      this.close();
      this.pinned = [];
    };
  }

  /** Shows the thing of an element at once: for names in texts that are pressed. */
  show(by: Element, target: Target): void {
    this.#stop();
    this.open = { by, target };
  }

  /** Says where the open one has been laid. */
  lay(peeked: Peeked, at: Box): void {
    if (this.open === peeked) this.#at = at;
  }

  /** The open one stays where it is until it is closed; the oldest of two makes room. */
  pin(): void {
    const open = this.open;
    if (!open) return;
    this.pinned = [...this.pinned, { ...open, at: this.#at }].slice(-2);
    this.close();
  }

  unpin(peeked: Peeked): void {
    this.pinned = this.pinned.filter((it) => it !== peeked);
  }

  close(): void {
    this.#stop();
    this.open = null;
  }

  gone(element: Element): void {
    if (this.open?.by === element) this.close();
    if (this.#waits === element) this.#stop();
  }

  #stop(): void {
    window.clearTimeout(this.#timer);
    this.#waits = null;
  }

  #later(element: Element | null, after: number): void {
    if (element !== null && element === this.open?.by) return this.#stop();
    if (element !== null && element === this.#waits) return;
    if (element === null && !this.open && !this.#waits) return;
    this.#stop();
    this.#waits = element;
    this.#timer = window.setTimeout(() => {
      const target = element && known.get(element)?.target;
      this.#waits = null;
      this.open = element && target ? { by: element, target } : null;
    }, after);
  }

  readonly #over = (event: PointerEvent): void => {
    if (event.pointerType === 'touch') return;
    if (inPeek(event)) return this.#stop();
    const element = thingAt(event);
    if (element && this.#isPinned(element)) return this.#later(null, SLIP);
    if (element) this.#later(element, this.open ? NEXT : REST);
    else this.#later(null, SLIP);
  };

  readonly #down = (event: PointerEvent): void => {
    if (inPeek(event)) return;
    // Whoever takes something has seen enough of it.
    this.close();
    const element = thingAt(event);
    const target = element && known.get(element)?.target;
    if (event.pointerType === 'mouse' || !target) return;
    this.#hold.begin(event, () => this.show(element, target));
  };

  readonly #click = (event: Event): void => {
    // The end of a long press is no tap.
    if (!this.#hold.spent()) return;
    event.preventDefault();
    event.stopPropagation();
  };

  readonly #menu = (event: Event): void => {
    if (this.open && thingAt(event) === this.open.by) event.preventDefault();
  };

  readonly #focus = (event: Event): void => {
    const element = thingAt(event);
    if (!element || !(event.target as Element).matches(':focus-visible')) return;
    this.#later(element, this.open ? NEXT : REST);
  };

  readonly #key = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.altKey || event.metaKey || writing(event.target)) return;
    if (event.key === 'Escape' && (this.open || this.pinned.length > 0)) {
      event.stopPropagation();
      if (this.open) this.close();
      else this.pinned = this.pinned.slice(0, -1);
    } else if (event.key === 'p' && this.open) {
      event.stopPropagation();
      this.pin();
    }
  };

  #isPinned(element: Element): boolean {
    return this.pinned.some((it) => it.by === element);
  }
}

function inPeek(event: Event): boolean {
  return event.target instanceof Element && event.target.closest('[data-peek]') !== null;
}

function writing(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');
}

/** The one popover of the page. */
export const peek = new PeekDesk();

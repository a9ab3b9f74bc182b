// Tokens fly: from where they lay to where they lie now, out of the pouch and into the tray.

import { calm } from '../../lib/ui/motion';

const LENGTH = 420;
const EASE = 'cubic-bezier(0.3, 0.7, 0.2, 1)';

/** Where pieces without an element of their own are: the pouch and the tray. */
export type Shelter = 'pouch' | 'tray';

/** The elements of pieces, and where they were before the last change. */
export class Flights {
  readonly #live = new Map<number, HTMLElement>();
  readonly #shelters = new Map<Shelter, HTMLElement>();
  #before = new Map<number, DOMRect>();
  #leaving: { id: number; at: DOMRect; ghost: HTMLElement }[] = [];
  #began = false;

  /** An attachment for the element of a piece. */
  piece = (id: number) => (element: HTMLElement) => {
    this.#live.set(id, element);
    return () => {
      if (this.#live.get(id) !== element) return;
      this.#live.delete(id);
      const at = this.#before.get(id);
      if (at) this.#leaving.push({ id, at, ghost: element.cloneNode(true) as HTMLElement });
    };
  };

  /** An attachment for the pouch and the tray. */
  shelter = (name: Shelter) => (element: HTMLElement) => {
    this.#shelters.set(name, element);
    return () => this.#shelters.delete(name);
  };

  /** Remembers where everything is: call it before the page changes. */
  look(): void {
    this.#before = new Map([...this.#live].map(([id, element]) => [id, element.getBoundingClientRect()]));
    this.#leaving = [];
  }

  /** Lets everything fly to its place: call it when the page has changed. */
  fly(goesTo: (id: number) => Shelter | null): void {
    const length = this.#began ? calm(LENGTH) : 0;
    this.#began = true;
    if (length === 0) return;
    let late = 0;
    for (const [id, element] of this.#live) {
      const from = this.#before.get(id) ?? this.#shelters.get('pouch')?.getBoundingClientRect();
      if (from && slide(element, from, length, late)) late = Math.min(late + 25, 200);
    }
    for (const { id, at, ghost } of this.#leaving) {
      const shelter = goesTo(id);
      const to = shelter && this.#shelters.get(shelter)?.getBoundingClientRect();
      if (to && !this.#live.has(id)) vanish(ghost, at, to, length);
    }
    this.#leaving = [];
  }
}

/** Moves an element from a former place to its own; says whether it had to. */
function slide(element: HTMLElement, from: DOMRect, duration: number, delay: number): boolean {
  const to = element.getBoundingClientRect();
  const x = from.left + from.width / 2 - to.left - to.width / 2;
  const y = from.top + from.height / 2 - to.top - to.height / 2;
  if (to.width === 0 || (Math.abs(x) < 1 && Math.abs(y) < 1)) return false;
  element.animate(
    [
      { translate: `${x}px ${y}px`, zIndex: 5 },
      { translate: '0 0', zIndex: 5 },
    ],
    { duration, delay, easing: EASE, fill: 'backwards' },
  );
  return true;
}

/** Sends a copy of an element that is gone to where its piece went. */
function vanish(ghost: HTMLElement, from: DOMRect, to: DOMRect, duration: number): void {
  ghost.setAttribute('aria-hidden', 'true');
  ghost.inert = true;
  Object.assign(ghost.style, {
    position: 'fixed',
    left: `${from.left}px`,
    top: `${from.top}px`,
    width: `${from.width}px`,
    height: `${from.height}px`,
    margin: '0',
    pointerEvents: 'none',
    zIndex: '40',
  });
  document.body.append(ghost);
  const x = to.left + to.width / 2 - from.left - from.width / 2;
  const y = to.top + to.height / 2 - from.top - from.height / 2;
  const flight = ghost.animate(
    [
      { translate: '0 0', scale: 1, opacity: 1 },
      { translate: `${x}px ${y}px`, scale: 0.5, opacity: 0.2 },
    ],
    { duration, easing: EASE },
  );
  flight.finished.finally(() => ghost.remove()).catch(() => undefined);
}

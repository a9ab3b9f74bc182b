// A finger or a pressed button that stays: a second meaning of a tap, for who knows it. It never carries what
// taps alone could not do.

import type { Attachment } from 'svelte/attachments';

const LONG = 450;

/** Calls back when the element is held; the click that ends the hold is swallowed. */
export function hold(held: () => void): Attachment<HTMLElement | SVGElement> {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let fired = false;
    const start = (): void => {
      fired = false;
      timer = setTimeout(() => {
        fired = true;
        held();
      }, LONG);
    };
    const stop = (): void => clearTimeout(timer);
    const swallow = (event: Event): void => {
      if (!fired) return;
      fired = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const heard: [string, (event: Event) => void][] = [
      ['pointerdown', start],
      ['pointerup', stop],
      ['pointerleave', stop],
      ['pointercancel', stop],
    ];
    heard.forEach(([name, hear]) => element.addEventListener(name, hear));
    // Before the element hears the click itself.
    element.addEventListener('click', swallow, { capture: true });
    return () => {
      stop();
      heard.forEach(([name, hear]) => element.removeEventListener(name, hear));
      element.removeEventListener('click', swallow, { capture: true });
    };
  };
}

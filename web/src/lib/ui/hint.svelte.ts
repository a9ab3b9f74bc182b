/** How long a finger rests before it asks for an explanation. */
const LONG_PRESS = 450;
/** A moment's grace, so that a mouse passing over sets nothing off. */
const HOVER = 250;

/** When an explanation is shown: on hover, on focus from the keyboard, and on a long press. */
export class Hint {
  open = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pressed = false;

  hide(): void {
    clearTimeout(this.#timer);
    this.open = false;
  }

  #soon(delay: number, then?: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.open = true;
      then?.();
    }, delay);
  }

  /** An attachment: `{@attach hint.listen}`. */
  listen = (element: HTMLElement): (() => void) => {
    const gone = new AbortController();
    const on = <K extends keyof HTMLElementEventMap>(
      name: K,
      does: (event: HTMLElementEventMap[K]) => void,
      capture = false,
    ) => element.addEventListener(name, does, { signal: gone.signal, capture });

    on('pointerenter', (event) => event.pointerType === 'mouse' && this.#soon(HOVER));
    on('pointerleave', () => this.hide());
    on('pointerdown', (event) => {
      this.#pressed = false;
      if (event.pointerType === 'mouse') this.hide();
      else this.#soon(LONG_PRESS, () => (this.#pressed = true));
    });
    on('pointerup', () => this.#pressed || this.hide());
    on('pointercancel', () => this.hide());
    on('focusin', (event) => {
      if (event.target instanceof Element && event.target.matches(':focus-visible')) this.#soon(0);
    });
    on('focusout', () => this.hide());
    // A long press asked for words: it must not press the button too, nor open the browser's menu.
    on(
      'click',
      (event) => {
        if (!this.#pressed) return;
        this.#pressed = false;
        event.preventDefault();
        event.stopPropagation();
      },
      true,
    );
    on('contextmenu', (event) => this.#pressed && event.preventDefault());
    return () => {
      gone.abort();
      this.hide();
    };
  };

  /** Puts the words above the thing, or below where there is no room, and never off the screen. */
  place(anchor: Element, bubble: HTMLElement): void {
    if (bubble.showPopover && !bubble.matches(':popover-open')) bubble.showPopover();
    const at = (anchor.firstElementChild ?? anchor).getBoundingClientRect();
    const size = bubble.getBoundingClientRect();
    const gap = 8;
    const above = at.top - size.height - gap;
    const left = at.left + at.width / 2 - size.width / 2;
    bubble.style.top = `${above >= gap ? above : at.bottom + gap}px`;
    bubble.style.left = `${Math.max(gap, Math.min(left, innerWidth - size.width - gap))}px`;
  }
}

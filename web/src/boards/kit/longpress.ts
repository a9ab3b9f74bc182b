// A finger that rests on a thing means "more of this": how long, and how still.

/** So long a finger must rest. */
const HOLD = 350;
/** So many pixels it may tremble. */
const TREMBLE = 8;

/** One finger on its way to a long press. */
export class Hold {
  #timer = 0;
  #from = { x: 0, y: 0 };
  /** The press was a long one: the click that follows is not a tap. */
  #held = false;

  begin(event: PointerEvent, held: () => void): void {
    this.end();
    this.#held = false;
    this.#from = { x: event.clientX, y: event.clientY };
    this.#timer = window.setTimeout(() => {
      this.#held = true;
      held();
    }, HOLD);
  }

  move(event: PointerEvent): void {
    const { x, y } = this.#from;
    if (Math.hypot(event.clientX - x, event.clientY - y) > TREMBLE) this.end();
  }

  end(): void {
    window.clearTimeout(this.#timer);
  }

  /** Was the press that has just ended a long one? Asked once for each. */
  spent(): boolean {
    const held = this.#held;
    this.#held = false;
    return held;
  }
}

// "What if": what would follow from the answer somebody rests on, told before it is given.

import type { Asked } from '../api/types/Asked';
import type { Foreseen } from '../api/types/Foreseen';

/** Who passes over a thing does not ask about it. */
const REST = 220;

type Wish = { ticket: number; answer: readonly number[] };

const same = (one: Wish, other: Wish): boolean =>
  one.ticket === other.ticket && one.answer.join() === other.answer.join();

/** What is looked ahead to, and what came of it. */
export class Foresight {
  readonly #ask: (seat: number, ticket: number, answer: number[]) => void;
  #wish = $state.raw<Wish | null>(null);
  #told = $state.raw<Foreseen | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(ask: (seat: number, ticket: number, answer: number[]) => void) {
    this.#ask = ask;
  }

  /** Somebody rests on what would give this answer, or on nothing any more. */
  rest(asked: Asked | null, answer: number[] | null): void {
    clearTimeout(this.#timer);
    if (!asked || !answer || asked.forced) {
      this.#wish = null;
      return;
    }
    const wish = { ticket: asked.ticket, answer };
    if (this.#wish && same(this.#wish, wish)) return;
    this.#wish = wish;
    if (this.#told && same(this.#told, wish)) return;
    this.#timer = setTimeout(() => this.#ask(asked.seat, asked.ticket, answer), REST);
  }

  hear(told: Foreseen): void {
    this.#told = told;
  }

  /** What would follow from what somebody rests on, once it is known. */
  get told(): Foreseen | null {
    const [wish, told] = [this.#wish, this.#told];
    return wish && told && same(told, wish) ? told : null;
  }
}

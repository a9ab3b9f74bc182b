// Stepping through the moments of a game, by hand or by itself.

import type { Moment } from '../api/types/Moment';

/** How long a moment is shown at normal speed, in milliseconds. */
const PACE = 1600;
/** How many moments are kept, so that stepping back shows them at once. */
const KEPT = 200;

/** Fetches a moment. */
export type Fetcher = (at: number) => Promise<Moment>;

/** A game, moment by moment. */
export class Playback {
  #at = $state(0);
  #shown = $state.raw<Moment | null>(null);
  #error = $state.raw<unknown>(null);
  #playing = $state(false);
  #first = $state(0);
  #last = $state(0);
  speed = $state(1);
  #fetcher: Fetcher;
  #kept = new Map<number, Moment>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(first: number, last: number, at: number, fetcher: Fetcher) {
    this.#first = first;
    this.#last = last;
    this.#fetcher = fetcher;
    this.go(at);
  }

  get first(): number {
    return this.#first;
  }

  get last(): number {
    return this.#last;
  }

  /** The moment that is wanted. */
  get at(): number {
    return this.#at;
  }

  /** The moment that is shown: the wanted one, or the one before while it is on its way. */
  get shown(): Moment | null {
    return this.#shown;
  }

  get error(): unknown {
    return this.#error;
  }

  get playing(): boolean {
    return this.#playing;
  }

  get atEnd(): boolean {
    return this.#at >= this.#last;
  }

  /** Other eyes or other words: everything is fetched anew. */
  look(fetcher: Fetcher): void {
    this.#fetcher = fetcher;
    this.#kept.clear();
    this.go(this.#at);
  }

  go(at: number): void {
    this.#at = Math.min(this.#last, Math.max(this.#first, Math.round(at)));
    void this.#show(this.#at);
  }

  step(by: number): void {
    this.pause();
    this.go(this.#at + by);
  }

  play(): void {
    if (this.atEnd) this.go(this.#first);
    this.#playing = true;
    this.#next();
  }

  pause(): void {
    this.#playing = false;
    clearTimeout(this.#timer);
  }

  toggle(): void {
    if (this.#playing) this.pause();
    else this.play();
  }

  #next(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (!this.#playing) return;
      if (this.atEnd) return this.pause();
      this.go(this.#at + 1);
      this.#next();
    }, PACE / this.speed);
  }

  async #show(at: number): Promise<void> {
    const fetcher = this.#fetcher;
    try {
      const moment = this.#kept.get(at) ?? (await fetcher(at));
      if (fetcher !== this.#fetcher) return;
      this.#keep(at, moment);
      // A slow answer must not push a newer one away.
      if (at !== this.#at) return;
      this.#shown = moment;
      this.#error = null;
    } catch (cause) {
      if (fetcher !== this.#fetcher || at !== this.#at) return;
      this.#error = cause;
      this.pause();
    }
  }

  #keep(at: number, moment: Moment): void {
    this.#kept.set(at, moment);
    const oldest = this.#kept.keys().next().value;
    if (this.#kept.size > KEPT && oldest !== undefined) this.#kept.delete(oldest);
  }
}

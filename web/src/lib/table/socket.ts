// The line to the house: it comes back by itself, and never loses or doubles a choice.
//
// A choice stays in `#unanswered` until the house has acknowledged or refused its ticket; after a
// lost connection it is sent again, which the house recognises by the ticket.

import type { FromClient } from '../api/types/FromClient';
import type { ToClient } from '../api/types/ToClient';

/** The part of a `WebSocket` that is used here, so that tests can give another one. */
export interface Wire {
  onopen: ((event: never) => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: never) => void) | null;
  onerror: ((event: never) => void) | null;
  send(text: string): void;
  close(): void;
}

/** How the line is: `waiting` means lost, and tried again after a while. */
export type LineState = 'connecting' | 'open' | 'waiting' | 'closed';

/** What a line needs from its surroundings. */
export interface LineOptions {
  /** The address; asked again at every attempt, because `since`, seat and language change. */
  url(): string;
  /** Something came. */
  heard(message: ToClient): void;
  /** The line changed; `retryIn` milliseconds until the next attempt while waiting. */
  changed(state: LineState, retryIn: number): void;
  /** Opens a wire. */
  open?(url: string): Wire;
  /** A number from 0 to 1. */
  random?(): number;
}

type Choice = Extract<FromClient, { type: 'choose' }>;

/** Asks "is anybody there?" so often. */
export const PING_EVERY = 20_000;
/** A line that has been silent for so long is dead, whatever the browser thinks. */
export const SILENCE = 45_000;
const FIRST_WAIT = 500;
const LONGEST_WAIT = 20_000;

/** How long to wait before an attempt: doubling, with jitter so that a crowd does not come at once. */
export function backoff(attempt: number, random: number): number {
  const ceiling = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt);
  return Math.round(ceiling / 2 + (ceiling / 2) * random);
}

/** A line to a table. */
export class Line {
  readonly #options: LineOptions;
  readonly #unanswered = new Map<number, Choice>();
  #wire: Wire | null = null;
  #state: LineState = 'closed';
  #attempt = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;
  #heardAt = 0;

  constructor(options: LineOptions) {
    this.#options = options;
  }

  /** Opens the line and keeps it open until `close`. */
  connect(): void {
    clearTimeout(this.#retry);
    this.#drop();
    this.#turn('connecting');
    const wire = (this.#options.open ?? openWebSocket)(this.#options.url());
    this.#wire = wire;
    wire.onopen = () => this.#opened();
    wire.onmessage = (event) => this.#heard(event.data);
    wire.onclose = () => this.#lost(wire);
    wire.onerror = () => undefined;
  }

  /** Tries at once instead of after the rest of the wait, e.g. when the network is back. */
  hurry(): void {
    if (this.#state !== 'waiting') return;
    this.#attempt = 0;
    this.connect();
  }

  /** Ends the line for good. */
  close(): void {
    clearTimeout(this.#retry);
    this.#drop();
    this.#turn('closed');
  }

  /** Sends a choice now, or as soon as the line is back. */
  choose(choice: Choice): void {
    this.#unanswered.set(choice.ticket, choice);
    this.#transmit(choice);
  }

  /** Sends anything else; says whether there was a line. */
  send(message: Exclude<FromClient, Choice>): boolean {
    return this.#transmit(message);
  }

  #opened(): void {
    this.#attempt = 0;
    this.#heardAt = Date.now();
    this.#turn('open');
    this.#repeat();
    this.#pulse = setInterval(() => this.#beat(), PING_EVERY);
  }

  #beat(): void {
    if (Date.now() - this.#heardAt > SILENCE) this.#lost(this.#wire);
    else this.#transmit({ type: 'ping' });
  }

  #heard(data: unknown): void {
    this.#heardAt = Date.now();
    const message = parse(data);
    if (!message) return;
    // What was refused for haste alone was not judged, and the house may not say which it was:
    // every choice without an answer goes out again.
    if (message.type === 'refused' && message.code === 'too_fast')
      setTimeout(() => this.#repeat(), FIRST_WAIT);
    else if ((message.type === 'ack' || message.type === 'refused') && message.ticket !== null) {
      this.#unanswered.delete(message.ticket);
    }
    this.#options.heard(message);
  }

  #repeat(): void {
    for (const choice of this.#unanswered.values()) this.#transmit(choice);
  }

  #lost(wire: Wire | null): void {
    if (wire !== this.#wire || this.#state === 'closed') return;
    this.#drop();
    const wait = backoff(this.#attempt, (this.#options.random ?? Math.random)());
    this.#attempt += 1;
    this.#turn('waiting', wait);
    this.#retry = setTimeout(() => this.connect(), wait);
  }

  #drop(): void {
    clearInterval(this.#pulse);
    const wire = this.#wire;
    this.#wire = null;
    if (!wire) return;
    wire.onopen = wire.onmessage = wire.onclose = null;
    wire.close();
  }

  #transmit(message: FromClient): boolean {
    if (this.#state !== 'open' || !this.#wire) return false;
    this.#wire.send(JSON.stringify(message));
    return true;
  }

  #turn(state: LineState, retryIn = 0): void {
    this.#state = state;
    this.#options.changed(state, retryIn);
  }
}

function openWebSocket(url: string): Wire {
  return new WebSocket(url) as unknown as Wire;
}

function parse(data: unknown): ToClient | null {
  try {
    const message: unknown = JSON.parse(String(data));
    return typeof message === 'object' && message !== null && 'type' in message
      ? (message as ToClient)
      : null;
  } catch {
    return null;
  }
}

/** The address of a table's line. */
export function lineUrl(
  origin: string,
  id: string,
  wish: { lang: string; picture: 'view' | 'sheet'; seat: number | null; since: number | null },
): string {
  const query = new URLSearchParams({ lang: wish.lang, picture: wish.picture });
  if (wish.seat !== null) query.set('seat', String(wish.seat));
  if (wish.since !== null) query.set('since', String(wish.since));
  return `${origin.replace(/^http/, 'ws')}/api/tables/${encodeURIComponent(id)}/live?${query}`;
}

// What others do is shown one deed after the other, and can be stepped through again. The newest state
// is always known; this only decides which one the board shows.

import type { LogLine } from '../api/types/LogLine';
import type { Now } from '../api/types/Now';
import type { Target } from '../api/types/Target';
import { lasting, patience, type Pace } from './pace';

/** Something that happened, and how things stand after it. */
interface Deed {
  lines: readonly LogLine[];
  now: Now;
  /** Who was waited for before: the doer, if it was one. */
  doer: number | null;
}

/** A line one can go back to. */
interface Step {
  line: LogLine;
  now: Now;
}

/** What the show needs from its surroundings. */
export interface ShowHost {
  pace(): Pace;
  /** Nobody looks: the tab is hidden, or the device is passed on. */
  unseen(): boolean;
}

/** Nobody steps back farther. */
const KEPT = 400;

export class Show {
  readonly #host: ShowHost;
  #newest = $state.raw<Now | null>(null);
  #shown = $state.raw<Now | null>(null);
  #lines = $state.raw<readonly LogLine[]>([]);
  #running = $state(false);
  #steps = $state.raw<readonly Step[]>([]);
  #back = $state<number | null>(null);
  #queue: Deed[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Until when the deed on show is shown, and until when the whole show may last. */
  #ends = 0;
  #deadline: number | null = null;

  constructor(host: ShowHost) {
    this.#host = host;
  }

  /** What the board shows: a step one went back to, a deed on show, or how things are. */
  get now(): Now | null {
    return this.step?.now ?? this.#shown;
  }

  /** Deeds are being shown: nothing lights up yet. */
  get running(): boolean {
    return this.#running;
  }

  /** The step one went back to. */
  get step(): Step | null {
    return this.#back === null ? null : (this.#steps[this.#back] ?? null);
  }

  /** Does the board show something else than how things are? */
  get behind(): boolean {
    return this.#running || this.#back !== null;
  }

  /** The lines that tell what the board shows. */
  get lines(): readonly LogLine[] {
    return this.step ? [this.step.line] : this.#lines;
  }

  /** Where one is among the steps, counted from 1. */
  get place(): { at: number; of: number } | null {
    return this.#back === null ? null : { at: this.#back + 1, of: this.#steps.length };
  }

  get canStep(): boolean {
    return this.#steps.length > 0;
  }

  /** Everything the shown lines speak of. */
  get targets(): readonly Target[] {
    return this.lines.flatMap((line) => (line.args ?? []).flatMap((arg) => arg.targets ?? []));
  }

  /** Things are told anew, from the start or from another seat. */
  jump(now: Now | null): void {
    this.#newest = now;
    this.#steps = [];
    this.finish();
  }

  /** Something happened. What one did oneself is shown at once. */
  take(lines: readonly LogLine[], now: Now, own: boolean): void {
    const before = this.#newest;
    if (before && now.seq < before.seq) return;
    const again = before?.seq === now.seq;
    this.#newest = now;
    if (again && !this.#running) {
      this.#shown = now;
      return;
    }
    if (again) return;
    this.#remember(lines, now, own);
    if (
      own ||
      before === null ||
      before.seat !== now.seat ||
      this.#host.pace() === 'off' ||
      this.#host.unseen()
    )
      return this.finish();
    const [doer, second] = before.waiting;
    this.#queue.push({ lines, now, doer: second === undefined ? (doer ?? null) : null });
    if (now.asked) this.#hurry(now);
    if (this.#timer === undefined) this.#next();
  }

  /** Steps begin anew with one's own decision. */
  #remember(lines: readonly LogLine[], now: Now, own: boolean): void {
    const fresh = lines.map((line) => ({ line, now }));
    this.#back = null;
    this.#steps = own ? fresh : [...this.#steps, ...fresh].slice(-KEPT);
  }

  /** Ends the show: the board shows how things are. */
  finish(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#queue = [];
    this.#deadline = null;
    this.#shown = this.#newest;
    this.#lines = [];
    this.#running = false;
    this.#back = null;
  }

  /** A step back (-1) or forth (1) through what happened; past the last one lies the present. */
  go(by: 1 | -1): boolean {
    if (!this.canStep) return false;
    const at = (this.#back ?? this.#steps.length) + by;
    if (by === 1 && this.#back === null) return false;
    this.finish();
    this.#back = at >= this.#steps.length ? null : Math.max(0, at);
    return true;
  }

  #next(): void {
    this.#timer = undefined;
    const deed = this.#breath();
    if (!deed) return this.finish();
    this.#shown = deed.now;
    this.#lines = deed.lines;
    const left = this.#queue.length;
    const clock = (deed.now.clock?.running.length ?? 0) > 0;
    const long = lasting(deed.lines.length, this.#host.pace(), left, clock);
    const hold = Math.min(long, this.#share(left));
    if (hold <= 0) return this.#next();
    this.#running = true;
    this.#hold(hold);
  }

  /** Several small decisions of one doer are one deed. */
  #breath(): Deed | undefined {
    let deed = this.#queue.shift();
    while (deed && deed.doer !== null && this.#queue[0]?.doer === deed.doer) {
      const next: Deed | undefined = this.#queue.shift();
      if (next) deed = { ...next, lines: [...deed.lines, ...next.lines] };
    }
    return deed;
  }

  /** How long a deed may be shown when so many follow. */
  #share(left: number): number {
    return this.#deadline === null ? Infinity : (this.#deadline - performance.now()) / (left + 1);
  }

  #hold(time: number): void {
    clearTimeout(this.#timer);
    this.#ends = performance.now() + time;
    this.#timer = setTimeout(() => this.#next(), time);
  }

  /** One is asked oneself: what is on show, and what is still to come, must be over soon. */
  #hurry(now: Now): void {
    const clock = (now.clock?.running.length ?? 0) > 0;
    this.#deadline ??= performance.now() + patience(this.#host.pace(), clock);
    if (this.#timer === undefined) return;
    const share = this.#share(this.#queue.length);
    if (this.#ends - performance.now() > share) this.#hold(Math.max(0, share));
  }
}

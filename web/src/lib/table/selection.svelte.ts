// The draft answer that the prompt bar, the keyboard and the board work on together.

import type { Asked } from '../api/types/Asked';
import type { BarredThing } from '../api/types/BarredThing';
import type { Target } from '../api/types/Target';
import {
  bounds,
  chosenCount,
  emptyDraft,
  placeRoom,
  setPart,
  tap,
  targetKey,
  toAnswer,
  type Draft,
} from './draft';
import { answerFor, type Intent } from './intent';
import { keyHints } from './keyHints.svelte';
import { CHOICE_KEYS } from './keys';

/** What a board may ask and do. Everything read from it is reactive. */
export interface SelectionApi {
  /** The open question, or nothing. */
  readonly asked: Asked | null;
  /** A finished answer that fits, or nothing while parts are missing. */
  readonly answer: number[] | null;
  /** How many parts (or what sum) are chosen, and how many must and may be. */
  readonly progress: { have: number; min: number; max: number };
  /** The answer is on its way: nothing can be picked until the house has spoken. */
  readonly busy: boolean;
  /** In an assignment: the option that waits for its place. */
  readonly held: Target | null;

  /** Is it an option (or a place) of the question, whether there is room for it now or not? */
  offers(target: Target): boolean;
  /** Would a tap do something now? */
  canPick(target: Target): boolean;
  /** Is it part of the draft? */
  isPicked(target: Target): boolean;
  /** Its place in a ranking, counted from 1. */
  order(target: Target): number | null;
  /** What it receives in a split (0 or 1 in other shapes). */
  amount(target: Target): number;
  /** The most it can receive in a split. */
  cap(target: Target): number;
  /** In an assignment: the place an option was put to. */
  placeOf(target: Target): Target | null;
  /** Why it cannot be picked, where a person might expect that it can. */
  why(target: Target): BarredThing | null;
  /** Its name in the question, for screen readers. */
  name(target: Target): string | null;
  /** The key that taps it, to be shown in a `<kbd>`; nothing for those who do not choose by keys. */
  hint(target: Target): string | null;

  /**
   * A tap. `one` answers at once; where taps are to be confirmed the first one marks, and a second
   * one on the same thing answers. Sets and rankings take it in
   * or let go of it; a split gives one more, and starts again at 0 beyond the cap; an assignment
   * takes the option in hand, or puts the one in hand to the tapped place.
   */
  toggle(target: Target): void;
  /** Gives an option of a split another amount; out-of-range values are brought into range. */
  setAmount(target: Target, amount: number): void;
  /** Sends the draft, if it is an answer. */
  confirm(): void;
  /**
   * Answers this question and those that will follow, e.g. a walk over several rooms. Each following one
   * is answered only if it is asked for that reason and offers that, undo is still free and nobody else
   * has done anything; else the rest is dropped, and said. Says whether the first one fitted.
   */
  intend(intents: readonly Intent[]): boolean;
  /** Forgets the draft. */
  clear(): void;

  /**
   * Says which targets the board shows in place, so that the prompt bar need not repeat them.
   * Returns the way to take it back: `$effect(() => pick.shows(targets))`.
   */
  shows(targets: Target[]): () => void;
}

/** What a selection needs from its surroundings. */
export interface SelectionHost {
  /** The open question. */
  asked(): Asked | null;
  /** Is a choice on its way? */
  busy(): boolean;
  /** May things be picked on the board? Not while it still shows what others did. */
  lit?(): boolean;
  /** Must a tap on an only option be confirmed? */
  confirmTaps(): boolean;
  /** Keeps what is to be answered next. */
  plan?(intents: readonly Intent[]): void;
  /** Sends an answer. */
  send(asked: Asked, answer: number[]): void;
}

/** The draft answer to the open question; it starts anew with every ticket. */
export class Selection implements SelectionApi {
  readonly #host: SelectionHost;
  #parts = $state.raw<{ ticket: number; draft: Draft; held: number | null }>({
    ticket: -1,
    draft: [],
    held: null,
  });
  #shown = $state.raw<{ keys: string[] }[]>([]);

  readonly #options = $derived.by(() => indexByKey(this.asked?.options ?? []));
  readonly #places = $derived.by(() => indexByKey(this.asked?.places ?? []));
  readonly #barred = $derived.by(
    () => new Map((this.asked?.barred ?? []).map((it) => [targetKey(it.target), it])),
  );
  readonly #visible = $derived.by(() => new Set(this.#shown.flatMap((it) => it.keys)));

  constructor(host: SelectionHost) {
    this.#host = host;
  }

  get asked(): Asked | null {
    return this.#host.asked();
  }

  get busy(): boolean {
    return this.#host.busy();
  }

  /** The draft, which belongs to one ticket only. */
  get draft(): Draft {
    const asked = this.asked;
    if (!asked) return [];
    return this.#parts.ticket === asked.ticket ? this.#parts.draft : emptyDraft(asked);
  }

  get #heldIndex(): number | null {
    return this.#parts.ticket === this.asked?.ticket ? this.#parts.held : null;
  }

  get held(): Target | null {
    const index = this.#heldIndex;
    return index === null ? null : (this.asked?.options[index]?.target ?? null);
  }

  get answer(): number[] | null {
    return this.asked ? toAnswer(this.asked, this.draft) : null;
  }

  get progress(): { have: number; min: number; max: number } {
    if (!this.asked) return { have: 0, min: 0, max: 0 };
    return { have: chosenCount(this.asked, this.draft), ...bounds(this.asked) };
  }

  /** Has anything been chosen that could be cleared? */
  get touched(): boolean {
    return (
      this.asked !== null && (this.#heldIndex !== null || this.draft.join() !== emptyDraft(this.asked).join())
    );
  }

  get #lit(): boolean {
    return this.#host.lit?.() ?? true;
  }

  offers(target: Target): boolean {
    if (!this.#lit) return false;
    const key = targetKey(target);
    return this.#options.has(key) || this.#places.has(key);
  }

  canPick(target: Target): boolean {
    const asked = this.asked;
    if (!asked || this.busy || !this.#lit) return false;
    const key = targetKey(target);
    const place = this.#places.get(key);
    if (place !== undefined && this.#heldIndex !== null) return this.#fits(place[0] ?? 0);
    const indices = this.#options.get(key);
    if (!indices) return false;
    if (asked.shape.kind === 'assign') return true;
    return indices.some((index) => this.#tappable(asked, index));
  }

  #tappable(asked: Asked, index: number): boolean {
    if (asked.shape.kind !== 'split') return tap(asked, this.draft, index) !== this.draft;
    const { have, max } = this.progress;
    return (this.draft[index] ?? 0) > 0 || (have < max && (asked.caps[index] ?? 0) > 0);
  }

  #fits(place: number): boolean {
    const asked = this.asked;
    const held = this.#heldIndex;
    if (!asked || held === null) return false;
    const after = setPart(asked, this.draft, held, place + 1);
    return after[held] === place + 1;
  }

  isPicked(target: Target): boolean {
    return this.amount(target) > 0 || this.#heldIs(target);
  }

  #heldIs(target: Target): boolean {
    const held = this.held;
    return held !== null && targetKey(held) === targetKey(target);
  }

  order(target: Target): number | null {
    if (this.asked?.shape.kind !== 'ranked') return null;
    const indices = this.#options.get(targetKey(target)) ?? [];
    const at = this.draft.findIndex((part) => indices.includes(part));
    return at < 0 ? null : at + 1;
  }

  amount(target: Target): number {
    const asked = this.asked;
    const indices = this.#options.get(targetKey(target));
    if (!asked || !indices) return 0;
    switch (asked.shape.kind) {
      case 'split':
        return indices.reduce((sum, index) => sum + (this.draft[index] ?? 0), 0);
      case 'assign':
        return indices.filter((index) => (this.draft[index] ?? 0) > 0).length;
      case 'amount':
      case 'confirm':
        return 0;
      default:
        return indices.filter((index) => this.draft.includes(index)).length;
    }
  }

  cap(target: Target): number {
    const indices = this.#options.get(targetKey(target)) ?? [];
    if (this.asked?.shape.kind !== 'split') return indices.length;
    return indices.reduce((sum, index) => sum + (this.asked?.caps[index] ?? 0), 0);
  }

  placeOf(target: Target): Target | null {
    const asked = this.asked;
    if (asked?.shape.kind !== 'assign') return null;
    const index = this.#options.get(targetKey(target))?.[0];
    const part = index === undefined ? 0 : (this.draft[index] ?? 0);
    return part > 0 ? (asked.places[part - 1]?.target ?? null) : null;
  }

  /** How many things a place can still take. */
  room(place: number): number {
    return this.asked ? placeRoom(this.asked, this.draft, place) : 0;
  }

  why(target: Target): BarredThing | null {
    return this.#barred.get(targetKey(target)) ?? null;
  }

  name(target: Target): string | null {
    const asked = this.asked;
    const key = targetKey(target);
    const option = this.#options.get(key)?.[0];
    if (asked && option !== undefined) return asked.options[option]?.name ?? null;
    const place = this.#places.get(key)?.[0];
    if (asked && place !== undefined) return asked.places[place]?.name ?? null;
    return this.#barred.get(key)?.name ?? null;
  }

  hint(target: Target): string | null {
    if (!keyHints.shown) return null;
    const key = targetKey(target);
    const index = this.held === null ? this.#options.get(key)?.[0] : this.#places.get(key)?.[0];
    return index === undefined ? null : (CHOICE_KEYS[index] ?? null);
  }

  toggle(target: Target): void {
    if (!this.canPick(target)) return;
    const key = targetKey(target);
    const place = this.#places.get(key)?.[0];
    if (place !== undefined && this.#heldIndex !== null) return this.put(place);
    const indices = this.#options.get(key) ?? [];
    // Equal things are taken one after the other; when all are taken, a tap lets go of them.
    const next = indices.find((index) => !this.#taken(index));
    if (next !== undefined) return this.tapIndex(next);
    if (this.asked?.shape.kind === 'split') return indices.forEach((index) => this.setIndex(index, 0));
    indices.forEach((index) => this.tapIndex(index));
  }

  #taken(index: number): boolean {
    const asked = this.asked;
    switch (asked?.shape.kind) {
      case 'split':
        return tap(asked, this.draft, index)[index] === this.draft[index];
      case 'some':
      case 'ranked':
        return this.draft.includes(index);
      default:
        return false;
    }
  }

  /** Taps the option with this index. */
  tapIndex(index: number): void {
    const asked = this.asked;
    if (!asked || this.busy) return;
    if (asked.shape.kind === 'assign') return this.#hold(asked, index);
    const single = asked.shape.kind === 'one' || asked.shape.kind === 'confirm';
    const again = single && this.draft[0] === index;
    this.#write(asked, tap(asked, this.draft, index), null);
    if (single && (again || !this.#host.confirmTaps())) this.confirm();
  }

  /** Takes an option in hand for an assignment; a second tap lays it back where it came from. */
  #hold(asked: Asked, index: number): void {
    if (this.#heldIndex === index) return this.#write(asked, this.draft, null);
    if ((this.draft[index] ?? 0) > 0) return this.#write(asked, setPart(asked, this.draft, index, 0), index);
    this.#write(asked, this.draft, index);
  }

  /** Puts the option in hand to a place. */
  put(place: number): void {
    const asked = this.asked;
    const held = this.#heldIndex;
    if (!asked || held === null || this.busy) return;
    this.#write(asked, setPart(asked, this.draft, held, place + 1), null);
  }

  setAmount(target: Target, amount: number): void {
    const index = this.#options.get(targetKey(target))?.[0];
    if (index !== undefined) this.setIndex(index, amount);
  }

  /** Gives the option with this index another amount. */
  setIndex(index: number, amount: number): void {
    const asked = this.asked;
    if (asked && !this.busy) this.#write(asked, setPart(asked, this.draft, index, amount), this.#heldIndex);
  }

  /** Takes a whole answer as the draft; it is not sent before it is confirmed. */
  propose(answer: readonly number[]): void {
    const asked = this.asked;
    if (asked && !this.busy) this.#write(asked, answer, null);
  }

  /** Is exactly this answer the draft? */
  proposes(answer: readonly number[]): boolean {
    return this.asked !== null && this.draft.join() === answer.join();
  }

  /** Names the number of an `amount` question. */
  setNumber(value: number): void {
    const asked = this.asked;
    if (asked?.shape.kind !== 'amount' || this.busy || !Number.isFinite(value)) return;
    const { lo, hi } = asked.shape;
    this.#write(asked, [Math.min(hi, Math.max(lo, Math.round(value))) - lo], null);
  }

  /** The number of an `amount` question. */
  get number(): number {
    const shape = this.asked?.shape;
    return shape?.kind === 'amount' ? shape.lo + (this.draft[0] ?? 0) : 0;
  }

  confirm(): void {
    const asked = this.asked;
    const answer = this.answer;
    if (asked && answer && !this.busy) this.#host.send(asked, answer);
  }

  intend(intents: readonly Intent[]): boolean {
    const asked = this.asked;
    const [first, ...rest] = intents;
    const answer = asked && first && !this.busy ? answerFor(asked, first) : null;
    if (!asked || !answer) return false;
    this.#host.send(asked, answer);
    this.#host.plan?.(rest);
    return true;
  }

  clear(): void {
    const asked = this.asked;
    if (asked && !this.busy) this.#write(asked, emptyDraft(asked), null);
  }

  shows(targets: Target[]): () => void {
    const entry = { keys: targets.map(targetKey) };
    this.#list([...this.#listed, entry]);
    return () => this.#list(this.#listed.filter((it) => it !== entry));
  }

  // The plain twin of `#shown`: an effect that calls `shows` must not depend on what it writes.
  #listed: { keys: string[] }[] = [];

  #list(entries: { keys: string[] }[]): void {
    this.#listed = entries;
    this.#shown = entries;
  }

  /** Does the board show this target in place? */
  isShown(target: Target): boolean {
    return this.#visible.has(targetKey(target));
  }

  #write(asked: Asked, draft: Draft, held: number | null): void {
    this.#parts = { ticket: asked.ticket, draft, held };
  }
}

/** A selection for boards that only show: replays, curtains, spectators. */
export function noSelection(): Selection {
  return new Selection({
    asked: () => null,
    busy: () => false,
    confirmTaps: () => false,
    send: () => undefined,
  });
}

function indexByKey(things: { target: Target }[]): Map<string, number[]> {
  const map = new Map<string, number[]>();
  things.forEach((thing, index) => {
    const key = targetKey(thing.target);
    map.set(key, [...(map.get(key) ?? []), index]);
  });
  return map;
}

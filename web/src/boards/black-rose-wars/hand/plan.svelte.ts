// Planning as one gesture: cards are laid into slots and turned to the half that counts, and "ready" answers
// the three questions of the rules (which slots, which lower halves, does it stand) one after the other.

import { untrack } from 'svelte';
import type { Target } from '../../../lib/api/types/Target';
import type { SelectionApi } from '../../../lib/table/selection.svelte';
import { read, slotTarget, spellTarget } from '../targets';
import { SLOTS, type HalfSide, type PlanView } from '../view';

export interface Planned {
  card: number;
  half: HalfSide;
}

/** What the plan needs to know of the table. */
export interface PlanHost {
  readonly pick: SelectionApi;
  readonly view: { turn: number; plan: PlanView | null };
}

type Stage = 'plan' | 'halves' | 'confirm';

const STAGES: Readonly<Record<string, Stage>> = {
  plan: 'plan',
  'plan-halves': 'halves',
  'plan-confirm': 'confirm',
};
const CONFIRM: Target = { way: 'confirm' };

export class Plan {
  readonly #host: PlanHost;
  /** The wished halves by card; cards that are not in it show their upper one. */
  #halves = $state.raw<ReadonlyMap<number, HalfSide>>(new Map());
  /** Ready was pressed: the questions that follow are answered. */
  #going = $state.raw(false);
  /** The last plan, so that "plan again" begins with it. */
  #last: { turn: number; cards: readonly (number | null)[] } = { turn: -1, cards: [] };
  #followed = -1;

  constructor(host: PlanHost) {
    this.#host = host;
  }

  get #pick(): SelectionApi {
    return this.#host.pick;
  }

  get stage(): Stage | null {
    return STAGES[this.#pick.asked?.reason ?? ''] ?? null;
  }

  /** What lies in the slots, as it is planned so far. */
  get slots(): readonly (Planned | null)[] {
    if (this.stage === 'plan') {
      const laid = this.#laid();
      return SLOTS.map((_, slot) => {
        const card = laid[slot];
        return card === undefined || card === null ? null : { card, half: this.half(card) };
      });
    }
    const cards = this.#host.view.plan?.cards ?? [];
    return SLOTS.map((_, slot) => {
      const planned = cards[slot];
      return planned
        ? { card: planned[0], half: this.stage === 'halves' ? this.half(planned[0]) : planned[1] }
        : null;
    });
  }

  /** The card that waits for its slot. */
  get held(): number | null {
    const at = this.#pick.held && read(this.#pick.held);
    return at?.what === 'spell' ? at.card : null;
  }

  half(card: number): HalfSide {
    if (this.stage === 'halves') return this.#pick.isPicked(spellTarget(card)) ? 'bottom' : 'top';
    return this.#halves.get(card) ?? 'top';
  }

  slotOf(card: number): number | null {
    const slot = this.slots.findIndex((it) => it?.card === card);
    return slot < 0 ? null : slot;
  }

  /** Turns a card to a half. */
  turn(card: number, half: HalfSide): void {
    if (this.half(card) === half) return;
    this.#halves = new Map(this.#halves).set(card, half);
    if (this.stage === 'halves') this.#pick.toggle(spellTarget(card));
  }

  /** Lays a card into a slot; what lay there goes to where the card came from. */
  put(card: number, slot: number): void {
    if (this.stage !== 'plan') return;
    const from = this.slotOf(card);
    if (from === slot) return;
    const there = this.slots[slot]?.card ?? null;
    this.#lay(card, slot);
    if (there !== null && from !== null) this.#lay(there, from);
  }

  /** Takes a card back to the hand. */
  back(card: number): void {
    if (this.stage !== 'plan' || this.slotOf(card) === null) return;
    // The first tap takes it out of its slot, the second lets go of it.
    this.#take(card);
    this.#pick.toggle(spellTarget(card));
  }

  /** Can it be said that the plan stands? */
  get complete(): boolean {
    const { busy, answer } = this.#pick;
    return !busy && (this.stage === 'confirm' || answer !== null);
  }

  /** Answers the open question and those that follow from it. */
  ready(): void {
    if (!this.complete || this.stage === null) return;
    this.#going = true;
    if (this.stage === 'confirm') return this.#confirm();
    this.#pick.confirm();
  }

  /** Goes on where the next question allows it: to be called from an effect. */
  follow(): void {
    const { asked, busy } = this.#pick;
    if (!asked || busy || asked.ticket === this.#followed) return;
    this.#followed = asked.ticket;
    const stage = this.stage;
    untrack(() => {
      if (stage === 'plan') this.#begin();
      else if (stage === 'halves') this.#turnAll();
      else if (stage === 'confirm' && this.#going) this.#confirm();
      else this.#going = false;
    });
  }

  #laid(): (number | null)[] {
    const laid: (number | null)[] = SLOTS.map(() => null);
    for (const { target } of this.#pick.asked?.options ?? []) {
      const place = this.#pick.placeOf(target);
      const at = read(target);
      if (place && 'slot' in place && at?.what === 'spell') laid[place.slot] = at.card;
    }
    return laid;
  }

  /** A new question which slots: nothing is decided, and a plan of this turn is laid out again. */
  #begin(): void {
    this.#going = false;
    const { turn, cards } = this.#last;
    if (turn !== this.#host.view.turn) {
      this.#halves = new Map();
      return;
    }
    cards.forEach((card, slot) => {
      if (card !== null && this.#pick.offers(spellTarget(card))) this.#lay(card, slot);
    });
  }

  /** The halves that were wished while the cards were laid. */
  #turnAll(): void {
    const { turn, plan } = this.#host.view;
    this.#last = { turn, cards: (plan?.cards ?? []).map((it) => it?.[0] ?? null) };
    for (const { target } of this.#pick.asked?.options ?? []) {
      const at = read(target);
      const lower = at?.what === 'spell' && this.#halves.get(at.card) === 'bottom';
      if (lower && !this.#pick.isPicked(target)) this.#pick.toggle(target);
    }
    if (this.#going) this.#pick.confirm();
  }

  #confirm(): void {
    const ticket = this.#pick.asked?.ticket;
    this.#going = false;
    this.#pick.toggle(CONFIRM);
    // Where taps are to be confirmed, one's own word for the whole plan was enough.
    if (this.#pick.asked?.ticket === ticket) this.#pick.confirm();
  }

  #lay(card: number, slot: number): void {
    this.#take(card);
    this.#pick.toggle(slotTarget(slot));
  }

  #take(card: number): void {
    if (this.held !== card) this.#pick.toggle(spellTarget(card));
  }
}

const plans = new WeakMap<PlanHost, Plan>();

/** The plan of a table: hand and slots work on the same. */
export function planOf(table: PlanHost): Plan {
  const known = plans.get(table);
  if (known) return known;
  const made = new Plan(table);
  plans.set(table, made);
  return made;
}

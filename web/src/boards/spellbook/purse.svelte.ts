// The payment in the making: tokens of the own pool, tapped one by one. When they pay for the spell
// the matching way is answered, and the questions for the tokens of its wilds are answered from the
// same taps.

import type { Asked } from '../../lib/api/types/Asked';
import type { SelectionApi } from '../../lib/table/selection.svelte';
import { canAdd, matching, waysToPay, wildAnswer, wildPart, without, type Payment } from './payment';

const MORE = { way: 'more' } as const;

/** What a question is about, as a text: the spell and level to be paid for. */
function aboutOf(asked: Asked): string {
  return JSON.stringify(asked.about?.target ?? null);
}

export class Purse {
  readonly #pick: () => SelectionApi;
  #draft = $state.raw<{ about: string; tokens: number[] }>({ about: '', tokens: [] });
  /** A token tapped for a way that is shown only on demand. */
  #wish: number | null = null;
  /** Tokens for the wilds of the way just answered. */
  #wilds: { about: string; tokens: number[] } | null = null;

  constructor(pick: () => SelectionApi) {
    this.#pick = pick;
  }

  /** The question how to pay, while it is open. */
  get asked(): Asked | null {
    const asked = this.#pick().asked;
    return asked?.reason === 'payment' ? asked : null;
  }

  /** The ways to pay that are shown. */
  get ways(): Payment[] {
    return this.asked ? waysToPay(this.asked) : [];
  }

  /** Are there ways that are not shown? */
  get hasMore(): boolean {
    return this.asked !== null && this.#pick().offers(MORE);
  }

  /** The tokens chosen so far. */
  get tokens(): readonly number[] {
    return this.asked && this.#draft.about === aboutOf(this.asked) ? this.#draft.tokens : [];
  }

  /** The ways the chosen tokens pay: several only if several tokens could stay on the card. */
  get matches(): Payment[] {
    return matching(this.tokens, this.ways);
  }

  amount(token: number): number {
    return this.tokens.filter((it) => it === token).length;
  }

  /** Could this token be added? */
  canAdd(token: number): boolean {
    return !this.#pick().busy && (canAdd(this.tokens, token, this.ways) || this.hasMore);
  }

  /** Adds a token; where only a hidden way takes it, all ways are asked for first. */
  add(token: number): void {
    if (canAdd(this.tokens, token, this.ways)) this.#write([...this.tokens, token]);
    else if (this.hasMore) {
      this.#wish = token;
      this.showAll();
    }
  }

  remove(token: number): void {
    this.#write(without(this.tokens, token));
  }

  clear(): void {
    this.#write([]);
  }

  showAll(): void {
    this.#answer(MORE);
  }

  /** Pays with the chosen tokens. */
  pay(payment: Payment): void {
    const asked = this.asked;
    if (!asked) return;
    this.#wilds = { about: aboutOf(asked), tokens: wildPart(this.tokens, payment) };
    this.#answer({ slot: payment.code });
  }

  /** Goes on when the question has changed: call it from an effect. */
  follow(): void {
    const asked = this.#pick().asked;
    if (asked?.reason === 'wild') return this.#fillWild(asked);
    this.#wilds = null;
    const wish = this.#wish;
    if (wish === null || !this.asked || this.#pick().busy) return;
    if (this.hasMore) return;
    this.#wish = null;
    if (canAdd(this.tokens, wish, this.ways)) this.#write([...this.tokens, wish]);
  }

  #fillWild(asked: Asked): void {
    const pick = this.#pick();
    const wilds = this.#wilds;
    if (!wilds || pick.busy) return;
    this.#wilds = null;
    const amounts = wilds.about === aboutOf(asked) ? wildAnswer(asked, wilds.tokens) : null;
    if (!amounts) return;
    let rest = wilds.tokens;
    asked.options.forEach((option, at) => {
      const amount = amounts[at] ?? 0;
      if (amount === 0 || !('token' in option.target)) return;
      for (let used = 0; used < amount; used += 1) rest = without(rest, option.target.token);
      if (asked.shape.kind === 'split') pick.setAmount(option.target, amount);
      else pick.toggle(option.target);
    });
    this.#wilds = { about: wilds.about, tokens: rest };
    if (!pick.busy) pick.confirm();
  }

  /** Answers at once, also where taps are to be confirmed: this tap is the confirmation. */
  #answer(target: { slot: number } | typeof MORE): void {
    const pick = this.#pick();
    pick.toggle(target);
    if (!pick.busy) pick.confirm();
  }

  #write(tokens: number[]): void {
    if (this.asked) this.#draft = { about: aboutOf(this.asked), tokens };
  }
}

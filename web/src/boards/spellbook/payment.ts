// Paying for a spell by tapping tokens. The house lists the ways to pay; this matches a selection
// of tokens against them and knows no way of its own.

import type { Asked } from '../../lib/api/types/Asked';
import { RUNES, colourOf, countByType, runeOf, tokenOf } from './materia';
import { readSlot } from './targets';

/** A way to pay, read from its number. */
export interface Payment {
  /** Its number: the slot of the option. */
  code: number;
  /** The colour of the spell. */
  colour: number;
  /** Tokens of that colour by rune. */
  reals: readonly number[];
  /** The rune of the token that stays on the card. */
  card: number;
  /** Wilds by rune. */
  wilds: readonly number[];
  /** How many tokens a wild takes. */
  size: 1 | 3;
}

/** Every set of up to five tokens by rune, in the order the house numbers them. */
const REALS = Array.from({ length: 216 }, (_, code) => [
  Math.floor(code / 36),
  Math.floor(code / 6) % 6,
  code % 6,
]).filter((set) => sum(set) <= 5);

/** Every set of up to two wilds by rune, in the order the house numbers them. */
const WILDS = [
  [0, 0, 0],
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
  [2, 0, 0],
  [1, 1, 0],
  [1, 0, 1],
  [0, 2, 0],
  [0, 1, 1],
  [0, 0, 2],
];

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}

/** The payment behind a number. */
export function readPayment(code: number): Payment | null {
  const reals = REALS[(code >> 3) & 63];
  const wilds = WILDS[(code >> 11) & 15];
  if (!reals || !wilds) return null;
  return { code, colour: code & 7, reals, card: (code >> 9) & 3, wilds, size: code >> 15 ? 1 : 3 };
}

/** The ways to pay that a question offers, in its order. */
export function waysToPay(asked: Asked): Payment[] {
  return asked.options.flatMap((option) => {
    const code = readSlot(option.target);
    const payment = code === null ? null : readPayment(code);
    return payment ? [payment] : [];
  });
}

/** How many tokens a way takes. */
export function costOf(payment: Payment): number {
  return sum(payment.reals) + sum(payment.wilds) * payment.size;
}

/** Selected tokens of one rune: of the spell's colour, and of others. */
interface Share {
  own: number;
  others: number;
}

function shares(selection: readonly number[], colour: number): Share[] {
  const found = RUNES.map(() => ({ own: 0, others: 0 }));
  for (const token of selection) {
    const share = found[runeOf(token)];
    if (!share) continue;
    if (colourOf(token) === colour) share.own += 1;
    else share.others += 1;
  }
  return found;
}

/** Can more tokens turn the selection into this payment (or is it one already)? */
export function leadsTo(selection: readonly number[], payment: Payment): boolean {
  return shares(selection, payment.colour).every(({ own, others }, rune) => {
    const reals = payment.reals[rune] ?? 0;
    const wild = (payment.wilds[rune] ?? 0) * payment.size;
    // A single token of the spell's own colour is simply a real one.
    const spare = payment.size === 1 ? 0 : wild - others;
    return others <= wild && own <= reals + spare;
  });
}

/** Is the selection exactly what this payment takes? */
export function pays(selection: readonly number[], payment: Payment): boolean {
  return (
    leadsTo(selection, payment) && selection.length === costOf(payment) && coversReals(selection, payment)
  );
}

function coversReals(selection: readonly number[], payment: Payment): boolean {
  return shares(selection, payment.colour).every(({ own }, rune) => own >= (payment.reals[rune] ?? 0));
}

/** The ways that a selection pays exactly, one for each token that could stay on the card. */
export function matching(selection: readonly number[], ways: readonly Payment[]): Payment[] {
  const found = ways.filter((way) => pays(selection, way));
  // The same tokens with the same one on the card come to the same, however they are divided.
  return found.filter((way, at) => found.findIndex((other) => other.card === way.card) === at);
}

/** Would a selection with one token more still lead to one of the ways? */
export function canAdd(selection: readonly number[], token: number, ways: readonly Payment[]): boolean {
  const more = [...selection, token];
  return ways.some((way) => leadsTo(more, way));
}

/** A selection without one token of a type. */
export function without(selection: readonly number[], token: number): number[] {
  const at = selection.lastIndexOf(token);
  return at < 0 ? [...selection] : selection.toSpliced(at, 1);
}

/** The part of a selection that makes up the wilds of a payment. */
export function wildPart(selection: readonly number[], payment: Payment): number[] {
  return payment.reals.reduce<number[]>(
    (rest, count, rune) => {
      let left = rest;
      for (let taken = 0; taken < count; taken += 1) left = without(left, tokenOf(payment.colour, rune));
      return left;
    },
    [...selection],
  );
}

/** The real tokens of a payment, the one that stays on the card first. */
export function realTokens(payment: Payment): number[] {
  const tokens = payment.reals.flatMap((count, rune) =>
    new Array<number>(count).fill(tokenOf(payment.colour, rune)),
  );
  const card = tokenOf(payment.colour, payment.card);
  return [card, ...without(tokens, card)];
}

/**
 * What a question for the tokens of a wild gets from a remembered selection: an amount for every
 * option, or nothing if the selection does not answer it.
 */
export function wildAnswer(asked: Asked, remembered: readonly number[]): number[] | null {
  const need = asked.shape.kind === 'split' ? asked.shape.min : asked.shape.kind === 'one' ? 1 : null;
  if (need === null) return null;
  const counts = countByType(remembered);
  const amounts = asked.options.map((option, at) => {
    const token = 'token' in option.target ? option.target.token : -1;
    return Math.min(counts[token] ?? 0, asked.shape.kind === 'split' ? (asked.caps[at] ?? 0) : 1);
  });
  return sum(amounts) === need ? amounts : null;
}

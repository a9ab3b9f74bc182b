// Which options of the open question a spell card stands for: the card itself, one of its halves, or a half
// in answer to one of several happenings.

import type { Target } from '../../../lib/api/types/Target';
import { targetKey } from '../../../lib/table/draft';
import { read, type Pointed } from '../targets';
import type { HalfSide } from '../view';

export interface Offer {
  target: Target;
  /** Nothing: the whole card. */
  half: HalfSide | null;
  /** Its name in the question. */
  name: string;
}

type Named = { target: Target; name: string };

const asSpell = (target: Target): Extract<Pointed, { what: 'spell' }> | null => {
  const at = read(target);
  return at?.what === 'spell' ? at : null;
};

/** The options that a card stands for; equal ones count once. */
export function offersOf(options: readonly Named[], card: number): Offer[] {
  const seen = new Set<string>();
  return options.flatMap(({ target, name }) => {
    const at = asSpell(target);
    const key = targetKey(target);
    if (at?.card !== card || seen.has(key)) return [];
    seen.add(key);
    return [{ target, half: at.half, name }];
  });
}

/** All spell cards that a question is about. */
export function cardsOf(options: readonly Named[]): number[] {
  const cards = options.flatMap(({ target }) => asSpell(target)?.card ?? []);
  return [...new Set(cards)];
}

/** How a card is tapped: as a whole, half by half, or not at all. */
export type Taps =
  | { kind: 'none' }
  | { kind: 'whole'; offer: Offer }
  | { kind: 'halves'; top: readonly Offer[]; bottom: readonly Offer[] };

/** One option is the whole card, whichever half it names; several are told apart by halves. */
export function tapsOf(offers: readonly Offer[]): Taps {
  const [only] = offers;
  if (!only) return { kind: 'none' };
  if (offers.length === 1) return { kind: 'whole', offer: only };
  // What names no half is reached from both.
  const on = (half: HalfSide): Offer[] => offers.filter((it) => it.half === half || it.half === null);
  return { kind: 'halves', top: on('top'), bottom: on('bottom') };
}

/** Cards that a question is about and that lie neither in the hand nor in a slot: they come to the tray. */
export function strayCards(
  options: readonly Named[],
  drawn: readonly number[],
  seen: readonly number[],
): number[] {
  const stray = cardsOf(options).filter((card) => !seen.includes(card));
  return [...new Set([...drawn, ...stray])];
}

/** The options that stand for one of these cards. */
export function readSpellOptions(options: readonly Named[], cards: readonly number[]): Target[] {
  return options.map(({ target }) => target).filter((target) => cards.includes(asSpell(target)?.card ?? -1));
}

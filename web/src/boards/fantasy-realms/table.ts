// What the board works out from a view before it draws it. Plain functions over plain data.

import type { Target } from '../../lib/api/types/Target';
import type { ScoreRequest } from '../../lib/api/types/fantasy-realms/ScoreRequest';
import type { View } from '../../lib/api/types/fantasy-realms/View';
import type { Catalogue, RealmCard } from './catalogue';
import { SUITS } from './suits';

/** Ways to lay out one's hand. */
export const SORTS = ['suit', 'strength', 'worth'] as const;
export type Sort = (typeof SORTS)[number];

/** A hand in the wished order; equal cards stay in the order of the pack. */
export function sorted(
  hand: readonly RealmCard[],
  by: Sort,
  worth: (id: string) => number | null,
): RealmCard[] {
  const suitRank = (card: RealmCard): number => {
    const at = (SUITS as readonly string[]).indexOf(card.suit);
    return at < 0 ? SUITS.length : at;
  };
  const rank: Record<Sort, (card: RealmCard) => number> = {
    suit: (card) => suitRank(card) * 1000 - card.strength,
    strength: (card) => -card.strength,
    worth: (card) => -(worth(card.id) ?? card.strength),
  };
  return [...hand].sort((a, b) => rank[by](a) - rank[by](b) || a.number - b.number);
}

/** Cards in the order in which they came: the view knows no order of the discard area. */
export function arrivals(before: readonly number[], now: readonly number[]): number[] {
  const here = new Set(now);
  const kept = before.filter((card) => here.has(card));
  return [...kept, ...now.filter((card) => !kept.includes(card))];
}

/** How far a turn has come, as people count it. */
export type Step = 'draw' | 'discard' | 'item' | 'choices' | 'over';

/** The step of the turn that is under way. */
export function stepOf(view: View): Step {
  if (view.over) return 'over';
  if (view.open) return 'choices';
  const step = { before_draw: 'draw', before_discard: 'discard', after_discard: 'item' } as const;
  return step[view.phase];
}

/** The steps a turn has in this game. */
export function stepsOf(view: View): Step[] {
  return view.modules.items ? ['draw', 'discard', 'item'] : ['draw', 'discard'];
}

/** Whose covered card it is (FR-8.9). */
export function coveredBy(view: View, card: number): number | null {
  const seat = view.seats.findIndex((it) => it.covered.includes(card));
  return seat < 0 ? null : seat;
}

/** The most cards of a hand the house scores. */
const SCORED = 9;

/** The question what one hand is worth now, with the best choices. */
export function handRequest(
  view: View,
  seat: number,
  catalogue: Catalogue,
  extra?: RealmCard,
): ScoreRequest | null {
  const seen = view.seats[seat];
  if (!seen || seen.hand.length === 0) return null;
  const hand = catalogue.those(seen.hand).map((card) => card.id);
  const discard = catalogue.those(view.discard).map((card) => card.id);
  if (extra && !hand.includes(extra.id)) hand.push(extra.id);
  if (hand.length > SCORED) return null;
  return {
    players: [{ hand, items: idsOf(catalogue.theseItems(seen.face_down)) }],
    discard: extra ? discard.filter((id) => id !== extra.id) : discard,
    suits: view.modules.suits,
    items: view.modules.items,
    seats: view.modules.players,
  };
}

/** The question what one hand would be worth after a discard. */
export function handWithout(
  view: View,
  seat: number,
  catalogue: Catalogue,
  out: RealmCard,
): ScoreRequest | null {
  const request = handRequest(view, seat, catalogue);
  const hand = request?.players[0];
  if (!request || !hand || hand.hand.length < 2) return null;
  const kept = hand.hand.filter((id) => id !== out.id);
  return { ...request, players: [{ ...hand, hand: kept }], discard: [...(request.discard ?? []), out.id] };
}

/** How the cards of a hand are laid out in the room there is. */
export interface Layout {
  columns: number;
  size: 'full' | 'small';
}

/** The narrowest a card with its text may be, one whose text stays short, and one without, in pixels. */
const READABLE = 104;
const BROAD = 136;
const NARROW = 86;
const GAP = 8;

/**
 * The fewest rows in which the cards can be read; small cards where there is no room for that. In a low
 * room texts are shown only where one row of them is short.
 */
export function layout(cards: number, width: number, low = false): Layout {
  const columnsIn = (rows: number): number => Math.max(1, Math.ceil(cards / rows));
  const fits = (columns: number, least: number): boolean => columns * (least + GAP) - GAP <= width;
  for (const rows of low ? [1] : [1, 2]) {
    if (fits(columnsIn(rows), low ? BROAD : READABLE)) return { columns: columnsIn(rows), size: 'full' };
  }
  for (const rows of [1, 2, 3]) {
    if (fits(columnsIn(rows), NARROW)) return { columns: columnsIn(rows), size: 'small' };
  }
  return { columns: Math.max(1, Math.floor((width + GAP) / (NARROW + GAP))), size: 'small' };
}

/** The question what all open hands are worth with the choices their owners made. */
export function finalRequest(
  view: View,
  names: readonly string[],
  catalogue: Catalogue,
): ScoreRequest | null {
  if (!view.open || view.seats.some((seen) => seen.hand.length !== seen.hand_size)) return null;
  const players = view.seats.map((seen, seat) => ({
    name: names[seat] ?? '',
    hand: idsOf(catalogue.those(seen.hand)),
    items: idsOf(catalogue.theseItems(seen.face_down)),
    choices: Object.fromEntries(
      seen.choices.flatMap(([by, choice]) => {
        const chooser = catalogue.card(by);
        const target = catalogue.card('Target' in choice ? choice.Target : choice.Recolour.target);
        const suit = 'Recolour' in choice ? catalogue.suitId(choice.Recolour.suit) : undefined;
        return chooser && target
          ? [[chooser.id, suit ? { target: target.id, suit } : { target: target.id }]]
          : [];
      }),
    ),
  }));
  return {
    players,
    discard: idsOf(catalogue.those(view.discard)),
    suits: view.modules.suits,
    items: view.modules.items,
    seats: view.modules.players,
  };
}

function idsOf(pieces: readonly { id: string }[]): string[] {
  return pieces.map((piece) => piece.id);
}

/** Everything the board draws in its own place; what is asked beyond that goes to the tray. */
export function inPlace(view: View, me: number | null): Target[] {
  const own = me === null ? undefined : view.seats[me];
  const effect = view.effects.at(-1);
  const looked = effect
    ? [...effect.cards, ...effect.offers, ...(effect.shown === null ? [] : [effect.shown])]
    : [];
  const cards = [...view.discard, ...view.seats.flatMap((seen) => seen.hand), ...looked];
  const items = [...view.item_discard, ...(own ? [...own.aside, ...own.face_down] : [])];
  const ways = ['draw-deck', 'draw-two', 'draw-nothing'];
  if (own?.face_up != null) ways.push('use-item', 'keep-item', 'exchange-item');
  return [
    ...cards.map((card) => ({ card })),
    ...items.map((token) => ({ token })),
    ...ways.map((way) => ({ way })),
    ...view.seats.map((_, seat) => ({ seat })),
  ];
}

/** The sentences of an item's text, one for each step of its effect. */
export function sentences(text: string): string[] {
  return text.split(/(?<=[.!?])\s+/).filter((sentence) => sentence !== '');
}

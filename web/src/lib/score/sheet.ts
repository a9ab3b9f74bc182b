// The score sheet of people at a real table, as plain data: who holds what, and what may lie where.

/** The most a hand may hold (FR-2.6). */
export const HAND_CAP = 9;
export const MIN_PLAYERS = 1;
export const MAX_PLAYERS = 6;

export interface Player {
  name: string;
  hand: string[];
  /** Face-down cursed items. */
  items: string[];
}

export interface ScoreSheet {
  players: Player[];
  discard: string[];
  /** With Buildings, Outsiders and Undead. */
  suits: boolean;
  /** With cursed items. */
  cursed: boolean;
}

/** Where a card can be put. */
export type Place = { hand: number } | { items: number } | 'discard';

/** What the sheet must know about a card. */
export interface Holding {
  id: string;
  kind: 'card' | 'item';
  decks?: { base: boolean; suits: boolean };
}

/** Why a card cannot be put somewhere. */
export type Refusal =
  | { why: 'held-by'; player: number }
  | { why: 'in-discard' }
  | { why: 'hand-full'; limit: number }
  | { why: 'not-in-deck' }
  | { why: 'wrong-place' };

export function emptySheet(players = 2): ScoreSheet {
  return {
    players: Array.from({ length: players }, emptyPlayer),
    discard: [],
    suits: false,
    cursed: false,
  };
}

export function emptyPlayer(): Player {
  return { name: '', hand: [], items: [] };
}

/** How many cards a hand usually has at the end (FR-2.3). */
export function usualHand(sheet: ScoreSheet): number {
  return sheet.suits ? 8 : 7;
}

/** Who or what holds a card already. */
export function whereIs(sheet: ScoreSheet, id: string): { player: number } | 'discard' | null {
  const player = sheet.players.findIndex((it) => it.hand.includes(id) || it.items.includes(id));
  if (player >= 0) return { player };
  return sheet.discard.includes(id) ? 'discard' : null;
}

/** Why this card cannot be put there; nothing if it can. */
export function refusal(sheet: ScoreSheet, card: Holding, place: Place): Refusal | null {
  const isItems = typeof place === 'object' && 'items' in place;
  if ((card.kind === 'item') !== isItems) return { why: 'wrong-place' };
  if (card.decks && !(sheet.suits ? card.decks.suits : card.decks.base)) return { why: 'not-in-deck' };
  const holder = whereIs(sheet, card.id);
  if (holder === 'discard') return { why: 'in-discard' };
  if (holder) return { why: 'held-by', player: holder.player };
  if (typeof place === 'object' && 'hand' in place) {
    const hand = sheet.players[place.hand]?.hand ?? [];
    if (hand.length >= HAND_CAP) return { why: 'hand-full', limit: HAND_CAP };
  }
  return null;
}

/** The list a place stands for. */
export function listAt(sheet: ScoreSheet, place: Place): string[] {
  if (place === 'discard') return sheet.discard;
  if ('hand' in place) return sheet.players[place.hand]?.hand ?? [];
  return sheet.players[place.items]?.items ?? [];
}

/** Puts a card somewhere, if it may lie there. */
export function put(sheet: ScoreSheet, card: Holding, place: Place): void {
  if (refusal(sheet, card, place) === null) listAt(sheet, place).push(card.id);
}

/** Takes a card away from wherever it lies. */
export function drop(sheet: ScoreSheet, id: string): void {
  const lists = [sheet.discard, ...sheet.players.flatMap((it) => [it.hand, it.items])];
  for (const list of lists) {
    const at = list.indexOf(id);
    if (at >= 0) list.splice(at, 1);
  }
}

/** A card of one deck and the one that stands for it in the other. */
export interface Version {
  base: string | null;
  suits: string | null;
}

/**
 * Changes the deck: cards with another version there are swapped for it, cards without one go.
 * Says which went.
 */
export function changeDeck(sheet: ScoreSheet, suits: boolean, versions: readonly Version[]): string[] {
  sheet.suits = suits;
  const gone: string[] = [];
  const swap = (list: string[]): string[] =>
    list.flatMap((id) => {
      const version = versions.find((it) => it.base === id || it.suits === id);
      const now = version ? version[suits ? 'suits' : 'base'] : id;
      if (now === null) gone.push(id);
      return now === null ? [] : [now];
    });
  sheet.discard = swap(sheet.discard);
  for (const player of sheet.players) player.hand = swap(player.hand);
  return gone;
}

/** Is there anything on the sheet? */
export function isBlank(sheet: ScoreSheet): boolean {
  const held = sheet.players.some((it) => it.name !== '' || it.hand.length > 0 || it.items.length > 0);
  return !held && sheet.discard.length === 0;
}

/** A sheet from the outside (storage, a link), with everything that is not allowed left out. */
export function mended(found: unknown, known: (id: string) => Holding | undefined): ScoreSheet {
  const raw = (typeof found === 'object' && found !== null ? found : {}) as Record<string, unknown>;
  const sheet = emptySheet(0);
  sheet.suits = raw.suits === true;
  sheet.cursed = raw.cursed === true;
  const people = Array.isArray(raw.players) ? raw.players.slice(0, MAX_PLAYERS) : [];
  for (const person of people as Record<string, unknown>[]) {
    const at = sheet.players.push(emptyPlayer()) - 1;
    const player = sheet.players[at];
    if (player && typeof person?.name === 'string') player.name = person.name.slice(0, 24);
    fill(sheet, person?.hand, { hand: at }, known);
    fill(sheet, person?.items, { items: at }, known);
  }
  fill(sheet, raw.discard, 'discard', known);
  while (sheet.players.length < MIN_PLAYERS) sheet.players.push(emptyPlayer());
  return sheet;
}

function fill(
  sheet: ScoreSheet,
  ids: unknown,
  place: Place,
  known: (id: string) => Holding | undefined,
): void {
  if (!Array.isArray(ids)) return;
  for (const id of ids) {
    const card = typeof id === 'string' ? known(id) : undefined;
    if (card) put(sheet, card, place);
  }
}

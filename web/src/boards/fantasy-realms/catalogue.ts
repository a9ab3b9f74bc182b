// Card entries of the house as this game's screens need them: by number, by id, with their parts.

import type { CardEntry } from '../../lib/api/types/CardEntry';

/** A card of the realm. */
export interface RealmCard {
  kind: 'card';
  /** Its number in views and targets. */
  number: number;
  id: string;
  name: string;
  /** The id of its printed suit. */
  suit: string;
  suitName: string;
  strength: number;
  bonus: string;
  penalty: string;
  /** Which decks it is part of. */
  decks: { base: boolean; suits: boolean };
  /** The id of the card it takes the place of in the deck with the new suits. */
  replaces: string | null;
  entry: CardEntry;
}

/** A cursed item. */
export interface CursedItem {
  kind: 'item';
  number: number;
  id: string;
  name: string;
  value: number;
  /** The id of the moment it is used at: `any_time`, `replace_turn`, `after_turn`. */
  timing: string;
  timingName: string;
  text: string;
  rule: string;
  entry: CardEntry;
}

export type Piece = RealmCard | CursedItem;

/** All cards and items of the game in one language. */
export class Catalogue {
  readonly cards: RealmCard[];
  readonly items: CursedItem[];
  readonly #byId: Map<string, Piece>;
  readonly #cardByNumber: Map<number, RealmCard>;
  readonly #itemByNumber: Map<number, CursedItem>;
  readonly #suitNames: Map<string, string>;
  readonly #suitIds: Map<number, string>;

  constructor(entries: CardEntry[], lang: string) {
    const pieces = entries.map((entry) => piece(entry, lang)).filter((it) => it !== null);
    this.cards = pieces.filter((it) => it.kind === 'card');
    this.items = pieces.filter((it) => it.kind === 'item');
    markReplaced(pieces);
    this.#byId = new Map(pieces.map((it) => [it.id, it]));
    this.#cardByNumber = new Map(this.cards.map((card) => [card.number, card]));
    this.#itemByNumber = new Map(this.items.map((item) => [item.number, item]));
    this.#suitNames = new Map(this.cards.map((card) => [card.suit, card.suitName]));
    this.#suitIds = new Map(this.cards.map((card) => [Number(tag(card.entry, 'suit_number')), card.suit]));
  }

  card(number: number): RealmCard | undefined {
    return this.#cardByNumber.get(number);
  }

  item(number: number): CursedItem | undefined {
    return this.#itemByNumber.get(number);
  }

  byId(id: string): Piece | undefined {
    return this.#byId.get(id);
  }

  /** The cards with these numbers; numbers nobody knows are left out. */
  those(numbers: readonly number[]): RealmCard[] {
    return numbers.map((number) => this.card(number)).filter((card) => card !== undefined);
  }

  /** The items with these numbers. */
  theseItems(numbers: readonly number[]): CursedItem[] {
    return numbers.map((number) => this.item(number)).filter((item) => item !== undefined);
  }

  /** A name for an id from a score; the id itself where the pack does not know it. */
  nameOf(id: string): string {
    return this.#byId.get(id)?.name ?? id;
  }

  /** The id of a suit by the number views call it. */
  suitId(number: number): string | undefined {
    return this.#suitIds.get(number);
  }

  /** The suits of a deck, in the order of the pack. */
  suitsOf(deck: 'base' | 'suits'): string[] {
    const suits = [...this.#suitIds].sort(([a], [b]) => a - b).map(([, suit]) => suit);
    return suits.filter((suit) => this.cards.some((card) => card.suit === suit && card.decks[deck]));
  }

  suitName(suit: string): string {
    return this.#suitNames.get(suit) ?? suit;
  }
}

const made = new WeakMap<CardEntry[], Catalogue>();

/** The catalogue of a list of entries, made once. A list belongs to one language. */
export function catalogueOf(entries: CardEntry[], lang: string): Catalogue {
  const known = made.get(entries);
  if (known) return known;
  const fresh = new Catalogue(entries, lang);
  made.set(entries, fresh);
  return fresh;
}

/** The name of an entry in a language. */
export function nameIn(entry: CardEntry, lang: string): string {
  const own = entry.names.find(([code]) => code === lang) ?? entry.names[0];
  return own?.[1] ?? entry.id;
}

/** One entry as a card or an item; nothing if it is neither. */
export function piece(entry: CardEntry, lang: string): Piece | null {
  const target = entry.target;
  if (!target) return null;
  if ('card' in target) return realmCard(entry, target.card, lang);
  if ('token' in target) return cursedItem(entry, target.token, lang);
  return null;
}

function realmCard(entry: CardEntry, number: number, lang: string): RealmCard {
  const module = tag(entry, 'module');
  return {
    kind: 'card',
    number,
    id: entry.id,
    name: nameIn(entry, lang),
    suit: tag(entry, 'suit'),
    suitName: entry.group,
    strength: Number(tag(entry, 'strength')),
    bonus: part(entry, 'bonus'),
    penalty: part(entry, 'penalty'),
    decks: { base: module !== 'suits', suits: true },
    replaces: tag(entry, 'replaces') || null,
    entry,
  };
}

function cursedItem(entry: CardEntry, number: number, lang: string): CursedItem {
  return {
    kind: 'item',
    number,
    id: entry.id,
    name: nameIn(entry, lang),
    value: Number(tag(entry, 'value')),
    timing: tag(entry, 'timing'),
    timingName: entry.facts[1]?.[1] ?? '',
    text: entry.text.join(' '),
    rule: entry.rules[0] ?? '',
    entry,
  };
}

/** The new version of a card takes the place of the old one in the deck with the new suits (FR-2.4). */
function markReplaced(pieces: Piece[]): void {
  for (const card of pieces) {
    const replaced = tag(card.entry, 'replaces');
    const older = pieces.find((it) => it.id === replaced);
    if (older?.kind === 'card') older.decks.suits = false;
  }
}

function tag(entry: CardEntry, key: string): string {
  return entry.tags.find(([name]) => name === key)?.[1] ?? '';
}

/** The bonus or the penalty of a card, without the word before it. */
function part(entry: CardEntry, which: 'bonus' | 'penalty'): string {
  const labelled = entry.text.find((line) => line.toLowerCase().startsWith(which));
  return labelled?.slice(labelled.indexOf(':') + 1).trim() ?? '';
}

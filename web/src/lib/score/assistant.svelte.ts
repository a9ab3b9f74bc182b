// The scoring assistant behind its page: the sheet, where the next card goes, and the way back.

import type { Catalogue, Piece } from '../../boards/fantasy-realms/catalogue';
import type { PlayerScore } from '../api/types/fantasy-realms/PlayerScore';
import type { ScoreRequest } from '../api/types/fantasy-realms/ScoreRequest';
import type { Lang } from '../api/client';
import { keep, recall } from '../keep';
import { Score } from './asking.svelte';
import { fromHash, toHash } from './link';
import {
  changeDeck,
  drop,
  emptyPlayer,
  emptySheet,
  isBlank,
  listAt,
  MAX_PLAYERS,
  mended,
  put,
  refusal,
  type Place,
  type Refusal,
  type ScoreSheet,
  type Version,
} from './sheet';

const KEY = 'score.sheet';

/** Something that can be taken back, and what it was. */
export interface Regret {
  kind: 'cleared' | 'linked' | 'removed';
  sheet: ScoreSheet;
}

export class Assistant {
  sheet = $state<ScoreSheet>(emptySheet());
  /** Where the next card goes. */
  place = $state<Place>({ hand: 0 });
  regret = $state.raw<Regret | null>(null);
  /** Cards that went with the change of the deck. */
  gone = $state.raw<string[]>([]);
  readonly #catalogue: () => Catalogue;
  readonly #score: Score;

  /** Must be made while a component is set up. */
  constructor(catalogue: () => Catalogue, lang: () => Lang, hash: string) {
    this.#catalogue = catalogue;
    this.#open(hash);
    this.#score = new Score(() => scoreRequest(this.sheet), lang);
    $effect(() => keep(KEY, JSON.stringify(this.sheet)));
  }

  get catalogue(): Catalogue {
    return this.#catalogue();
  }

  /** A link shows what somebody sent; one's own sheet is only put aside. */
  #open(hash: string): void {
    const known = (id: string): Piece | undefined => this.catalogue.byId(id);
    const own = mended(read(recall(KEY)), known);
    const linked = fromHash(hash);
    if (own.players.length < 2 && isBlank(own)) own.players.push(emptyPlayer());
    this.sheet = linked ? mended(linked, known) : own;
    if (linked && !isBlank(own) && toHash(own) !== toHash(this.sheet))
      this.regret = { kind: 'linked', sheet: own };
  }

  /** Does the place hold items instead of cards? */
  get wantsItems(): boolean {
    return typeof this.place === 'object' && 'items' in this.place;
  }

  /** What lies in the present place. */
  get held(): Piece[] {
    return listAt(this.sheet, this.place)
      .map((id) => this.catalogue.byId(id))
      .filter((piece) => piece !== undefined);
  }

  /** What can lie there at all, in the deck in use. */
  get offered(): Piece[] {
    if (this.wantsItems) return this.catalogue.items;
    const deck = this.sheet.suits ? 'suits' : 'base';
    return this.catalogue.cards.filter((card) => card.decks[deck]);
  }

  refusal(piece: Piece): Refusal | null {
    return refusal(this.sheet, piece, this.place);
  }

  isHere(piece: Piece): boolean {
    return listAt(this.sheet, this.place).includes(piece.id);
  }

  /** Puts a card in, or takes it out if it lies here. */
  toggle(piece: Piece): void {
    if (this.isHere(piece)) drop(this.sheet, piece.id);
    else put(this.sheet, piece, this.place);
  }

  takeOut(id: string): void {
    drop(this.sheet, id);
  }

  addPlayer(): void {
    if (this.sheet.players.length >= MAX_PLAYERS) return;
    this.sheet.players.push(emptyPlayer());
    this.place = { hand: this.sheet.players.length - 1 };
  }

  removePlayer(at: number): void {
    if (this.sheet.players.length <= 1) return;
    this.#mayRegret('removed');
    this.sheet.players.splice(at, 1);
    this.place = { hand: Math.min(at, this.sheet.players.length - 1) };
  }

  setSuits(on: boolean): void {
    const versions = this.catalogue.cards.flatMap((card): Version[] => {
      if (card.replaces !== null) return [{ base: card.replaces, suits: card.id }];
      return card.decks.base ? [] : [{ base: null, suits: card.id }];
    });
    this.gone = changeDeck(this.sheet, on, versions);
  }

  setCursed(on: boolean): void {
    this.sheet.cursed = on;
    if (!on && this.wantsItems) this.place = { hand: 0 };
  }

  /** Empties all hands; the names of the people stay. */
  clear(): void {
    this.#mayRegret('cleared');
    for (const player of this.sheet.players) Object.assign(player, { hand: [], items: [] });
    this.sheet.discard = [];
    this.gone = [];
    this.place = { hand: 0 };
  }

  #mayRegret(kind: Regret['kind']): void {
    this.regret = { kind, sheet: $state.snapshot(this.sheet) };
  }

  /** Brings back what was cleared, removed or put aside. */
  undo(): void {
    if (!this.regret) return;
    this.sheet = this.regret.sheet;
    this.regret = null;
    this.place = { hand: 0 };
  }

  /** The address of this sheet. */
  get link(): string {
    return `${location.origin}/score#${toHash(this.sheet)}`;
  }

  /** The score of a player, once there is one. */
  scoreOf(player: number): PlayerScore | null {
    const at = counted(this.sheet).indexOf(player);
    return at < 0 ? null : (this.#score.answer?.players[at] ?? null);
  }

  /** The players who have something to count, the best first. */
  get ranking(): { player: number; score: PlayerScore; place: number; winner: boolean }[] {
    const answer = this.#score.answer;
    const players = counted(this.sheet);
    const rows = players.flatMap((player, at) => {
      const score = answer?.players[at];
      return score
        ? [{ player, score, winner: players.length > 1 && (answer?.winners.includes(at) ?? false) }]
        : [];
    });
    rows.sort((a, b) => Number(b.winner) - Number(a.winner) || b.score.total - a.score.total);
    return rows.map((row, at) => ({ ...row, place: at + 1 }));
  }

  get problem(): string | null {
    return this.#score.problem;
  }

  get busy(): boolean {
    return this.#score.busy;
  }
}

/** The players who have something to count. */
export function counted(sheet: ScoreSheet): number[] {
  return sheet.players.flatMap((player, at) => {
    const items = sheet.cursed ? player.items.length : 0;
    return player.hand.length + items > 0 ? [at] : [];
  });
}

/** The question to the house. */
export function scoreRequest(sheet: ScoreSheet): ScoreRequest | null {
  const players = counted(sheet).flatMap((at) => {
    const player = sheet.players[at];
    if (!player) return [];
    const items = sheet.cursed ? { items: [...player.items] } : {};
    return [{ name: player.name || `${at + 1}`, hand: [...player.hand], ...items }];
  });
  if (players.length === 0) return null;
  const seats = sheet.players.length > 1 ? { seats: sheet.players.length } : {};
  return { players, discard: [...sheet.discard], suits: sheet.suits, items: sheet.cursed, ...seats };
}

function read(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

// What all parts of the board share: the view, the question, the names of things, and how a tap on
// a token becomes a part of the answer.

import { getContext, setContext } from 'svelte';
import type { Target } from '../../lib/api/types/Target';
import { t } from '../../lib/i18n';
import type { BoardProps } from '../contract';
import { COLOURS, RUNES, colourOf, runeOf } from './materia';
import { layOut, lifted, type Layout, type Piece } from './pieces';
import { Purse } from './purse.svelte';
import { readAction, readSpellCard, type BasicAction, type Spell } from './spells';
import { colourTarget, levelTarget, tokenTarget } from './targets';
import type { Place, PlayerView, View } from './view';

/** How the tokens of a place can be touched now. */
export interface Grip {
  /** Is the question about this place? */
  active: boolean;
  /** The pieces that are chosen. */
  up: ReadonlySet<number>;
  can(piece: Piece): boolean;
  tap(piece: Piece): void;
}

const IDLE: Grip = { active: false, up: new Set(), can: () => false, tap: () => undefined };

export class SpellTable {
  readonly #props: () => BoardProps;
  readonly purse: Purse;
  readonly view = $derived.by(() => this.#props().view as View);
  readonly spells = $derived.by(() => this.#read(readSpellCard, (spell) => spell.id));
  readonly actions = $derived.by(() => this.#read(readAction, (action) => action.number));
  readonly layout: Layout = $derived.by(() => (this.#last = layOut(this.view, this.#last)));
  #last: Layout = new Map();
  #tapped = $state.raw<number[]>([]);

  constructor(props: () => BoardProps) {
    this.#props = props;
    this.purse = new Purse(() => this.pick);
  }

  #read<T>(read: (card: BoardProps['cards'][number], lang: string) => T | null, key: (it: T) => number) {
    const { cards, lang } = this.#props();
    const found = cards.flatMap((card) => read(card, lang) ?? []);
    return new Map(found.map((it) => [key(it), it]));
  }

  get pick(): BoardProps['pick'] {
    return this.#props().pick;
  }

  get asked(): BoardProps['asked'] {
    return this.#props().asked;
  }

  get me(): number | null {
    return this.#props().me;
  }

  get waiting(): number[] {
    return this.#props().waiting;
  }

  get ending(): BoardProps['ending'] {
    return this.#props().ending;
  }

  /** The seats in the order of days. */
  get order(): number[] {
    const { players, first } = this.view;
    return players.map((_, at) => (first + at) % players.length);
  }

  player(seat: number): PlayerView | undefined {
    return this.view.players[seat];
  }

  seatName(seat: number): string {
    return this.#props().seats[seat]?.name || t('sb-seat', { number: seat + 1 });
  }

  /** The spell in play of a colour. */
  spellOf(colour: number): Spell | undefined {
    const id = this.view.spells[colour];
    return id === undefined ? undefined : this.spells.get(id);
  }

  action(number: number): BasicAction | undefined {
    return this.actions.get(number);
  }

  tokenName(token: number): string {
    const colour = t(`sb-colour-${COLOURS[colourOf(token)]}`);
    return t('sb-token', { colour, rune: t(`sb-rune-${RUNES[runeOf(token)]}`) });
  }

  pieces(place: string): readonly Piece[] {
    return this.layout.get(place) ?? [];
  }

  /** Could I learn this level with the pool I have? */
  canAfford(colour: number, level: number): boolean {
    const mine = this.me === null ? undefined : this.player(this.me);
    const name = COLOURS[colour] ?? '';
    return mine?.lessons.some(([it, at]) => it.toLowerCase() === name && at === level) ?? false;
  }

  /** The options of the question that mean a level of a spell: several for copies with runes. */
  levelOptions(spell: number, level: number): { target: Target; rune: number | null }[] {
    const runes = [null, ...RUNES.keys()];
    return runes
      .map((rune) => ({ target: levelTarget(spell, level, rune), rune }))
      .filter(({ target }) => this.pick.offers(target));
  }

  /** How the tokens of a place can be touched; of pools and familiar boards only the own ones. */
  grip(place: Place, pieces: readonly Piece[]): Grip {
    if (!this.asked || this.view.from !== place) return IDLE;
    if (this.asked.reason === 'payment') return this.#payGrip(pieces);
    if (this.asked.reason === 'store-colour') return this.#colourGrip(pieces);
    const { pick } = this;
    const up = lifted(pieces, (token) => pick.amount(tokenTarget(token)), this.#tapped);
    return {
      active: true,
      up,
      can: (piece) => up.has(piece.id) || pick.canPick(tokenTarget(piece.token)),
      tap: (piece) => this.#tap(piece, up.has(piece.id)),
    };
  }

  #tap(piece: Piece, isUp: boolean): void {
    const target = tokenTarget(piece.token);
    this.#touch(piece, isUp);
    if (this.pick.asked?.shape.kind !== 'split') return this.pick.toggle(target);
    this.pick.setAmount(target, this.pick.amount(target) + (isUp ? -1 : 1));
  }

  #payGrip(pieces: readonly Piece[]): Grip {
    const { purse } = this;
    const up = lifted(pieces, (token) => purse.amount(token), this.#tapped);
    return {
      active: true,
      up,
      can: (piece) => up.has(piece.id) || purse.canAdd(piece.token),
      tap: (piece) => {
        this.#touch(piece, up.has(piece.id));
        if (up.has(piece.id)) purse.remove(piece.token);
        else purse.add(piece.token);
      },
    };
  }

  /** "Of which colour?": every token of a colour means the colour. */
  #colourGrip(pieces: readonly Piece[]): Grip {
    const { pick } = this;
    const target = (piece: Piece) => colourTarget(colourOf(piece.token));
    return {
      active: true,
      up: new Set(pieces.filter((piece) => pick.isPicked(target(piece))).map((piece) => piece.id)),
      can: (piece) => pick.canPick(target(piece)),
      tap: (piece) => pick.toggle(target(piece)),
    };
  }

  #touch(piece: Piece, isUp: boolean): void {
    const others = this.#tapped.filter((id) => id !== piece.id);
    this.#tapped = isUp ? others : [...others, piece.id];
  }
}

const KEY = Symbol('spellbook');

export function shareTable(table: SpellTable): SpellTable {
  return setContext(KEY, table);
}

export function useTable(): SpellTable {
  return getContext<SpellTable>(KEY);
}

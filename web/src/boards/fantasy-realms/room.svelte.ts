// What all parts of the board share: the view, what can be picked, and the card one looks at.

import { createContext } from 'svelte';
import type { CardWorth } from '../../lib/api/types/fantasy-realms/CardWorth';
import type { PlayerScore } from '../../lib/api/types/fantasy-realms/PlayerScore';
import type { View } from '../../lib/api/types/fantasy-realms/View';
import { Score } from '../../lib/score/asking.svelte';
import type { BoardProps, Lang } from '../contract';
import { catalogueOf, type Catalogue, type Piece } from './catalogue';
import { handRequest, handWithout } from './table';

/** The card one looks at, and where it lies. */
export interface Looked {
  piece: Piece;
  anchor: HTMLElement;
  /** It stays until it is closed: it was pressed, not only passed over. */
  pinned: boolean;
}

export class Room {
  readonly #props: () => BoardProps;
  /** What my hand is worth now. */
  readonly #mine: Score;
  /** What it would be worth with, or without, the card I look at. */
  readonly #other: Score;
  looked = $state.raw<Looked | null>(null);

  constructor(props: () => BoardProps) {
    this.#props = props;
    this.#mine = new Score(
      () => (this.me === null || this.view.over ? null : handRequest(this.view, this.me, this.catalogue)),
      () => this.lang,
    );
    this.#other = new Score(
      () => this.#otherRequest(),
      () => this.lang,
    );
  }

  #otherRequest() {
    const piece = this.looked?.piece;
    if (piece?.kind !== 'card' || this.me === null || this.view.open) return null;
    const isHeld = this.view.seats[this.me]?.hand.includes(piece.number);
    const build = isHeld ? handWithout : handRequest;
    return build(this.view, this.me, this.catalogue, piece);
  }

  get view(): View {
    return this.#props().view as View;
  }

  get catalogue(): Catalogue {
    return catalogueOf(this.#props().cards, this.lang);
  }

  get pick(): BoardProps['pick'] {
    return this.#props().pick;
  }

  get lang(): Lang {
    return this.#props().lang;
  }

  get me(): number | null {
    return this.#props().me;
  }

  get waiting(): number[] {
    return this.#props().waiting;
  }

  seatName(seat: number): string {
    return this.#props().seats[seat]?.name ?? '';
  }

  /** My hand with its reasons, as far as the house has told. */
  get score(): PlayerScore | null {
    return this.#mine.answer?.players[0] ?? null;
  }

  /** The total of my hand with the looked-at card, or without it if I hold it. */
  get otherTotal(): number | null {
    return this.#other.busy ? null : (this.#other.answer?.players[0]?.total ?? null);
  }

  /** What a card gives in my hand, or would give there. */
  worth(id: string): CardWorth | null {
    const inHand = this.score?.cards.find((card) => card.id === id);
    if (inHand) return inHand;
    if (this.looked?.piece.id !== id || this.#other.busy) return null;
    return this.#other.answer?.players[0]?.cards.find((card) => card.id === id) ?? null;
  }

  /** Does the looked-at card lie in my hand? */
  holds(piece: Piece): boolean {
    if (piece.kind !== 'card' || this.me === null) return false;
    return this.view.seats[this.me]?.hand.includes(piece.number) ?? false;
  }

  look(piece: Piece, anchor: HTMLElement, pinned: boolean): void {
    this.looked = { piece, anchor, pinned };
  }

  /** Looks away, if this is still the thing one looks at. */
  lookAway(anchor?: HTMLElement): void {
    if (!anchor || (this.looked?.anchor === anchor && !this.looked.pinned)) this.looked = null;
  }
}

export const [room, setRoom] = createContext<Room>();

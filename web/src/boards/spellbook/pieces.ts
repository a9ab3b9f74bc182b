// Which token is which: the view only counts equal tokens, but an eye follows a single one from the
// pouch to the altar, into a pool and onto a card. So every token gets an id that it keeps.

import type { View } from './view';

/** A token with an id of its own. */
export interface Piece {
  id: number;
  token: number;
}

/** The pieces of every place, by its name: `altar`, `pool:0`, `familiar:0`, `card:0:3`, ... */
export type Layout = ReadonlyMap<string, readonly Piece[]>;

/** The places of a view and the tokens that lie there, in their order. */
export function places(view: View): Map<string, readonly number[]> {
  const all = new Map<string, readonly number[]>([
    ['altar', view.altar],
    ['tray', view.tray],
    ['pouch', view.pouch],
  ]);
  view.players.forEach((player, seat) => {
    all.set(`pool:${seat}`, player.pool);
    all.set(`familiar:${seat}`, player.familiar);
    player.spells.forEach((learned, colour) => {
      if (learned) all.set(`card:${seat}:${colour}`, [learned.token]);
    });
  });
  if (view.opponent) {
    all.set('track', view.opponent.track);
    all.set('lower', view.opponent.lower);
  }
  return all;
}

/** Lays the tokens of a view out, so that as many as possible stay or come from where they can. */
export function layOut(view: View, before: Layout = new Map()): Layout {
  const wanted = places(view);
  const supply = new Supply(before);
  const layout = new Map<string, (Piece | null)[]>();
  for (const [place, tokens] of wanted) {
    layout.set(
      place,
      tokens.map((token) => supply.stay(place, token)),
    );
  }
  for (const [place, pieces] of layout) {
    const tokens = wanted.get(place) ?? [];
    pieces.forEach((piece, at) => {
      if (!piece) pieces[at] = supply.come(tokens[at] ?? 0);
    });
  }
  return layout as Map<string, Piece[]>;
}

/** The pieces of the last layout that have not found their place in the new one. */
class Supply {
  readonly #free = new Map<string, Piece[]>();
  #next = 0;

  constructor(before: Layout) {
    for (const [place, pieces] of before) {
      this.#free.set(place, [...pieces]);
      for (const piece of pieces) this.#next = Math.max(this.#next, piece.id + 1);
    }
  }

  /** A piece of this type that lay in this place already. */
  stay(place: string, token: number): Piece | null {
    return this.#take(this.#free.get(place), token);
  }

  /** A piece of this type from anywhere, or a new one. */
  come(token: number): Piece {
    for (const pieces of this.#free.values()) {
      const piece = this.#take(pieces, token);
      if (piece) return piece;
    }
    return { id: this.#next++, token };
  }

  #take(pieces: Piece[] | undefined, token: number): Piece | null {
    const at = pieces?.findIndex((piece) => piece.token === token) ?? -1;
    return at < 0 ? null : (pieces?.splice(at, 1)[0] ?? null);
  }
}

/**
 * Which pieces of a place are lifted when so many of a type are chosen: those tapped last first,
 * so that the one under the finger is the one that moves.
 */
export function lifted(
  pieces: readonly Piece[],
  amount: (token: number) => number,
  tapped: readonly number[],
): Set<number> {
  const rank = (piece: Piece): number => {
    const at = tapped.lastIndexOf(piece.id);
    return at < 0 ? tapped.length : tapped.length - 1 - at;
  };
  const up = new Set<number>();
  for (const token of new Set(pieces.map((piece) => piece.token))) {
    const same = pieces.filter((piece) => piece.token === token).sort((a, b) => rank(a) - rank(b));
    same.slice(0, amount(token)).forEach((piece) => up.add(piece.id));
  }
  return up;
}

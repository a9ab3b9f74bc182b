// What the table page gives to a game's board, and nothing else: a board draws a view and offers
// what can be picked in place. It never talks to the house itself.

import type { Component } from 'svelte';
import type { Lang } from '../lib/api/client';
import type { Asked } from '../lib/api/types/Asked';
import type { CardEntry } from '../lib/api/types/CardEntry';
import type { ChairInfo } from '../lib/api/types/ChairInfo';
import type { Ending } from '../lib/api/types/Ending';
import type { SelectionApi } from '../lib/table/selection.svelte';

export type { Lang };

/** What every board gets. All of it is reactive: read it inside markup, `$derived` or `$effect`. */
export interface BoardProps {
  /** The game's own view (its generated `View` type), or the `Sheet` for the generic board. */
  view: unknown;
  /** The open question to `me`; nothing while others decide, for spectators and in replays. */
  asked: Asked | null;
  /** All cards of the game in `lang`, so that numbers of the view become names and texts. */
  cards: CardEntry[];
  /** The seats in order of play, with the names to show. */
  seats: ChairInfo[];
  /** From which seat the table is seen; nobody's for spectators. */
  me: number | null;
  /** Whom the table waits for. */
  waiting: number[];
  /** How it ended, once it is over. */
  ending: Ending | null;
  /** The draft of the answer. In a replay nothing can be picked: `pick.canPick` is always false. */
  pick: SelectionApi;
  /** The language of all words. */
  lang: Lang;
}

/** A board component. */
export type Board = Component<BoardProps>;

/** Where boards are registered: loaded only when a table of that game is opened. */
export type BoardLoader = () => Promise<{ default: Board }>;

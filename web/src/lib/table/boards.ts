// Which board shows a game, and which picture of the table that board wants.

import type { Picture } from '../api/types/Picture';
import type { Board } from '../../boards/contract';
import { boards } from '../../boards';

/** Games without a board of their own, and people who wish it, get the table in words. */
export function isPlain(game: string, wished: boolean): boolean {
  return wished || boards[game] === undefined;
}

/** Loads the board of a game. */
export async function loadBoard(game: string, plain: boolean): Promise<Board> {
  const own = plain ? undefined : boards[game];
  if (own) return (await own()).default as Board;
  return (await import('../../boards/Generic.svelte')).default;
}

/** What a board draws. */
export function viewOf(picture: Picture): unknown {
  return 'view' in picture ? picture.view : picture.sheet;
}

import { api } from '../api/client.ts';
import type { GameCard } from '../api/types/GameCard.ts';
import type { NewChair } from '../api/types/NewChair.ts';
import type { NewTable } from '../api/types/NewTable.ts';
import { go } from '../router.ts';
import { session } from '../session.svelte.ts';
import { usualBot } from './bots.ts';

/** How many sit at a quick table: as many as usual, and somebody to play against. */
export function quickSeats(game: GameCard): number {
  return Math.min(game.max_seats, Math.max(game.usual_seats, game.min_seats, 2));
}

/** Me and bots on all other seats: such a table starts at once. */
export function quickTable(game: GameCard): NewTable {
  const bots: NewChair[] = Array.from({ length: quickSeats(game) - 1 }, () => ({
    kind: 'bot',
    bot: usualBot(game.bots),
  }));
  return { game: game.id, seats: [{ kind: 'me' }, ...bots], public: false, pace: 'live' };
}

/** One click: somebody sits at a running table. */
export async function playNow(game: GameCard): Promise<void> {
  await session.ensure();
  const table = await api.openTable(quickTable(game));
  go({ name: 'table', id: table.id, moment: null });
}

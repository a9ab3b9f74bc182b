import { api, type Lang } from './api/client.ts';
import type { CardEntry } from './api/types/CardEntry.ts';
import type { GameCard } from './api/types/GameCard.ts';

/** Games, cards and rules do not change while the house runs: every page fetches them once. */
function once<T>(fetcher: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const kept = new Map<string, Promise<T>>();
  return (key) => {
    const found = kept.get(key);
    if (found) return found;
    const asked = fetcher(key);
    kept.set(key, asked);
    // A failure is not kept: the next try asks again.
    asked.catch(() => kept.delete(key));
    return asked;
  };
}

const games = once((lang) => api.games(lang as Lang));
const cards = once((key) => {
  const [lang = 'en', game = ''] = key.split('|');
  return api.cards(game, lang as Lang);
});
const rules = once((game) => api.rules(game));

/** The games of the house. */
export const gamesIn = (lang: Lang): Promise<GameCard[]> => games(lang);
/** The cards of a game. */
export const cardsIn = (game: string, lang: Lang): Promise<CardEntry[]> => cards(`${lang}|${game}`);
/** The rules document of a game. */
export const rulesOf = (game: string): Promise<string> => rules(game);

import { t } from '../i18n';

/** A sentence about a game, where the house has one. */
export function blurb(game: string): string | null {
  const key = `game-blurb-${game}`;
  const said = t(key);
  return said === key ? null : said;
}

import type { BotInfo } from '../api/types/BotInfo.ts';
import { t } from '../i18n';

/** What a kind of bot is called; its id where the page has no word for it yet. */
export function botName(kind: string): string {
  const key = `bot-${kind}`;
  const said = t(key);
  return said === key ? kind : said;
}

/** What a kind of bot does; in the house's words where the page has none yet. */
export function botAbout(bot: BotInfo): string {
  const key = `bot-${bot.name}-about`;
  const said = t(key);
  return said === key ? bot.about : said;
}

/** Levels for everybody, and ways of deciding for the curious. */
export function byLevel(bots: BotInfo[]): { levels: BotInfo[]; ways: BotInfo[] } {
  return { levels: bots.filter((bot) => bot.level), ways: bots.filter((bot) => !bot.level) };
}

/** The bot a newcomer meets: the level in the middle. */
export function usualBot(bots: BotInfo[]): string {
  const { levels } = byLevel(bots);
  return (levels[Math.floor(levels.length / 2)] ?? bots.at(-1))?.name ?? '';
}

import { t } from '../i18n';

/** What a kind of bot is called; its id where the house has no word for it yet. */
export function botName(kind: string): string {
  const key = `bot-${kind}`;
  const said = t(key);
  return said === key ? kind : said;
}

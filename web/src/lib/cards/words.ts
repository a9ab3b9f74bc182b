import { t } from '../i18n';
import type { GameEntry } from './entry.ts';
import { wordsFor, type Facet } from './facets.ts';

/** An id made readable: `any_time` is better than nothing. */
function readable(id: string): string {
  const words = id.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function message(key: string): string | null {
  const said = t(key);
  return said === key ? null : said;
}

/** How the filters of a page are called: by our messages, by the cards' own facts, else by their ids. */
export function facetWords(
  cards: readonly GameEntry[],
  facet: Facet,
): { label: string; of: (value: string) => string } {
  const facts = wordsFor(cards, facet.key);
  const label = message(`tag-${facet.key}`) ?? facts?.label ?? facet.key;
  return {
    label: readable(label),
    of: (value) => readable(message(`tag-${facet.key}-${value}`) ?? facts?.words.get(value) ?? value),
  };
}

// Sentences of the table page that need more than a key.

import { i18n, t } from '../i18n';
import type { LiveTable } from './game.svelte';
import type { Selection } from './selection.svelte';

/** Names in a row, as the language joins them. */
export function joined(names: string[]): string {
  return new Intl.ListFormat(i18n.lang, { type: 'conjunction' }).format(names);
}

/** How many parts the answer still needs. */
export function needText(pick: Selection): string {
  const { have, min, max } = pick.progress;
  const kind = pick.asked?.shape.kind;
  if (kind === 'amount' || kind === 'one' || kind === 'confirm') return '';
  return min === max ? t('table-need-exact', { have, max }) : t('table-need-range', { have, min, max });
}

/** What goes on while one need not decide. */
export function waitingText(live: LiveTable): string {
  if (live.table?.status === 'over' || live.now?.ending) return t('table-is-over');
  if (live.table?.status === 'abandoned') return t('table-is-abandoned');
  if (!live.now) return t('table-connecting');
  const names = live.now.waiting.map((seat) => live.name(seat));
  return names.length > 0
    ? t('table-waiting', { names: joined(names), count: names.length })
    : t('table-moment');
}

/** A refusal in the language of the page where it has words for it, else in the house's. */
export function refusalText(code: string, message: string): string {
  const key = `table-refused-${code.replaceAll('_', '-')}`;
  const words = t(key);
  return words === key ? message || t('table-refused') : words;
}

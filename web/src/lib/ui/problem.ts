import { Refusal } from '../api/client.ts';
import { t } from '../i18n';

/** What went wrong, in a sentence for people. */
export function inWords(cause: unknown): string {
  if (cause instanceof Refusal) {
    if (cause.code === 'offline') return t('problem-offline');
    if (cause.code.startsWith('http_5')) return t('problem-server');
    return cause.message;
  }
  return t('problem-unknown');
}

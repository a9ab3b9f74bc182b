import type { Lang } from '../api/client.ts';
import { keep, recall } from '../keep.ts';
import { LANGS, bundles, say, type Words } from './messages.ts';

const spoken = bundles(
  import.meta.glob<string>('../../locales/*.ftl', { query: '?raw', import: 'default', eager: true }),
);

const known = (code: string | null | undefined): Lang | null =>
  LANGS.find((lang) => lang.code === code)?.code ?? null;

/** The language chosen before, else the first of the browser's that the house speaks. */
function firstLang(): Lang {
  const wanted = globalThis.navigator?.languages ?? [];
  return known(recall('lang')) ?? wanted.map((tag) => known(tag.slice(0, 2))).find(Boolean) ?? 'en';
}

const first = firstLang();
let lang = $state<Lang>(first);

/** The language of the page. */
export const i18n = {
  get lang(): Lang {
    return lang;
  },
  set lang(next: Lang) {
    lang = next;
    keep('lang', next);
    document.documentElement.lang = next;
  },
};

if (globalThis.document) document.documentElement.lang = first;

/** A message of the page in its language, English where it has no words for it. */
export function t(key: string, words?: Words): string {
  return say([spoken[lang], spoken.en], key, words);
}

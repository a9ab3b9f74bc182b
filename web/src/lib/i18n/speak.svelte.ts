import type { FluentBundle } from '@fluent/bundle';
import type { Lang } from '../api/client.ts';
import { keep, recall } from '../keep.ts';
import { LANGS, bundleOf, langOfFile, say, type Words } from './messages.ts';

/** Every language is fetched only when somebody speaks it. */
const files = import.meta.glob<string>('../../locales/*.ftl', { query: '?raw', import: 'default' });

const known = (code: string | null | undefined): Lang | null =>
  LANGS.find((lang) => lang.code === code)?.code ?? null;

/** The language chosen before, else the first of the browser's that the house speaks. */
function firstLang(): Lang {
  const wanted = globalThis.navigator?.languages ?? [];
  return known(recall('lang')) ?? wanted.map((tag) => known(tag.slice(0, 2))).find(Boolean) ?? 'en';
}

async function fetched(lang: Lang): Promise<FluentBundle> {
  const mine = Object.keys(files).filter((path) => langOfFile(path) === lang);
  return bundleOf(lang, await Promise.all(mine.map((path) => files[path]!())));
}

type Spoken = { lang: Lang; bundle: FluentBundle };

// The page starts with its words: nothing is ever shown without them.
const first: Spoken = { lang: firstLang(), bundle: await fetched(firstLang()) };
let spoken = $state.raw(first);
let wanted: Lang = first.lang;

async function speak(lang: Lang): Promise<void> {
  wanted = lang;
  const bundle = await fetched(lang);
  // Of several wishes in a row the last one counts.
  if (wanted !== lang) return;
  spoken = { lang, bundle };
  keep('lang', lang);
  document.documentElement.lang = lang;
}

/** The language of the page. A new one is spoken as soon as its words are here. */
export const i18n = {
  get lang(): Lang {
    return spoken.lang;
  },
  set lang(next: Lang) {
    // Words that cannot be fetched leave the page as it is.
    speak(next).catch(() => undefined);
  },
};

if (globalThis.document) document.documentElement.lang = first.lang;

/** A message in the language of the page; the tests see to it that every language has them all. */
export function t(key: string, words?: Words): string {
  return say(spoken.bundle, key, words);
}

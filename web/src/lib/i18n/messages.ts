import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Lang } from '../api/client.ts';

/** The languages with their own names, as people look for them. */
export const LANGS: readonly { code: Lang; name: string }[] = [
  { code: 'en', name: 'English' },
  { code: 'pl', name: 'Polski' },
  { code: 'ru', name: 'Русский' },
];

/** What is put into a message. */
export type Words = Record<string, FluentVariable>;

/** Which language a message file speaks: `en.ftl`, or `table.en.ftl` for a part of the app. */
export function langOfFile(path: string): Lang | null {
  const code = /(?:^|[/.])([a-z]{2})\.ftl$/.exec(path)?.[1];
  return LANGS.find((lang) => lang.code === code)?.code ?? null;
}

/** All messages of a language from its files, so that every part of the app brings its own. */
export function bundleOf(lang: Lang, sources: readonly string[]): FluentBundle {
  // Our languages all run left to right: marks around every inserted word would only hinder search.
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source));
  return bundle;
}

/** A message in words; its key where there is none, so that a gap is seen. */
export function say(bundle: FluentBundle, key: string, words?: Words): string {
  const pattern = bundle.getMessage(key)?.value;
  return pattern ? bundle.formatPattern(pattern, words ?? null, []) : key;
}

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

/** One bundle a language from all message files, so that every part of the app brings its own. */
export function bundles(files: Record<string, string>): Record<Lang, FluentBundle> {
  // Our languages all run left to right: marks around every inserted word would only hinder search.
  const made = {} as Record<Lang, FluentBundle>;
  for (const { code } of LANGS) made[code] = new FluentBundle(code, { useIsolating: false });
  for (const [path, source] of Object.entries(files)) {
    const lang = langOfFile(path);
    if (lang) made[lang].addResource(new FluentResource(source));
  }
  return made;
}

/** A message in the first bundle that has it; its key where none does, so that a gap is seen. */
export function say(order: FluentBundle[], key: string, words?: Words): string {
  for (const bundle of order) {
    const pattern = bundle.getMessage(key)?.value;
    if (pattern) return bundle.formatPattern(pattern, words ?? null, []);
  }
  return key;
}

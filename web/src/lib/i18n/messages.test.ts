import { FluentResource } from '@fluent/bundle';
import { describe, expect, it, vi } from 'vitest';
import { LANGS, bundleOf, langOfFile, say } from './messages.ts';

const files = import.meta.glob<string>('../../locales/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const sources = import.meta.glob<string>(['../../**/*.svelte', '../../**/*.ts', '!../../**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

const keysOf = (source: string) => [...new FluentResource(source).body].map((entry) => entry.id);
const english = new Set(
  Object.entries(files).flatMap(([path, text]) => (langOfFile(path) === 'en' ? keysOf(text) : [])),
);

/** The variables of every message, so that a translation cannot forget or invent one. */
function variables(source: string): Map<string, string> {
  const blocks = source.split(/\n(?=[a-z][\w-]* =)/);
  return new Map(
    blocks.flatMap((block): [string, string][] => {
      const key = /^(?:.*\n)*?([a-z][\w-]*) =/.exec(block)?.[1];
      const names = [...new Set([...block.matchAll(/\$(\w+)/g)].map((match) => match[1]))].sort().join(' ');
      return key ? [[key, names]] : [];
    }),
  );
}

describe('message files', () => {
  it.each(Object.keys(files))('%s speaks a language of the house and has no broken message', (path) => {
    expect(langOfFile(path)).not.toBeNull();
    const written = [...(files[path] ?? '').matchAll(/^([a-zA-Z][\w-]*)\s*=/gm)].map((match) => match[1]);
    expect(keysOf(files[path] ?? '')).toEqual(written);
    expect(new Set(written).size).toBe(written.length);
  });

  const parts = Object.keys(files).filter((path) => langOfFile(path) === 'en');
  it.each(parts)('%s has the same keys and variables in every language', (path) => {
    for (const { code } of LANGS) {
      const other = files[path.replace(/en\.ftl$/, `${code}.ftl`)] ?? '';
      expect(keysOf(other).sort(), `${path} in ${code}`).toEqual(keysOf(files[path] ?? '').sort());
      expect(Object.fromEntries(variables(other)), `${path} in ${code}`).toEqual(
        Object.fromEntries(variables(files[path] ?? '')),
      );
    }
  });
});

describe('the keys in the code', () => {
  const used = Object.entries(sources).flatMap(([path, text]) =>
    [...text.matchAll(/\bt\(\s*(['"`])([^'"`]+)\1/g)].map((match) => ({ path, key: match[2] ?? '' })),
  );

  it('are found at all', () => expect(used.length).toBeGreaterThan(100));

  it('have words in English', () => {
    const begins = (start: string) => [...english].some((key) => key.startsWith(start));
    const gaps = used.filter(({ key }) => {
      const hole = key.indexOf('${');
      return hole < 0 ? !english.has(key) : !begins(key.slice(0, hole));
    });
    expect(gaps).toEqual([]);
  });
});

describe('say', () => {
  const pl = bundleOf('pl', ['a = Ą', 'b = { $n ->\n  [one] jeden\n  [few] kilka\n *[other] wiele\n}']);

  it('merges the files of a language', () => {
    expect(say(pl, 'a')).toBe('Ą');
    expect(say(pl, 'b', { n: 3 })).toBe('kilka');
  });

  it('shows the key where nobody has words', () => expect(say(pl, 'zzz')).toBe('zzz'));
});

describe('the page', () => {
  it('speaks another language as soon as its words are here', async () => {
    const { i18n, t } = await import('./index.ts');
    expect(t('nav-play')).toBe('Play');
    i18n.lang = 'pl';
    i18n.lang = 'ru';
    await vi.waitFor(() => expect(t('nav-play')).toBe('Играть'), { timeout: 4000 });
    expect(document.documentElement.lang).toBe('ru');
  });
});

import { describe, expect, it } from 'vitest';
import { INVENTORY, TOLD } from './inventory';

const types = import.meta.glob<string>('../../lib/api/types/black-rose-wars/*.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const sources = import.meta.glob<string>(['./**/*.svelte', './**/*.ts', '!./**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

const nameOf = (path: string): string => path.replace(/^.*\//, '').replace(/\.ts$/, '');

/** The fields of the types with fields, as they are generated. */
const generated = Object.entries(types)
  .map(([path, text]) => ({
    type: nameOf(path),
    fields: [
      ...new Set([...text.matchAll(/^(?:export type \w+ = \{ )?"?([a-z_]+)"?: /gm)].map((it) => it[1] ?? '')),
    ].filter((field) => field !== 'kind' || !text.includes('"kind": "')),
  }))
  .filter(({ type, fields }) => fields.length > 0 && !(type in TOLD));

describe('what the view tells', () => {
  it('is found at all', () => expect(generated.length).toBeGreaterThan(15));

  it.each(generated)('$type is shown, field by field', ({ type, fields }) => {
    const named = Object.keys(INVENTORY[type] ?? {});
    expect(fields.filter((field) => field !== 'you' && !named.includes(field))).toEqual([]);
    expect(named.filter((field) => !fields.includes(field))).toEqual([]);
  });

  const places = Object.entries(INVENTORY).flatMap(([type, fields]) =>
    Object.entries(fields).flatMap(([field, file]) => (file === null ? [] : [{ type, field, file }])),
  );
  it.each(places)('$type: $field is read in $file', ({ type, field, file }) => {
    const source = sources[`./${file}`];
    expect(source, `${file} shows ${type}.${field}`).toBeDefined();
    expect(source, `${file} reads ${field}`).toMatch(new RegExp(`\\b${field}\\b`));
  });

  it.each(Object.entries(TOLD))('%s is told by %s', (_, file) => {
    expect(sources[`./${file}`]).toBeDefined();
  });
});

import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pieces, rulesIn, type Clause, type Node } from './document.ts';
import { inline, parse, plain } from './markdown.ts';
import { count, marked, search } from './search.ts';

// Vitest runs in web/: the documents are those the house serves.
const folder = '../docs/rules';
const documents = readdirSync(folder).filter((name) => name.endsWith('.md'));

const clausesOf = (nodes: Node[]): Clause[] =>
  nodes.flatMap((node) =>
    node.kind === 'block' ? [] : node.clauses.flatMap((clause) => [clause, ...clausesOf(clause.under)]),
  );

describe('markdown', () => {
  it('reads headings, paragraphs, nested lists, tables and lines', () => {
    const blocks = parse(
      '# A\n\ntext *of*\ntwo lines\n\n- **x** one\n  more\n  - two\n- three\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n---\n',
    );
    expect(blocks.map((block) => block.kind)).toEqual(['heading', 'paragraph', 'list', 'table', 'line']);
    expect(blocks[2]).toMatchObject({ items: [{ children: [{ kind: 'list' }] }, { children: [] }] });
    expect(blocks[3]).toMatchObject({
      head: [[{ text: 'a' }], [{ text: 'b' }]],
      rows: [[[{ text: '1' }], [{ text: '2' }]]],
    });
  });

  it('keeps markup of others as words', () => {
    const text = '<img src=x onerror=alert(1)> [click](javascript:alert(1)) [ok](https://example.org)';
    const parts = inline(text);
    expect(parts.filter((part) => part.kind === 'link')).toEqual([
      { kind: 'link', to: 'https://example.org', parts: [{ kind: 'text', text: 'ok' }] },
    ]);
    expect(plain(parts)).toContain('<img src=x onerror=alert(1)> click');
  });

  it('marks bold, italic and code', () => {
    expect(inline('a **b `c`** *d*')).toEqual([
      { kind: 'text', text: 'a ' },
      {
        kind: 'bold',
        parts: [
          { kind: 'text', text: 'b ' },
          { kind: 'code', text: 'c' },
        ],
      },
      { kind: 'text', text: ' ' },
      { kind: 'italic', parts: [{ kind: 'text', text: 'd' }] },
    ]);
  });
});

describe.each(documents)('%s', (name) => {
  const source = readFileSync(`${folder}/${name}`, 'utf8');
  const rules = rulesIn(source);
  const clauses = rules.sections.flatMap((section) => clausesOf(section.nodes));
  const ids = clauses.flatMap((clause) => clause.id ?? []);

  it('gives every rule that is set in bold an anchor of its own', () => {
    const written = [...source.matchAll(/^\s*- \*\*([A-Z]+-[\d.]+[a-z]?)\*\*/gm)].map((match) => match[1]);
    expect(written.length).toBeGreaterThan(50);
    expect(ids).toEqual(expect.arrayContaining(written));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('loses no words', () => {
    const seen = rules.sections
      .flatMap((section) => [section.title, ...section.nodes.map((node) => wordsOf(node))])
      .join(' ');
    const word = /[\p{L}\p{N}]{5,}/gu;
    const missing = [...source.matchAll(word)]
      .map(([it]) => it)
      .filter((it) => !`${rules.title} ${seen}`.toLowerCase().includes(it.toLowerCase()));
    expect(missing).toEqual([]);
  });

  it('is found by words and by id', () => {
    const id = ids[10]!;
    const found = search(rules, id.toLowerCase()).flatMap((section) => clausesOf(section.nodes));
    expect(found.map((clause) => clause.id)).toContain(id);
    expect(search(rules, 'no such word anywhere')).toEqual([]);
    expect(count(search(rules, ''))).toBeGreaterThan(ids.length);
  });
});

function wordsOf(node: Node): string {
  if (node.kind === 'block') return node.words;
  return node.clauses.map((it) => [it.words, ...it.tags, ...it.under.map(wordsOf)].join(' ')).join(' ');
}

describe('pieces', () => {
  it('finds tags and rules of the own game', () => {
    expect(pieces('[ruling] see FR-9.6, not SB-1.1', 'FR')).toEqual([
      { kind: 'tag', tag: 'ruling' },
      { kind: 'words', text: ' see ' },
      { kind: 'rule', id: 'FR-9.6' },
      { kind: 'words', text: ', not SB-1.1' },
    ]);
  });
});

describe('marked', () => {
  it('cuts at hits, whatever signs they hold', () => {
    expect(marked('Draw (two) cards', ['(two)'])).toEqual([
      { text: 'Draw ', hit: false },
      { text: '(two)', hit: true },
      { text: ' cards', hit: false },
    ]);
  });
});

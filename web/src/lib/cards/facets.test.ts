import { describe, expect, it } from 'vitest';
import type { CardEntry } from '../api/types/CardEntry.ts';
import { folded, haystack, nameIn, type GameEntry } from './entry.ts';
import { facetsOf, fits, wordsFor } from './facets.ts';

function entry(id: string, tags: Record<string, string>, facts: [string, string][] = []): GameEntry {
  const card: CardEntry = {
    id,
    target: { card: 0 },
    names: [
      ['en', id],
      ['pl', 'Żywiołak'],
    ],
    group: 'g',
    facts,
    tags: Object.entries(tags),
    text: ['Some text.'],
    rules: [],
  };
  return { game: 'game', card };
}

const cards = [
  entry('a', { suit: 'land', strength: '1', number: '1' }, [['zestaw', 'Kraina']]),
  entry('b', { suit: 'land', strength: '7', number: '2' }, [['zestaw', 'Kraina']]),
  entry('c', { suit: 'flood', strength: '-3', number: '3' }, [['zestaw', 'Powódź']]),
  entry('d', { suit: 'flood', strength: '9', number: '4' }, [['zestaw', 'Powódź']]),
  entry('e', { suit: 'flood', strength: '20', number: '5' }, [['zestaw', 'Powódź']]),
];

describe('facets', () => {
  it('are found in the tags: words and ranges, and nothing private', () => {
    expect(facetsOf(cards)).toEqual([
      {
        key: 'suit',
        kind: 'words',
        values: [
          { value: 'land', count: 2 },
          { value: 'flood', count: 3 },
        ],
      },
      { key: 'strength', kind: 'range', min: -3, max: 20 },
    ]);
  });

  it('narrow together and widen within', () => {
    const ids = (chosen: Parameters<typeof fits>[1]) =>
      cards.filter((it) => fits(it, chosen)).map((it) => it.card.id);
    expect(ids({})).toHaveLength(5);
    expect(ids({ suit: { words: ['land', 'flood'] } })).toHaveLength(5);
    expect(ids({ suit: { words: ['flood'] }, strength: { from: 0, to: 9 } })).toEqual(['d']);
    expect(ids({ colour: { words: ['red'] } })).toEqual([]);
  });

  it('take their words from the facts that go along', () => {
    expect(wordsFor(cards, 'suit')).toEqual({
      label: 'zestaw',
      words: new Map([
        ['land', 'Kraina'],
        ['flood', 'Powódź'],
      ]),
    });
    expect(wordsFor(cards, 'strength')).toBeNull();
  });
});

describe('entries', () => {
  it('are found by any name, without accents', () => {
    expect(haystack(cards[0]!.card)).toContain(folded('zywiolak'));
    expect(folded('Ёж')).toBe('еж');
  });

  it('have a name in every language', () => {
    expect(nameIn(cards[0]!.card, 'pl')).toBe('Żywiołak');
    expect(nameIn(cards[0]!.card, 'ru')).toBe('a');
  });
});

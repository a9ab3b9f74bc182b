import { describe, expect, it } from 'vitest';
import { beginningSlips, fold, search } from './search';

const cards = [
  { id: 'king', names: ['King', 'Król', 'Король'] },
  { id: 'queen', names: ['Queen', 'Królowa', 'Королева'] },
  { id: 'great_flood', names: ['Great Flood', 'Potop', 'Великий потоп'] },
  { id: 'fire_elemental', names: ['Fire Elemental', 'Żywiołak ognia', 'Дух огня'] },
  { id: 'sword_of_keth', names: ['Sword of Keth', 'Miecz Ketha', 'Меч Кета'] },
  { id: 'doppelganger', names: ['Doppelgänger', 'Sobowtór', 'Двойник'] },
  { id: 'basilisk', names: ['Basilisk', 'Bazyliszek', 'Василиск'] },
];

function found(query: string): string[] {
  return search(cards, query).map((card) => card.id);
}

describe('fold', () => {
  it('drops capitals, accents and punctuation', () => {
    expect(fold('  Żywiołak-OGNIA ')).toBe('zywiolak ognia');
    expect(fold('Ёж Ковчег')).toBe('еж ковчег');
    expect(fold('Doppelgänger')).toBe('doppelganger');
  });
});

describe('search', () => {
  it('gives everything for nothing', () => {
    expect(found(' ')).toHaveLength(cards.length);
  });

  it('puts the exact name before longer ones', () => {
    expect(found('krol')).toEqual(['king', 'queen']);
    expect(found('король')[0]).toBe('king');
  });

  it('finds a card in any language, without accents', () => {
    expect(found('zywio')).toEqual(['fire_elemental']);
    expect(found('ПОТОП')).toEqual(['great_flood']);
    expect(found('doppelg')).toEqual(['doppelganger']);
  });

  it('finds inner words, beginnings of words and initials', () => {
    expect(found('flood')).toEqual(['great_flood']);
    expect(found('gr fl')).toEqual(['great_flood']);
    expect(found('sok')[0]).toBe('sword_of_keth');
  });

  it('forgives a slip in longer words, none in short ones', () => {
    expect(found('basilsik')).toEqual(['basilisk']);
    expect(found('quean')).toEqual(['queen']);
    expect(found('kng')).toEqual([]);
    expect(found('xyzzy')).toEqual([]);
  });
});

describe('beginningSlips', () => {
  it('counts against the nearest beginning', () => {
    expect(beginningSlips('basilisk', 'basi')).toBe(0);
    expect(beginningSlips('basilisk', 'bsai')).toBe(1);
    expect(beginningSlips('king', 'queen')).toBeGreaterThan(2);
  });
});

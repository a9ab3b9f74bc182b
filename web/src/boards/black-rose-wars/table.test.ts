import { describe, expect, it } from 'vitest';
import type { BoardProps } from '../contract';
import { LodgeTable } from './table.svelte';

const table = (turn: number): LodgeTable => {
  const mages = [
    { character: 0, colour: 3 },
    { character: 1, colour: 0 },
  ];
  const view = { turn, mages, bodies: [], evocations: [] };
  const mage = {
    id: 'rikkart',
    target: { card: 2305 },
    names: [['en', 'Rikkart']],
    group: '',
    facts: [],
    tags: [['type', 'mage']],
    text: [],
    rules: [],
  };
  const props = { view, cards: [mage], lang: 'en', me: 0, seats: [] } as unknown as BoardProps;
  return new LodgeTable(() => props);
};

describe('who sits there', () => {
  it('is nobody yet while mages and colours are chosen', () => {
    expect(table(0).look(1)).toBe('grey');
    expect(table(0).figureArt({ mage: 1 })).toBe('mage:somebody');
  });

  it('is a mage with a colour once they are', () => {
    expect(table(1).look(1)).toBe('red');
    expect(table(1).look(4)).toBe('rose');
    expect(table(1).figureArt({ mage: 1 })).toBe('mage:rikkart');
    expect(table(1).figureArt({ mage: 4 })).toBe('avatar');
  });
});

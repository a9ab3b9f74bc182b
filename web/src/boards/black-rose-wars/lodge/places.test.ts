import { describe, expect, it } from 'vitest';
import { SIDE, halfWidthAt } from '../layout';
import type { Figure } from '../view';
import { guess, labelOf } from './names';
import { placesIn } from './places';

const crowd = (count: number): Figure[] => Array.from({ length: count }, (_, index) => ({ evoc: index }));
const partyOf = (figure: Figure): number => ('evoc' in figure ? figure.evoc % 4 : figure.mage);

describe('figures in a room', () => {
  it.each([1, 2, 3, 4, 7, 8, 20])('%i: each has a place within the walls', (count) => {
    const places = placesIn(crowd(count), partyOf);
    expect(places).toHaveLength(count);
    for (const { x, y } of places) expect(Math.abs(x)).toBeLessThan(halfWidthAt(SIDE - 10, y));
  });

  it('twenty are shown as one stack a party, and the stacks count them all', () => {
    const shown = placesIn(crowd(20), partyOf).filter(({ hidden }) => !hidden);
    expect(shown.map(({ count }) => count)).toEqual([5, 5, 5, 5]);
  });

  it('up to seven are all seen', () => {
    expect(placesIn(crowd(7), partyOf).every(({ hidden, count }) => !hidden && count === 1)).toBe(true);
  });
});

const NAMES = [
  'Black Rose Room',
  'Alchemical Laboratory',
  'Komnata Czarnej Róży',
  'Laboratorium Alchemii',
  'Алхимическая лаборатория',
  'Комната удовольствий',
  'Сокровищница',
  'Обсерватория',
];

describe('names of rooms', () => {
  it.each(NAMES)('%s is legible and stays in its room at every size', (name) => {
    for (const scale of [1, 0.78, 0.61]) {
      const { size, face, lines } = labelOf(name, scale);
      expect(size * scale).toBeGreaterThanOrEqual(12);
      expect(lines.length).toBeLessThanOrEqual(2);
      expect(
        lines
          .map(({ text }) => text)
          .join(' ')
          .replace('- ', ''),
      ).toBe(name);
      for (const { text, y } of lines) {
        expect(guess(text, size, face) / 2).toBeLessThanOrEqual(halfWidthAt(SIDE, y - size * 0.68));
      }
    }
  });

  it('break a word only where it would fit nowhere', () => {
    expect(labelOf('Сокровищница', 1).lines).toHaveLength(1);
    expect(labelOf('Сокровищница', 0.5).lines.map(({ text }) => text)).toEqual(['Сокро-', 'вищница']);
  });
});

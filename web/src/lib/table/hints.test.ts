import { describe, expect, it } from 'vitest';
import type { Hint } from '../api/types/Hint';
import { ranked } from './hints';

const choice = (text: string, tries: number, value: number | null) => ({ answer: [0], text, tries, value });
const hint = (choices: Hint['choices']): Hint => ({ seat: 0, ticket: 1, basis: 'tried', choices, more: 0 });
const names = (it: Hint): string[] => ranked(it).map(({ text }) => text);

describe('a hint', () => {
  it('is ordered by what it says, not by how often it was tried', () => {
    expect(names(hint([choice('often', 90, 0.4), choice('better', 30, 0.6)]))).toEqual(['better', 'often']);
  });

  it('leaves out what was hardly tried', () => {
    expect(names(hint([choice('often', 90, 0.4), choice('lucky', 2, 1)]))).toEqual(['often']);
  });

  it('keeps the order where nothing is measured', () => {
    expect(names(hint([choice('a', 0, null), choice('b', 0, null)]))).toEqual(['a', 'b']);
  });
});

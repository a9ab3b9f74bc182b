import { describe, expect, it } from 'vitest';
import type { Half } from '../catalogue';
import { pairsOf, targetSign } from './gist';
import { titleOf, widthOf } from './name';

const half = (gist: string, rest: Partial<Half> = {}): Half => ({
  type: 'combat',
  element: 'fire',
  target: 'figure',
  range: '2',
  when: '',
  gist: gist
    .split(' ')
    .filter(Boolean)
    .map((it) => ({ sign: it.split(':')[0] ?? '', value: it.split(':')[1] ?? '' })),
  lines: [],
  lead: 1,
  ...rest,
});
const said = (gist: string): string[] =>
  pairsOf(half(gist)).map(({ sign, value }) => `${sign} ${value}`.trim());

describe('a half in signs', () => {
  it('says three things in a row', () => {
    expect(said('deal:3 swap:2 suffering:2')).toEqual(['damage 3', 'swap 2', 'suffering 2']);
  });

  it('adds up what happens twice', () => {
    expect(said('push:1 push:1')).toEqual(['push 2']);
  });

  it('marks what it cannot say', () => {
    expect(said('deal:2 text')).toEqual(['damage 2', 'text']);
    expect(said('swap-instability:1')).toEqual(['text']);
    expect(said('')).toEqual(['text']);
  });

  it('leaves to the text what finds no room', () => {
    expect(said('deal:2 misfortune push:1 move:1 gain:12').at(-1)).toBe('text');
    expect(said('deal:2 misfortune push:1 move:1 gain:12').length).toBeLessThanOrEqual(4);
  });

  it('keeps what hangs on a condition apart', () => {
    expect(said('reinforcement deal:2? deal:2')).toEqual(['plus', 'damage 2', 'damage 2']);
    expect(said('gain:2?')).toEqual(['power 2', 'text']);
  });

  it('writes what is taken away with a minus', () => {
    expect(said('lose:2')).toEqual(['power −2']);
  });

  it('aims at what packs bring as at something special', () => {
    expect(targetSign(half('', { target: 'own-evocation' }))).toBe('evocation');
    expect(targetSign(half('', { target: 'portal' }))).toBe('special');
    expect(targetSign(half('', { target: '' }))).toBeNull();
  });
});

describe('a name in the head of a card', () => {
  it('stays in one line where it is short', () => {
    expect(titleOf('Torment')).toMatchObject({ lines: ['Torment'], wide: false, squeeze: 1 });
  });

  it('is broken where both lines are shortest', () => {
    expect(titleOf('Mantle of the Magister').lines).toEqual(['Mantle of', 'the Magister']);
    expect(titleOf('Туман-убийца').lines).toEqual(['Туман-', 'убийца']);
  });

  it('takes the whole head for a long word, and is hardly ever squeezed', () => {
    expect(titleOf('Cube of Lamentations')).toMatchObject({ wide: true, squeeze: 1 });
    expect(titleOf('Мраморирование').squeeze).toBeGreaterThan(0.85);
    expect(widthOf('Мраморирование')).toBeGreaterThan(6);
  });
});

import { describe, expect, it } from 'vitest';
import { layOut, lifted, type Layout } from './pieces';
import type { View } from './view';

/** A view in which only the places of tokens matter. */
function view(
  tokens: Partial<Pick<View, 'altar' | 'tray' | 'pouch'>> & { pool?: number[]; familiar?: number[] },
): View {
  const player = {
    pool: tokens.pool ?? [],
    familiar: tokens.familiar ?? [],
    spells: [null, null, null, null, null, null, null],
  };
  return { altar: [], tray: [], pouch: [], opponent: null, ...tokens, players: [player] } as unknown as View;
}

const ids = (layout: Layout, place: string) => (layout.get(place) ?? []).map((piece) => piece.id);

describe('tokens keep their ids', () => {
  it('where nothing moves', () => {
    const before = layOut(view({ altar: [3, 3, 7], pool: [3] }));
    const after = layOut(view({ altar: [3, 3, 7], pool: [3] }), before);
    expect(after).toEqual(before);
    expect(new Set([...ids(after, 'altar'), ...ids(after, 'pool:0')]).size).toBe(4);
  });

  it('on the way from the altar to a pool', () => {
    const before = layOut(view({ altar: [3, 3, 7], pool: [1] }));
    const after = layOut(view({ altar: [3, 3], pool: [1, 7] }), before);
    expect(ids(after, 'altar')).toEqual(ids(before, 'altar').slice(0, 2));
    expect(ids(after, 'pool:0')[1]).toBe(ids(before, 'altar')[2]);
  });

  it('when equal tokens stay behind', () => {
    const before = layOut(view({ pool: [5, 5, 5] }));
    const after = layOut(view({ pool: [5, 5], familiar: [5] }), before);
    expect(ids(after, 'pool:0')).toEqual(ids(before, 'pool:0').slice(0, 2));
    expect(ids(after, 'familiar:0')).toEqual([ids(before, 'pool:0')[2]]);
  });

  it('and new tokens get new ids', () => {
    const before = layOut(view({ altar: [3] }));
    const after = layOut(view({ altar: [3, 3, 4] }), before);
    expect(new Set(ids(after, 'altar')).size).toBe(3);
  });
});

describe('lifted tokens', () => {
  const pieces = [
    { id: 1, token: 4 },
    { id: 2, token: 4 },
    { id: 3, token: 4 },
    { id: 4, token: 9 },
  ];
  const two = (token: number) => (token === 4 ? 2 : 0);

  it('are those under the finger', () => {
    expect(lifted(pieces, two, [3, 2])).toEqual(new Set([2, 3]));
    expect(lifted(pieces, (token) => (token === 4 ? 1 : 0), [3, 2])).toEqual(new Set([2]));
  });

  it('are as many as are chosen, however they were chosen', () => {
    expect(lifted(pieces, two, []).size).toBe(2);
    expect(lifted(pieces, () => 0, [1, 2, 3, 4]).size).toBe(0);
  });
});

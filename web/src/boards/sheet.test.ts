import { describe, expect, it } from 'vitest';
import { blocksOf, ownSection, thingsOf } from './sheet';

const king = { thing: { target: { card: 3 }, name: 'King', note: 'Leader 8' } };

describe('a sheet', () => {
  it('gathers rows into tables and things into lists', () => {
    const blocks = blocksOf([
      { line: 'a' },
      { row: ['1'] },
      { row: ['1', '2'] },
      king,
      king,
      { drawing: ['#'] },
    ]);
    expect(blocks.map((block) => block.kind)).toEqual(['line', 'rows', 'things', 'drawing']);
    expect(blocks[1]).toMatchObject({ width: 2 });
    expect(blocks[2]).toMatchObject({ things: [{ name: 'King' }, { name: 'King' }] });
  });

  it('knows which section is one’s own hand', () => {
    const section = (title: string) => ({ title, entries: [king] });
    const sheet = { title: '', sections: [section('The map'), section('Anna · your hand, 9 points now')] };
    expect(ownSection(sheet)).toBe(1);
    expect(ownSection({ title: '', sections: [section('Bruno (2 cards)')] })).toBe(-1);
  });

  it('knows what it shows', () => {
    expect(thingsOf({ title: '', sections: [{ title: '', entries: [{ line: 'a' }, king] }] })).toEqual([
      { card: 3 },
    ]);
  });
});

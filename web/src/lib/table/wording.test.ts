import { describe, expect, it } from 'vitest';
import type { LogLine } from '../api/types/LogLine';
import { piecesOf } from './wording';

const line = (text: string, args?: LogLine['args']): LogLine => ({
  moment: 1,
  rule: '',
  text,
  id: 'x',
  args,
});

describe('a line of the log', () => {
  it('is mere words where the house tells nothing about its names', () => {
    expect(piecesOf(line('Anna draws a card.'))).toEqual([{ text: 'Anna draws a card.', targets: [] }]);
  });

  it('is cut at its names', () => {
    const args = [
      { name: 'card', words: 'King', targets: [{ card: 3 }] },
      { name: 'seat', words: 'Anna', targets: [{ seat: 0 }] },
      { name: 'count', words: '2' },
    ];
    expect(piecesOf(line('Anna discards King, 2 left.', args))).toEqual([
      { text: 'Anna', targets: [{ seat: 0 }] },
      { text: ' discards ', targets: [] },
      { text: 'King', targets: [{ card: 3 }] },
      { text: ', 2 left.', targets: [] },
    ]);
  });

  it('finds the same name twice, and no name inside another', () => {
    const args = [
      { name: 'a', words: 'King', targets: [{ card: 1 }] },
      { name: 'b', words: 'King of Kings', targets: [{ card: 2 }] },
    ];
    expect(piecesOf(line('King of Kings meets King', args)).map(({ text }) => text)).toEqual([
      'King of Kings',
      ' meets ',
      'King',
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { counted, scoreRequest } from './assistant.svelte';
import { emptySheet } from './sheet';

describe('the question to the house', () => {
  it('is not asked while there is nothing to count', () => {
    expect(scoreRequest(emptySheet(3))).toBeNull();
  });

  it('leaves out players without cards, but counts them as players', () => {
    const sheet = emptySheet(3);
    sheet.players[2]!.hand.push('genie');
    sheet.suits = true;
    expect(counted(sheet)).toEqual([2]);
    expect(scoreRequest(sheet)).toEqual({
      players: [{ name: '3', hand: ['genie'] }],
      discard: [],
      suits: true,
      items: false,
      seats: 3,
    });
  });

  it('asks for items only where they are played with', () => {
    const sheet = emptySheet(2);
    sheet.players[0]!.items.push('portal');
    expect(scoreRequest(sheet)).toBeNull();
    sheet.cursed = true;
    expect(scoreRequest(sheet)?.players).toEqual([{ name: '1', hand: [], items: ['portal'] }]);
  });

  it('does not guess how many play a single hand', () => {
    const sheet = emptySheet(1);
    sheet.players[0]!.hand.push('king');
    expect(scoreRequest(sheet)).not.toHaveProperty('seats');
  });
});

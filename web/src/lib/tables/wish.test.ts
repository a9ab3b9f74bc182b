import { describe, expect, it } from 'vitest';
import type { GameCard } from '../api/types/GameCard.ts';
import type { TableCard } from '../api/types/TableCard.ts';
import { botAbout, botName, byLevel, usualBot } from './bots.ts';
import { inOrder, openFirst } from './order.ts';
import { quickTable } from './quick.ts';
import { firstWish, nameless, request, reseat, resize, startsAtOnce, within } from './wish.ts';

const game: GameCard = {
  id: 'g',
  title: 'G',
  min_seats: 1,
  max_seats: 4,
  usual_seats: 3,
  rule_prefix: 'G',
  options: [
    { key: 'more', label: '', help: '', words: [], kind: 'switch', default: false },
    { key: 'mode', label: '', help: '', words: [], kind: 'choice', values: ['a', 'b'], default: 'a' },
    { key: 'end', label: '', help: '', words: [], kind: 'number', min: 1, max: 35, default: 30 },
    { key: 'list', label: '', help: '', words: [], kind: 'list', values: ['x', 'y'] },
  ],
  bots: [
    { name: 'weak', about: '', level: true },
    { name: 'usual', about: '', level: true },
    { name: 'strong', about: '', level: true },
    { name: 'odd', about: '', level: false },
  ],
};

describe('a wish for a table', () => {
  it('is ready as it opens, and leaves out what is usual', () => {
    const wish = firstWish(game);
    expect(startsAtOnce(wish)).toBe(true);
    expect(request(game, wish)).toEqual({
      game: 'g',
      options: {},
      seats: [{ kind: 'me' }, { kind: 'bot', bot: 'usual' }, { kind: 'bot', bot: 'usual' }],
      public: false,
      pace: 'live',
    });
  });

  it('says what was chosen', () => {
    const wish = firstWish(game);
    wish.options = { more: true, mode: 'b', end: 12, list: ['y'] };
    wish.clock = { bank: 300, extra: 10 };
    wish.seats[1] = { kind: 'local', name: ' Ola ', bot: '' };
    expect(request(game, wish)).toMatchObject({
      options: { more: true, mode: 'b', end: 12, list: ['y'] },
      clock: { bank: 300, extra: 10 },
      seats: [{ kind: 'me' }, { kind: 'local', name: 'Ola' }, { kind: 'bot' }],
    });
  });

  it('takes the nearest number that can be chosen', () => {
    const end = { min: 1, max: 35, default: 30 };
    const typed = ['12', '0', '-3', '99', '6.7', '', ' ', 'x', '1e999'];
    expect(typed.map((text) => within(end, text))).toEqual([12, 1, 1, 35, 7, 30, 30, 30, 30]);
  });

  it('knows who has no name yet', () => {
    const wish = firstWish(game);
    wish.seats[2] = { kind: 'local', name: '  ', bot: '' };
    expect(nameless(wish)).toEqual([2]);
  });

  it('waits for those who are to come', () => {
    const wish = firstWish(game);
    wish.seats = reseat(wish.seats, 1, 'invited', 'strong');
    expect(startsAtOnce(wish)).toBe(false);
  });

  it('keeps me on exactly one seat', () => {
    const seats = reseat(firstWish(game).seats, 2, 'me', 'strong');
    expect(seats.map((seat) => seat.kind)).toEqual(['bot', 'bot', 'me']);
    expect(resize(game, seats, 2).map((seat) => seat.kind)).toEqual(['me', 'bot']);
    expect(resize(game, seats, 4).map((seat) => seat.kind)).toEqual(['bot', 'bot', 'me', 'bot']);
  });
});

describe('a quick table', () => {
  it('has me and bots on every seat, and never me alone', () => {
    expect(quickTable(game).seats).toHaveLength(3);
    expect(quickTable({ ...game, usual_seats: 1 }).seats).toEqual([
      { kind: 'me' },
      { kind: 'bot', bot: 'usual' },
    ]);
  });
});

describe('bots', () => {
  it('are levels first, and other ways of deciding for the curious', () => {
    const { levels, ways } = byLevel(game.bots);
    expect(levels.map((bot) => bot.name)).toEqual(['weak', 'usual', 'strong']);
    expect(ways.map((bot) => bot.name)).toEqual(['odd']);
    expect(usualBot(ways)).toBe('odd');
    expect(usualBot([])).toBe('');
  });

  it('keep the words of the house where the page has none', () => {
    expect(botName('odd')).toBe('odd');
    expect(botAbout({ name: 'odd', about: 'is odd', level: false })).toBe('is odd');
    expect(botAbout({ name: 'hard', about: 'is hard', level: true })).not.toBe('is hard');
  });
});

describe('lists of tables', () => {
  const table = (id: string, more: Partial<TableCard>): TableCard => ({
    id,
    game: 'g',
    title: 'G',
    status: 'playing',
    pace: 'live',
    names: [],
    free: 0,
    your_turn: false,
    yours: true,
    updated: 0,
    ...more,
  });

  it('put my turn first and the past last', () => {
    const tables = [
      table('over', { status: 'over', updated: 9 }),
      table('old', { updated: 1 }),
      table('new', { updated: 2 }),
      table('turn', { your_turn: true }),
    ];
    expect(inOrder(tables).map((it) => it.id)).toEqual(['turn', 'new', 'old', 'over']);
  });

  it('put free seats first in the lobby', () => {
    const tables = [table('playing', { updated: 9 }), table('free', { status: 'gathering', free: 1 })];
    expect(openFirst(tables).map((it) => it.id)).toEqual(['free', 'playing']);
  });
});

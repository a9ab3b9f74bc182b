import type { ClockRule } from '../api/types/ClockRule.ts';
import type { GameCard } from '../api/types/GameCard.ts';
import type { NewChair } from '../api/types/NewChair.ts';
import type { NewTable } from '../api/types/NewTable.ts';
import type { OptionCard } from '../api/types/OptionCard.ts';
import type { OptionWish } from '../api/types/OptionWish.ts';
import type { Pace } from '../api/types/Pace.ts';
import { usualBot } from './bots.ts';
import { quickSeats } from './quick.ts';

/** A seat while the form is filled in: it remembers a name or bot even while it is something else. */
export type SeatWish = { kind: NewChair['kind']; name: string; bot: string };

/** A table while the form is filled in. */
export type TableWish = {
  seats: SeatWish[];
  options: Record<string, OptionWish>;
  public: boolean;
  pace: Pace;
  clock: ClockRule | null;
};

/** What an option is unless somebody says otherwise. */
function usual(option: OptionCard): OptionWish {
  return option.kind === 'list' ? [] : option.default;
}

/** What was typed for a number: the nearest one that can be chosen, the usual one if it is none. */
export function within(option: { min: number; max: number; default: number }, typed: string): number {
  const number = typed.trim() === '' ? NaN : Math.round(Number(typed));
  return Number.isFinite(number) ? Math.min(Math.max(number, option.min), option.max) : option.default;
}

const seat = (game: GameCard, at: number): SeatWish => ({
  kind: at === 0 ? 'me' : 'bot',
  name: '',
  bot: usualBot(game.bots),
});

/** The form as it opens: ready to be sent as it is. */
export function firstWish(game: GameCard): TableWish {
  return {
    seats: Array.from({ length: quickSeats(game) }, (_, at) => seat(game, at)),
    options: Object.fromEntries(game.options.map((option) => [option.key, usual(option)])),
    public: false,
    pace: 'live',
    clock: null,
  };
}

/** Makes the table larger or smaller; those who stay keep their seats. */
export function resize(game: GameCard, seats: SeatWish[], count: number): SeatWish[] {
  const grown = Array.from({ length: count }, (_, at) => seats[at] ?? seat(game, Math.max(at, 1)));
  // The one who opens the table does not lose the own seat because the table shrinks.
  const lost = seats.slice(count).some((it) => it.kind === 'me');
  if (lost && grown[0]) grown[0] = { ...grown[0], kind: 'me' };
  return grown;
}

/** Gives a seat to somebody; the one who opens the table sits on one seat at most. */
export function reseat(seats: SeatWish[], at: number, kind: SeatWish['kind'], bot: string): SeatWish[] {
  return seats.map((it, index) => {
    if (index === at) return { ...it, kind };
    return kind === 'me' && it.kind === 'me' ? { ...it, kind: 'bot', bot } : it;
  });
}

/** Seats whose person has no name yet, by number. */
export function nameless(wish: TableWish): number[] {
  return wish.seats.flatMap((it, at) => (it.kind === 'local' && !it.name.trim() ? [at] : []));
}

/** Will it start at once, or wait for somebody? */
export function startsAtOnce(wish: TableWish): boolean {
  return wish.seats.every((it) => it.kind !== 'open' && it.kind !== 'invited');
}

function chair(it: SeatWish): NewChair {
  switch (it.kind) {
    case 'local':
      return { kind: 'local', name: it.name.trim() };
    case 'bot':
      return { kind: 'bot', bot: it.bot };
    default:
      return { kind: it.kind };
  }
}

const same = (a: OptionWish, b: OptionWish) => JSON.stringify(a) === JSON.stringify(b);

/** The request: options that are as usual are left out. */
export function request(game: GameCard, wish: TableWish): NewTable {
  const chosen = game.options.flatMap((option): [string, OptionWish][] => {
    const value = wish.options[option.key];
    return value === undefined || same(value, usual(option)) ? [] : [[option.key, value]];
  });
  return {
    game: game.id,
    options: Object.fromEntries(chosen),
    seats: wish.seats.map(chair),
    public: wish.public,
    pace: wish.pace,
    ...(wish.clock ? { clock: wish.clock } : {}),
  };
}

/** Clocks to choose from: for a live evening, and for weeks. Seconds. */
export const CLOCKS: Record<Pace, readonly ClockRule[]> = {
  live: [
    { bank: 300, extra: 10 },
    { bank: 600, extra: 15 },
    { bank: 1200, extra: 30 },
  ],
  slow: [
    { bank: 259_200, extra: 43_200 },
    { bank: 604_800, extra: 86_400 },
  ],
};

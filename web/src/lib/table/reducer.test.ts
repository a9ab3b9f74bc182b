import { describe, expect, it } from 'vitest';
import type { LogLine } from '../api/types/LogLine';
import type { Now } from '../api/types/Now';
import type { State } from '../api/types/State';
import type { TableInfo } from '../api/types/TableInfo';
import { reduce, lastSeen, nothingKnown, timeLeft, type Known } from './reducer';

const table = { id: 't', seats: [], status: 'playing' } as unknown as TableInfo;
const line = (moment: number): LogLine => ({
  moment,
  rule: 'FR-1.1',
  text: `line ${moment}`,
  id: 'line',
});

function now(seq: number, more: Partial<Now> = {}): Now {
  return {
    seq,
    moment: seq,
    seat: 0,
    picture: { view: seq },
    asked: null,
    waiting: [],
    undo: { kind: 'nothing' },
    clock: null,
    ending: null,
    ...more,
  };
}

function state(more: Partial<State> = {}): { type: 'state' } & State {
  const orders = { pass_when_forced: false, standing: [] };
  return {
    type: 'state',
    table,
    log: [line(0)],
    news_from: null,
    chat: [],
    orders,
    plea: null,
    now: now(1),
    ...more,
  };
}

const begun = (more: Partial<State> = {}): Known => reduce(nothingKnown, state(more), 100);

describe('what is known about a table', () => {
  it('starts with a state', () => {
    const known = begun();
    expect(known.table).toEqual(table);
    expect(known.news).toBeNull();
    expect(lastSeen(known)).toBe(1);
    expect(lastSeen(nothingKnown)).toBeNull();
  });

  it('adds the lines of an update', () => {
    const known = reduce(begun(), { type: 'update', lines: [line(1)], now: now(2) }, 200);
    expect(known.log.map((it) => it.moment)).toEqual([0, 1]);
    expect(known.now?.picture).toEqual({ view: 2 });
  });

  it('tells nothing twice after a reconnect', () => {
    const update = { type: 'update', lines: [line(1)], now: now(2) } as const;
    const once = reduce(begun(), { ...update, lines: [line(1)] }, 200);
    const twice = reduce(once, { ...update, lines: [line(1)] }, 300);
    expect(twice.log).toEqual(once.log);
    expect(reduce(twice, { type: 'update', lines: [line(0)], now: now(1) }, 400)).toBe(twice);
  });

  it('refreshes how things stand even when nothing happened', () => {
    const waiting = reduce(begun(), { type: 'update', lines: [], now: now(1, { waiting: [1] }) }, 200);
    expect(waiting.now?.waiting).toEqual([1]);
  });

  it('has news for who was here before, and only what happened meanwhile', () => {
    const log = [line(0), line(1), line(2), line(3)];
    const known = begun({ log, news_from: 2 });
    expect(known.news).toEqual({ from: 2, to: 4 });
    expect(reduce(known, { type: 'update', lines: [line(4)], now: now(2) }, 200).news).toEqual({
      from: 2,
      to: 4,
    });
    expect(begun({ log, news_from: 1 }).news).toBeNull();
    expect(begun({ log, news_from: 4 }).news).toBeNull();
  });

  it('keeps the news of the same seat when everything is told again, not those of another seat', () => {
    const log = [line(0), line(1), line(2), line(3)];
    const known = begun({ log, news_from: 2 });
    expect(reduce(known, state({ log }), 200).news).toEqual({ from: 2, to: 4 });
    expect(reduce(known, state({ log: log.slice(0, 3) }), 200).news).toEqual({ from: 2, to: 3 });
    expect(reduce(known, state({ log, now: now(1, { seat: 1 }) }), 200).news).toBeNull();
    expect(reduce(known, state({ log: [] }), 200).news).toBeNull();
  });

  it('takes chat, undo requests, orders and chairs in', () => {
    const said = { at: 1, seat: 0, name: 'Anna', text: 'hello' };
    const plea = { seat: 1, moment: 3, why: 'a card was seen', open: [0] };
    const orders = { pass_when_forced: true, standing: [] };
    let known = reduce(begun(), { type: 'chat', line: said }, 200);
    known = reduce(known, { type: 'plea', plea }, 200);
    known = reduce(known, { type: 'orders', orders }, 200);
    known = reduce(known, { type: 'table', table: { ...table, status: 'over' } }, 200);
    expect(known).toMatchObject({ chat: [said], undoRequest: plea, orders, table: { status: 'over' } });
    expect(reduce(known, { type: 'pong' }, 300)).toBe(known);
  });

  it('lets only running clocks run on', () => {
    const known = begun({ now: now(1, { clock: { left: [5000, 8000], running: [0] } }) });
    expect(timeLeft(known, 0, 1100)).toBe(4000);
    expect(timeLeft(known, 1, 1100)).toBe(8000);
    expect(timeLeft(known, 0, 999_999)).toBe(0);
    expect(timeLeft(known, 2, 1100)).toBeNull();
    expect(timeLeft(begun(), 0, 1100)).toBeNull();
  });
});

// How what the house says becomes what the page knows: a pure reducer over messages.

import type { ChatLine } from '../api/types/ChatLine';
import type { LogLine } from '../api/types/LogLine';
import type { Now } from '../api/types/Now';
import type { Orders } from '../api/types/Orders';
import type { Plea as UndoRequest } from '../api/types/Plea';
import type { TableInfo } from '../api/types/TableInfo';
import type { ToClient } from '../api/types/ToClient';

/** Everything the page knows about a table. */
export interface Known {
  table: TableInfo | null;
  log: LogLine[];
  /** The lines that are new since the seat last looked; what is told from now on is no news. */
  news: { from: number; to: number } | null;
  chat: ChatLine[];
  orders: Orders;
  undoRequest: UndoRequest | null;
  now: Now | null;
  /** When `now` was heard, in milliseconds of the page's clock: clocks run on from there. */
  heardAt: number;
}

/** Knowing nothing yet. */
export const nothingKnown: Known = {
  table: null,
  log: [],
  news: null,
  chat: [],
  orders: { pass_when_forced: false, standing: [] },
  undoRequest: null,
  now: null,
  heardAt: 0,
};

/** Takes a message in. */
export function reduce(known: Known, message: ToClient, at: number): Known {
  switch (message.type) {
    case 'state':
      return {
        table: message.table,
        log: message.log,
        news: freshNews(message.news_from, message.log) ?? keptNews(known, message.log, message.now),
        chat: message.chat,
        orders: message.orders,
        undoRequest: message.plea,
        now: message.now,
        heardAt: at,
      };
    case 'update':
      return reduceUpdate(known, message.lines, message.now, at);
    case 'table':
      return { ...known, table: message.table };
    case 'chat':
      return { ...known, chat: [...known.chat, message.line] };
    case 'plea':
      return { ...known, undoRequest: message.plea };
    case 'orders':
      return { ...known, orders: message.orders };
    default:
      return known;
  }
}

/** Who comes for the first time has not left: then nothing is news. */
function freshNews(from: number | null, log: LogLine[]): Known['news'] {
  const first = from === null ? undefined : log[from];
  return from === null || first === undefined || first.moment <= 1 ? null : { from, to: log.length };
}

/** News stay news when the house merely tells everything again to the same seat. */
function keptNews(known: Known, log: LogLine[], now: Now | null): Known['news'] {
  const sameSeat = known.now !== null && known.now.seat === (now?.seat ?? null);
  if (!sameSeat || !known.news || known.news.from >= log.length) return null;
  return { from: known.news.from, to: Math.min(known.news.to, log.length) };
}

/** What is older than known is dropped; the same again only refreshes how things stand. */
function reduceUpdate(known: Known, lines: LogLine[], now: Now, at: number): Known {
  const before = known.now?.seq ?? -1;
  if (now.seq < before) return known;
  const log = now.seq > before ? [...known.log, ...lines] : known.log;
  return { ...known, log, now, heardAt: at };
}

/** The sequence number to come back with after a lost connection. */
export function lastSeen(known: Known): number | null {
  return known.now?.seq ?? null;
}

/** Milliseconds left on a seat's clock at a time of the page's clock. */
export function timeLeft(known: Known, seat: number, at: number): number | null {
  const clock = known.now?.clock;
  const left = clock?.left[seat];
  if (!clock || left === undefined) return null;
  const spent = clock.running.includes(seat) ? Math.max(0, at - known.heardAt) : 0;
  return Math.max(0, left - spent);
}

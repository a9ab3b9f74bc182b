import type { CardEntry } from './types/CardEntry.ts';
import type { Credentials } from './types/Credentials.ts';
import type { GameCard } from './types/GameCard.ts';
import type { Me } from './types/Me.ts';
import type { Moment } from './types/Moment.ts';
import type { NewTable } from './types/NewTable.ts';
import type { Problem } from './types/Problem.ts';
import type { ReplayInfo } from './types/ReplayInfo.ts';
import type { SitDown } from './types/SitDown.ts';
import type { TableCard } from './types/TableCard.ts';
import type { TableInfo } from './types/TableInfo.ts';
import type { Target } from './types/Target.ts';

/** Languages the house speaks. */
export type Lang = 'en' | 'pl' | 'ru';

/** The house said no, or could not be reached (`code` is then `offline`, `status` 0). */
export class Refusal extends Error {
  readonly code: string;
  readonly status: number;

  constructor(problem: Problem, status: number) {
    super(problem.message);
    this.name = 'Refusal';
    this.code = problem.code;
    this.status = status;
  }
}

/** Was something asked for that does not exist? */
export function isNowhere(cause: unknown): boolean {
  return cause instanceof Refusal && cause.status === 404;
}

type Query = Record<string, string | number | null | undefined>;

function address(path: string, query: Query = {}): string {
  const words = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value !== null && value !== undefined) words.set(key, String(value));
  }
  const tail = words.toString();
  return `/api${path}${tail ? `?${tail}` : ''}`;
}

/** A part of a path, so that an id from an address bar cannot point elsewhere. */
const part = (word: string) => encodeURIComponent(word);

async function call(method: string, url: string, body?: BodyInit, type?: string): Promise<Response> {
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (type) headers['Content-Type'] = type;
  let answer: Response;
  try {
    answer = await fetch(url, { method, headers, body, credentials: 'same-origin' });
  } catch (cause) {
    throw new Refusal({ code: 'offline', message: String(cause) }, 0);
  }
  if (!answer.ok) throw new Refusal(await problemOf(answer), answer.status);
  return answer;
}

/** The problem in an answer; a proxy in between may have answered with something else. */
async function problemOf(answer: Response): Promise<Problem> {
  try {
    const said: unknown = await answer.json();
    if (said && typeof said === 'object' && 'code' in said && 'message' in said) {
      return { code: String(said.code), message: String(said.message) };
    }
  } catch {
    // Not JSON: the status says it all.
  }
  return { code: `http_${answer.status}`, message: `${answer.status} ${answer.statusText}`.trim() };
}

async function get<T>(path: string, query?: Query): Promise<T> {
  return (await call('GET', address(path, query))).json() as Promise<T>;
}

async function send<T>(method: 'POST' | 'PUT', path: string, body: unknown = {}, query?: Query): Promise<T> {
  const answer = await call(method, address(path, query), JSON.stringify(body), 'application/json');
  return (answer.status === 204 ? undefined : await answer.json()) as T;
}

/** Whose eyes a replay is seen through, and in which words. */
export type Viewpoint = { seat?: number | null; lang?: Lang };
type Looking = Viewpoint & { picture?: 'view' | 'sheet' };

/** The house, asked over HTTP. Every function throws a `Refusal` when it says no. */
export const api = {
  me: () => get<Me>('/me'),
  becomeGuest: (name: string) => send<Me>('POST', '/guest', { name }),
  rename: (name: string) => send<Me>('PUT', '/me', { name }),
  createAccount: (who: Credentials) => send<Me>('POST', '/account', who),
  login: (who: Credentials) => send<Me>('POST', '/login', who),
  logout: () => send<void>('POST', '/logout'),

  games: (lang: Lang) => get<GameCard[]>('/games', { lang }),
  cards: (game: string, lang: Lang) => get<CardEntry[]>(`/games/${part(game)}/cards`, { lang }),
  rules: async (game: string) => (await call('GET', address(`/games/${part(game)}/rules`))).text(),
  explain: (game: string, target: Target, lang: Lang) =>
    get<{ name: string; text: string }>(`/games/${part(game)}/explain`, {
      target: JSON.stringify(target),
      lang,
    }),
  ask: <T>(game: string, topic: string, request: unknown, lang: Lang) =>
    send<T>('POST', `/games/${part(game)}/ask/${part(topic)}`, request, { lang }),

  lobby: () => get<TableCard[]>('/lobby'),
  myTables: () => get<TableCard[]>('/my/tables'),
  openTable: (wish: NewTable) => send<TableInfo>('POST', '/tables', wish),
  table: (id: string) => get<TableInfo>(`/tables/${part(id)}`),
  sit: (id: string, wish: SitDown) => send<TableInfo>('POST', `/tables/${part(id)}/sit`, wish),
  stand: (id: string) => send<TableInfo>('POST', `/tables/${part(id)}/stand`),
  begin: (id: string) => send<TableInfo>('POST', `/tables/${part(id)}/begin`),
  rematch: (id: string) => send<TableInfo>('POST', `/tables/${part(id)}/rematch`),
  reportProblem: (id: string, text: string) => send<void>('POST', `/tables/${part(id)}/problem`, { text }),

  tableReplay: (id: string, from: Viewpoint = {}) => get<ReplayInfo>(`/tables/${part(id)}/replay`, from),
  tableMoment: (id: string, at: number, from: Looking = {}) =>
    get<Moment>(`/tables/${part(id)}/moments/${at}`, from),
  tableRecordUrl: (id: string, format: 'json' | 'binary' = 'json') =>
    address(`/tables/${part(id)}/record`, { format }),
  importReplay: async (record: Blob): Promise<ReplayInfo> =>
    (await call('POST', address('/replays'), record, record.type || 'application/octet-stream')).json(),
  replay: (id: string, from: Viewpoint = {}) => get<ReplayInfo>(`/replays/${part(id)}`, from),
  replayMoment: (id: string, at: number, from: Looking = {}) =>
    get<Moment>(`/replays/${part(id)}/moments/${at}`, from),
  replayRecordUrl: (id: string) => address(`/replays/${part(id)}/record`),
};

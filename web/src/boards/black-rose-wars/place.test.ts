// Everything is decided where it lies: moments of many games are put on the real board, every option of the
// question must be shown there, and answering by its things alone must give the answer that was given.
//
//   scripts/fixtures target/debug/conclave DIR
//   CONCLAVE_FIXTURES=DIR npx vitest run src/boards/black-rose-wars/place.test.ts

import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { flushSync, mount, unmount } from 'svelte';
import { fromStore, writable, type Writable } from 'svelte/store';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Asked } from '../../lib/api/types/Asked';
import type { CardEntry } from '../../lib/api/types/CardEntry';
import type { ChairInfo } from '../../lib/api/types/ChairInfo';
import type { Target } from '../../lib/api/types/Target';
import { targetKey } from '../../lib/table/draft';
import { Selection } from '../../lib/table/selection.svelte';
import type { BoardProps } from '../contract';
import Board from './Board.svelte';

interface Moment {
  view: unknown;
  asked: Asked;
  answer: number[];
  names: string[];
  me: number;
  waiting: number[];
}

/** Where the moments lie, and which ones: `CONCLAVE_REASON=act,react` for these alone, `CONCLAVE_MOST=15` of each. */
const folder = `${process.env.CONCLAVE_FIXTURES ?? ''}/black-rose-wars`;
const only = process.env.CONCLAVE_REASON?.split(',');
const most = Number(process.env.CONCLAVE_MOST ?? 4);
const report = process.env.CONCLAVE_REPORT;

function read(): Moment[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.jsonl'));
  const lines = files.flatMap((name) => readFileSync(`${folder}/${name}`, 'utf8').split('\n'));
  const moments = lines.filter((line) => line !== '').map((line) => JSON.parse(line) as Moment);
  const asked = moments.filter((it) => it.asked !== null && (only?.includes(it.asked.reason) ?? true));
  // Tickets tell questions of one game apart: here every moment has one of its own.
  return asked.map((it, ticket) => ({ ...it, asked: { ...it.asked, ticket } }));
}

const ready = existsSync(`${folder}/cards.en.json`);
const moments = ready ? read() : [];
const cards = ready ? (JSON.parse(readFileSync(`${folder}/cards.en.json`, 'utf8')) as CardEntry[]) : [];

const isWay = (target: Target): boolean => 'way' in target;

/** A desk: happy-dom lays nothing out. */
function furnish(width: number, height: number): void {
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, get: () => width });
  Object.defineProperty(HTMLElement.prototype, 'clientHeight', { configurable: true, get: () => height });
  Object.assign(window, { innerWidth: width, innerHeight: height });
}

/** Nothing moves: what leaves is gone at once. */
function calm(): void {
  Element.prototype.animate = () => {
    const animation = {
      cancel: () => undefined,
      finished: Promise.resolve(),
      onfinish: null as (() => void) | null,
    };
    queueMicrotask(() => animation.onfinish?.());
    return animation as unknown as Animation;
  };
}

/** One board that goes from moment to moment, as at a table. */
class Sitting {
  sent: number[] | null = null;
  readonly board = document.createElement('div');
  readonly #now: Writable<Moment>;
  readonly pick: Selection;
  readonly #mounted: ReturnType<typeof mount>;

  constructor(first: Moment) {
    this.#now = writable(first);
    const now = fromStore(this.#now);
    this.pick = new Selection({
      asked: () => now.current.asked,
      busy: () => false,
      confirmTaps: () => false,
      send: (_, answer) => (this.sent = [...answer]),
    });
    const { pick } = this;
    document.body.append(this.board);
    const props: BoardProps = {
      get view() {
        return now.current.view;
      },
      get asked() {
        return now.current.asked;
      },
      get me() {
        return now.current.me;
      },
      get waiting() {
        return now.current.waiting;
      },
      get seats() {
        return now.current.names.map((name, seat) => chair(name, seat));
      },
      get pick() {
        return pick;
      },
      cards,
      ending: null,
      lang: 'en',
    };
    this.#mounted = mount(Board, { target: this.board, props });
    flushSync();
  }

  go(moment: Moment): void {
    this.sent = null;
    this.#now.set(moment);
    flushSync();
  }

  async leave(): Promise<void> {
    await unmount(this.#mounted);
    this.board.remove();
  }
}

function chair(name: string, seat: number): ChairInfo {
  return { seat, name, kind: 'person', bot: null, online: true, resigned: false, yours: false, invite: null };
}

/** Taps the thing of a target. */
function tap(board: HTMLElement, target: Target): boolean {
  const thing = board.querySelector(`[data-target="${targetKey(target)}"]`);
  thing?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  flushSync();
  return thing !== null;
}

/** The targets to tap one after the other for an answer; nothing if it is a number or a way. */
function taps(asked: Asked, answer: number[]): Target[] | null {
  const option = (index: number): Target => asked.options[index]?.target ?? { number: -1 };
  switch (asked.shape.kind) {
    case 'amount':
    case 'confirm':
      return null;
    case 'split':
      return answer.flatMap((amount, index) => Array<Target>(amount).fill(option(index)));
    case 'assign':
      return answer.flatMap((place, index) =>
        place === 0 ? [] : [option(index), asked.places[place - 1]?.target ?? { number: -1 }],
      );
    default:
      return answer.some((index) => isWay(option(index))) ? null : answer.map(option);
  }
}

const same = (asked: Asked, one: number[], other: number[]): boolean => {
  const key = (answer: number[]): string => {
    if (asked.shape.kind === 'split') return answer.join();
    const names = answer.map((index) => targetKey(asked.options[index]?.target ?? { number: index }));
    if (asked.shape.kind === 'assign') return answer.map((it, at) => `${targetOf(asked, at)}>${it}`).join();
    return (asked.shape.kind === 'some' ? names.sort() : names).join();
  };
  return key(one) === key(other);
};

const targetOf = (asked: Asked, index: number): string =>
  targetKey(asked.options[index]?.target ?? { number: index });

const there = (board: HTMLElement, target: Target): boolean =>
  board.querySelector(`[data-target="${targetKey(target)}"]`) !== null;

/** What is wrong at a moment. */
function faults(sitting: Sitting, { asked, answer }: Moment): string[] {
  const { pick, board } = sitting;
  const options = asked.options.filter(({ target }) => !isWay(target));
  const hidden = [...options, ...asked.places].filter(({ target }) => !pick.isShown(target));
  if (hidden.length > 0) return hidden.map((it) => `not shown: ${JSON.stringify(it.target)} ${it.name}`);
  const absent = options.filter(({ target }) => !there(board, target));
  if (absent.length > 0)
    return absent.map((it) => `shown, but nowhere: ${JSON.stringify(it.target)} ${it.name}`);
  const wanted = taps(asked, answer);
  if (wanted === null) return [];
  const missed = wanted.filter((target) => !tap(board, target));
  if (missed.length > 0) return missed.map((it) => `gone before it was tapped: ${JSON.stringify(it)}`);
  if (asked.shape.kind !== 'one') pick.confirm();
  const { sent } = sitting;
  if (sent && same(asked, sent, answer)) return [];
  return [`taps gave ${JSON.stringify(sent)} instead of ${JSON.stringify(answer)}`];
}

/** The hand remembers the plan of its game: each of these moments needs a board of its own. */
const remembered = (moment: Moment): boolean => moment.asked.reason.startsWith('plan');

/** The same for many moments on one board; one that fails is left. */
async function allFaults(all: Moment[]): Promise<string[]> {
  const found: string[] = [];
  let sitting: Sitting | null = null;
  for (const moment of all) {
    try {
      sitting ??= new Sitting(moment);
      sitting.go(moment);
      found.push(...faults(sitting, moment));
      if (!remembered(moment)) continue;
      await sitting.leave();
      sitting = null;
    } catch (error) {
      found.push(`failed: ${String(error).slice(0, 160)}`);
      await sitting?.leave().catch(() => undefined);
      sitting = null;
    }
  }
  await sitting?.leave();
  return found;
}

const byReason = new Map<string, Moment[]>();
for (const it of moments) byReason.set(it.asked.reason, [...(byReason.get(it.asked.reason) ?? []), it]);

describe.skipIf(!ready)('in place (skipped without CONCLAVE_FIXTURES: see the head of this file)', () => {
  const told: string[] = [];
  beforeAll(() => {
    furnish(1440, 735);
    calm();
  });

  it.each([...byReason])('%s', { timeout: 240_000 }, async (reason, all) => {
    const found = await allFaults(all.slice(0, most));
    told.push(
      `${found.length === 0 ? 'good' : 'BAD '} ${reason}: ${Math.min(all.length, most)} moments, ${found.length} faults`,
    );
    told.push(...[...new Set(found)].slice(0, 6).map((it) => `     ${reason}: ${it}`));
    if (report) writeFileSync(report, `${told.join('\n')}\n`);
    expect([...new Set(found)].slice(0, 12)).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import type { Asked } from '../api/types/Asked';
import type { Now } from '../api/types/Now';
import type { ToClient } from '../api/types/ToClient';
import { LiveTable } from './game.svelte';
import { answerFor } from './intent';
import type { Wire } from './socket';

const question = (reason: string, more: Partial<Asked> = {}): Asked => ({
  seat: 0,
  ticket: 1,
  reason,
  prompt: '',
  rule: '',
  about: null,
  shape: { kind: 'one' },
  options: [{ target: { way: 'explore' }, name: 'explore' }, ...[3, 4].map((it) => area(it))],
  caps: [],
  places: [],
  barred: [],
  forced: false,
  ...more,
});
const area = (number: number) => ({ target: { area: number }, name: `room ${number}` });
const slot = (number: number) => ({ target: { slot: number }, name: `slot ${number}`, capacity: 1 });

describe('an intent', () => {
  it('answers only what it was meant for', () => {
    expect(answerFor(question('step'), { reason: 'step', target: { area: 4 } })).toEqual([2]);
    expect(answerFor(question('step'), { reason: 'step', target: { area: 9 } })).toBeNull();
    expect(answerFor(question('react'), { reason: 'step', target: { area: 4 } })).toBeNull();
  });

  it('names several things, or what is put where', () => {
    const some = question('halves', { shape: { kind: 'some', min: 0, max: 2 } });
    expect(answerFor(some, { reason: 'halves', targets: [{ area: 4 }, { area: 3 }] })).toEqual([1, 2]);
    expect(answerFor(some, { reason: 'halves', targets: [] })).toEqual([]);
    const plan = question('plan', {
      shape: { kind: 'assign', min: 1, max: 2 },
      places: [slot(0), slot(1)],
    });
    const places = [[{ area: 4 }, { slot: 1 }]] as const;
    expect(answerFor(plan, { reason: 'plan', places })).toEqual([0, 0, 2]);
    expect(answerFor(plan, { reason: 'plan', places: [[{ area: 4 }, { slot: 7 }]] })).toBeNull();
  });
});

/** A seat with an open line: what it says, and how the house goes on. */
function sit() {
  const sent: { type: string; ticket?: number; answer?: number[] }[] = [];
  const wire: Wire = {
    onopen: null,
    onmessage: null,
    onclose: null,
    onerror: null,
    send: (text) => sent.push(JSON.parse(text)),
    close: () => undefined,
  };
  const live = new LiveTable({ id: 't', seat: 0, picture: 'view', lang: 'en', open: () => wire });
  const stop = live.start();
  wire.onopen?.(undefined as never);
  const now = (seq: number, asked: Asked | null, more: Partial<Now> = {}) => ({
    seq,
    moment: seq,
    seat: 0,
    picture: { view: null },
    asked: asked && { ...asked, ticket: seq },
    waiting: asked ? [0] : [1],
    undo: { kind: 'free' },
    clock: null,
    ending: null,
    ...more,
  });
  const table = { id: 't', status: 'playing', seats: [] };
  const orders = { pass_when_forced: false, standing: [] };
  const begin = (asked: Asked): void =>
    live.hear({
      type: 'state',
      table,
      log: [],
      news_from: null,
      chat: [],
      orders,
      plea: null,
      now: now(1, asked),
    } as unknown as ToClient);
  const go = (seq: number, asked: Asked | null, more: Partial<Now> = {}): void =>
    live.hear({ type: 'update', lines: [], now: now(seq, asked, more) } as unknown as ToClient);
  const answers = () => sent.filter((it) => it.type === 'choose').map((it) => it.answer);
  begin(question('act'));
  return { live, go, answers, stop };
}

const WALK = [
  { reason: 'act', target: { way: 'explore' } },
  { reason: 'step', target: { area: 4 } },
  { reason: 'step', target: { area: 3 } },
];

describe('a gesture', () => {
  it('answers the questions that follow', () => {
    const { live, go, answers, stop } = sit();
    expect(live.pick.intend(WALK)).toBe(true);
    go(2, question('step'));
    go(3, question('step'));
    go(4, question('act'));
    expect(answers()).toEqual([[0], [2], [1]]);
    expect(live.dropped).toBe(false);
    stop();
  });

  it('does nothing where its first part does not fit', () => {
    const { live, answers, stop } = sit();
    expect(live.pick.intend(WALK.slice(1))).toBe(false);
    expect(answers()).toEqual([]);
    stop();
  });

  it('ends where another question comes, and says so', () => {
    const { live, go, answers, stop } = sit();
    live.pick.intend(WALK);
    go(2, question('react'));
    expect(answers()).toEqual([[0]]);
    expect(live.dropped).toBe(true);
    stop();
  });

  it('never goes on across a window, a secret or somebody else’s deed', () => {
    for (const upset of ['window', 'secret', 'other'] as const) {
      const { live, go, answers, stop } = sit();
      live.pick.intend(WALK);
      if (upset === 'window') {
        go(2, null);
        go(3, question('step'));
      }
      if (upset === 'secret')
        go(2, question('step'), { undo: { kind: 'by_consent', why: 'a card was seen' } });
      if (upset === 'other') go(2, question('step'), { waiting: [0, 1] });
      expect(answers()).toEqual([[0]]);
      expect(live.dropped).toBe(true);
      stop();
    }
  });

  it('is over when somebody chooses by hand', () => {
    const { live, go, answers, stop } = sit();
    live.pick.intend(WALK);
    live.undo();
    go(2, question('step'));
    expect(answers()).toEqual([[0]]);
    stop();
  });
});

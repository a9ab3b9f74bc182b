import { describe, expect, it } from 'vitest';
import type { Asked } from '../api/types/Asked';
import type { Hint } from '../api/types/Hint';
import type { State } from '../api/types/State';
import { LiveTable } from './game.svelte';
import type { Wire } from './socket';
import { carryOut } from './typing';

const question = (ticket: number, forced = false): Asked => ({
  seat: 0,
  ticket,
  reason: 'test',
  prompt: 'Pick',
  rule: 'FR-1.1',
  about: null,
  shape: { kind: 'one' },
  options: [0, 1].map((at) => ({ target: { card: at }, name: `Card ${at}` })),
  caps: [],
  places: [],
  barred: [],
  forced,
});

const hint = (ticket: number): Hint => ({
  seat: 0,
  ticket,
  basis: 'tried',
  choices: [{ answer: [1], text: 'Card 1', tries: 40, value: 0.625 }],
  more: 1,
});

/** A table with an open line, where somebody is asked something. */
function sitDown(asked: Asked) {
  const sent: unknown[] = [];
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
  const ask = (next: Asked): void => {
    const now = {
      seq: next.ticket,
      moment: 0,
      seat: 0,
      asked: next,
      waiting: [0],
      undo: { kind: 'nothing' },
    };
    const table = { id: 't', status: 'playing', seats: [] };
    const state = { type: 'state', table, log: [], news_from: null, chat: [], plea: null, now };
    live.hear(state as unknown as { type: 'state' } & State);
  };
  ask(asked);
  return { live, sent, ask, wire, stop };
}

describe('a hint', () => {
  it('is asked for once, by key or button, for the open question', () => {
    const { live, sent, stop } = sitDown(question(3));
    expect(carryOut({ do: 'hint' }, live)).toBe(true);
    expect(live.askHint()).toBe(false);
    expect(sent).toEqual([{ type: 'hint', seat: 0, ticket: 3 }]);
    expect(live.hint).toEqual({ seat: 0, ticket: 3, hint: null });
    live.hear({ type: 'hint', hint: hint(3) });
    expect(live.hint?.hint?.choices[0]?.text).toBe('Card 1');
    expect(carryOut({ do: 'clear' }, live)).toBe(true);
    expect(live.hint).toBeNull();
    stop();
  });

  it('is forgotten with its question, and not shown for another one', () => {
    const { live, ask, stop } = sitDown(question(3));
    live.askHint();
    ask(question(4));
    expect(live.hint).toBeNull();
    live.hear({ type: 'hint', hint: hint(3) });
    expect(live.hint).toBeNull();
    expect(live.canHint).toBe(true);
    stop();
  });

  it('can be asked for again when it was refused or the line was lost', () => {
    const { live, wire, stop } = sitDown(question(3));
    live.askHint();
    live.hear({ type: 'refused', code: 'one_hint', message: 'one at a time', ticket: null });
    expect(live.hint).toBeNull();
    expect(live.askHint()).toBe(true);
    wire.onclose?.(undefined as never);
    expect(live.hint).toBeNull();
    stop();
  });

  it('makes no sense where there is only one answer', () => {
    const { live, sent, stop } = sitDown(question(3, true));
    expect(carryOut({ do: 'hint' }, live)).toBe(false);
    expect(sent).toEqual([]);
    stop();
  });
});

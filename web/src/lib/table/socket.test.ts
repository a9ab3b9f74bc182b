import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ToClient } from '../api/types/ToClient';
import { backoff, Line, lineUrl, PING_EVERY, SILENCE, type LineState, type Wire } from './socket';

class FakeWire implements Wire {
  onopen: ((event: never) => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: never) => void) | null = null;
  onerror: ((event: never) => void) | null = null;
  sent: unknown[] = [];
  closed = false;
  constructor(readonly url: string) {}
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.closed = true;
  }
  say(message: ToClient): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

function start() {
  const wires: FakeWire[] = [];
  const heard: ToClient[] = [];
  const states: LineState[] = [];
  let since = 0;
  const line = new Line({
    url: () => `ws://house/?since=${since++}`,
    heard: (message) => heard.push(message),
    changed: (state) => states.push(state),
    open: (url) => {
      const wire = new FakeWire(url);
      wires.push(wire);
      return wire;
    },
    random: () => 1,
  });
  line.connect();
  const latest = (): FakeWire => wires.at(-1) as FakeWire;
  const open = (): void => latest().onopen?.(undefined as never);
  const lose = (): void => latest().onclose?.(undefined as never);
  return { line, wires, heard, states, latest, open, lose };
}

const choice = { type: 'choose', seat: 0, ticket: 7, answer: [2] } as const;

describe('the line to the house', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('waits longer after every failure, never longer than the longest', () => {
    expect([0, 1, 2, 3].map((attempt) => backoff(attempt, 1))).toEqual([500, 1000, 2000, 4000]);
    expect(backoff(30, 1)).toBe(20_000);
    expect(backoff(0, 0)).toBe(250);
  });

  it('comes back by itself and asks for the address anew', () => {
    const it = start();
    it.open();
    it.lose();
    expect(it.states).toEqual(['connecting', 'open', 'waiting']);
    vi.advanceTimersByTime(500);
    expect(it.wires.map((wire) => wire.url)).toEqual(['ws://house/?since=0', 'ws://house/?since=1']);
    it.lose();
    vi.advanceTimersByTime(999);
    expect(it.wires).toHaveLength(2);
    vi.advanceTimersByTime(1);
    expect(it.wires).toHaveLength(3);
  });

  it('sends an unacknowledged choice again with the same ticket, and only that', () => {
    const it = start();
    it.open();
    it.line.choose({ ...choice, answer: [2] });
    it.line.send({ type: 'chat', text: 'hello' });
    it.lose();
    vi.advanceTimersByTime(500);
    it.open();
    expect(it.latest().sent).toEqual([choice]);
    it.latest().say({ type: 'ack', ticket: 7, seq: 1 });
    it.lose();
    vi.advanceTimersByTime(500);
    it.open();
    expect(it.latest().sent).toEqual([]);
  });

  it('keeps a choice made while the line was away', () => {
    const it = start();
    it.line.choose({ ...choice, answer: [2] });
    expect(it.latest().sent).toEqual([]);
    it.open();
    expect(it.latest().sent).toEqual([choice]);
  });

  it('forgets a refused choice, but repeats one that was only too fast', () => {
    const it = start();
    it.open();
    it.line.choose({ ...choice, answer: [2] });
    it.latest().say({ type: 'refused', code: 'too_fast', message: '', ticket: null });
    vi.advanceTimersByTime(500);
    expect(it.latest().sent).toHaveLength(2);
    it.latest().say({ type: 'refused', code: 'stale', message: '', ticket: 7 });
    it.lose();
    vi.advanceTimersByTime(500);
    it.open();
    expect(it.latest().sent).toEqual([]);
  });

  it('says that other words were not sent without a line', () => {
    const it = start();
    expect(it.line.send({ type: 'chat', text: 'hello' })).toBe(false);
    it.open();
    expect(it.line.send({ type: 'chat', text: 'hello' })).toBe(true);
  });

  it('pings, and takes a silent line for dead', () => {
    const it = start();
    it.open();
    vi.advanceTimersByTime(PING_EVERY);
    expect(it.latest().sent).toEqual([{ type: 'ping' }]);
    it.latest().say({ type: 'pong' });
    vi.advanceTimersByTime(SILENCE);
    expect(it.states.at(-1)).toBe('open');
    vi.advanceTimersByTime(PING_EVERY);
    expect(it.wires[0]?.closed).toBe(true);
    expect(it.states).toContain('waiting');
  });

  it('hurries when the network is back', () => {
    const it = start();
    it.open();
    it.lose();
    it.line.hurry();
    expect(it.wires).toHaveLength(2);
    vi.advanceTimersByTime(60_000);
    expect(it.wires).toHaveLength(2);
  });

  it('stays closed once closed', () => {
    const it = start();
    it.open();
    it.line.close();
    vi.advanceTimersByTime(60_000);
    expect(it.wires).toHaveLength(1);
    expect(it.states.at(-1)).toBe('closed');
  });

  it('does not stumble over nonsense', () => {
    const it = start();
    it.open();
    it.latest().onmessage?.({ data: 'no json' });
    it.latest().onmessage?.({ data: '4' });
    expect(it.heard).toEqual([]);
  });
});

describe('the address of a table', () => {
  it('names seat and sequence number only where there are some', () => {
    const wish = { lang: 'pl', picture: 'view', seat: null, since: null } as const;
    expect(lineUrl('https://house', 'a b', wish)).toBe(
      'wss://house/api/tables/a%20b/live?lang=pl&picture=view',
    );
    expect(lineUrl('http://house', 't', { ...wish, seat: 0, since: 17 })).toBe(
      'ws://house/api/tables/t/live?lang=pl&picture=view&seat=0&since=17',
    );
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Caller } from './calling.svelte';
import { settings } from './settings.svelte';

const shown: string[] = [];

class Notice {
  static permission = 'granted';
  onclick: (() => void) | null = null;
  constructor(title: string) {
    shown.push(title);
  }
  close(): void {}
}

const call = () => ({ title: 'Your turn', text: 'Draw a card', tag: 't' });
const hide = (hidden: boolean) =>
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });

describe('a turn', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('Notification', Notice);
    settings.notify = true;
    shown.length = 0;
  });
  afterEach(() => {
    hide(false);
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('calls who is elsewhere, once', () => {
    const caller = new Caller();
    caller.turn(false, call);
    hide(true);
    caller.turn(true, call);
    caller.turn(true, call);
    expect(shown).toEqual(['Your turn']);
  });

  it('does not call who has just come, or looks at the table', () => {
    const caller = new Caller();
    hide(true);
    caller.turn(true, call);
    expect(shown).toEqual([]);
    hide(false);
    caller.turn(false, call);
    vi.advanceTimersByTime(5000);
    caller.turn(true, call);
    expect(shown).toEqual([]);
  });

  it('calls nobody who has not wished it', () => {
    settings.notify = false;
    const caller = new Caller();
    caller.turn(false, call);
    hide(true);
    caller.turn(true, call);
    expect(shown).toEqual([]);
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Moment } from '../api/types/Moment';
import { Playback } from './playback.svelte';

const moment = (at: number): Moment => ({ at, seat: null, picture: { view: at }, lines: [], waiting: [] });

describe('the playback of a game', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('stays between its ends and fetches a moment once', async () => {
    const fetcher = vi.fn(async (at: number) => moment(at));
    const playback = new Playback(2, 5, 99, fetcher);
    expect(playback.at).toBe(5);
    playback.step(-10);
    expect(playback.at).toBe(2);
    playback.step(3);
    await vi.runAllTimersAsync();
    expect(playback.shown?.at).toBe(5);
    playback.step(-3);
    await vi.runAllTimersAsync();
    expect(playback.shown?.at).toBe(2);
    playback.go(5);
    await vi.runAllTimersAsync();
    expect(fetcher).toHaveBeenCalledTimes(3);
  });

  it('plays to the end, faster where wished, and begins anew after it', async () => {
    const playback = new Playback(0, 3, 0, async (at) => moment(at));
    playback.speed = 4;
    playback.play();
    await vi.advanceTimersByTimeAsync(1200);
    expect(playback.at).toBe(3);
    expect(playback.playing).toBe(true);
    await vi.advanceTimersByTimeAsync(400);
    expect(playback.playing).toBe(false);
    playback.play();
    expect(playback.at).toBe(0);
    playback.pause();
    await vi.advanceTimersByTimeAsync(5000);
    expect(playback.at).toBe(0);
  });

  it('shows the wanted moment even when an older answer comes late', async () => {
    const playback = new Playback(0, 9, 1, async (at) => {
      await new Promise((done) => setTimeout(done, at === 1 ? 1000 : 10));
      return moment(at);
    });
    playback.go(7);
    await vi.runAllTimersAsync();
    expect(playback.shown?.at).toBe(7);
  });

  it('says what went wrong, and looks again with other eyes', async () => {
    const playback = new Playback(0, 3, 0, async () => {
      throw new Error('no');
    });
    await vi.runAllTimersAsync();
    expect(playback.error).toBeInstanceOf(Error);
    playback.look(async (at) => ({ ...moment(at), seat: 1 }));
    await vi.runAllTimersAsync();
    expect(playback.shown?.seat).toBe(1);
    expect(playback.error).toBeNull();
  });
});

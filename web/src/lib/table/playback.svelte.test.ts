import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Moment } from '../api/types/Moment';
import { Playback } from './playback.svelte';

const moment = (at: number): Moment => ({ at, seat: null, picture: { view: at }, lines: [], waiting: [] });

describe('a film of a game', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('stays between its ends and fetches a moment once', async () => {
    const fetcher = vi.fn(async (at: number) => moment(at));
    const film = new Playback(2, 5, 99, fetcher);
    expect(film.at).toBe(5);
    film.step(-10);
    expect(film.at).toBe(2);
    film.step(3);
    await vi.runAllTimersAsync();
    expect(film.shown?.at).toBe(5);
    film.step(-3);
    await vi.runAllTimersAsync();
    expect(film.shown?.at).toBe(2);
    film.go(5);
    await vi.runAllTimersAsync();
    expect(fetcher).toHaveBeenCalledTimes(3);
  });

  it('plays to the end, faster where wished, and begins anew after it', async () => {
    const film = new Playback(0, 3, 0, async (at) => moment(at));
    film.speed = 4;
    film.play();
    await vi.advanceTimersByTimeAsync(1200);
    expect(film.at).toBe(3);
    expect(film.playing).toBe(true);
    await vi.advanceTimersByTimeAsync(400);
    expect(film.playing).toBe(false);
    film.play();
    expect(film.at).toBe(0);
    film.pause();
    await vi.advanceTimersByTimeAsync(5000);
    expect(film.at).toBe(0);
  });

  it('shows the wanted moment even when an older answer comes late', async () => {
    const film = new Playback(0, 9, 1, async (at) => {
      await new Promise((done) => setTimeout(done, at === 1 ? 1000 : 10));
      return moment(at);
    });
    film.go(7);
    await vi.runAllTimersAsync();
    expect(film.shown?.at).toBe(7);
  });

  it('says what went wrong, and looks again with other eyes', async () => {
    const film = new Playback(0, 3, 0, async () => {
      throw new Error('no');
    });
    await vi.runAllTimersAsync();
    expect(film.error).toBeInstanceOf(Error);
    film.look(async (at) => ({ ...moment(at), seat: 1 }));
    await vi.runAllTimersAsync();
    expect(film.shown?.seat).toBe(1);
    expect(film.error).toBeNull();
  });
});

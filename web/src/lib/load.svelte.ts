/**
 * Something that is fetched and may be fetched again. While a newer answer is on its way the older
 * one stays, so that a list which refreshes itself does not blink.
 */
export class Loader<T> {
  data = $state.raw<T | null>(null);
  error = $state.raw<unknown>(null);
  busy = $state(false);
  #turn = 0;

  /** Fetches; of several calls only the latest counts. */
  async run(fetcher: () => Promise<T>): Promise<void> {
    const turn = ++this.#turn;
    this.busy = true;
    try {
      const data = await fetcher();
      if (turn !== this.#turn) return;
      this.data = data;
      this.error = null;
    } catch (cause) {
      if (turn === this.#turn) this.error = cause;
    } finally {
      if (turn === this.#turn) this.busy = false;
    }
  }
}

/** Calls `look` now and then while the page can be seen. Returns how to stop. */
export function every(milliseconds: number, look: () => void): () => void {
  const timer = setInterval(() => {
    if (document.visibilityState === 'visible') look();
  }, milliseconds);
  const seen = () => {
    if (document.visibilityState === 'visible') look();
  };
  document.addEventListener('visibilitychange', seen);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', seen);
  };
}

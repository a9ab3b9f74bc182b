import { getContext, setContext } from 'svelte';

/** What all parts of a rules page know without being told each time. */
export type Reading = {
  /** The game whose rules are read. */
  readonly game: string;
  /** What begins its rule ids. */
  readonly prefix: string;
  /** The words to mark. */
  readonly words: readonly string[];
  /** The rule the address points at. */
  readonly target: string | null;
};

const KEY = Symbol('reading');

export const provideReading = (reading: Reading): void => void setContext(KEY, reading);
export const reading = (): Reading => getContext<Reading>(KEY);

// Numbers that follow from a text, so that what is drawn from an id looks the same at every table.

/** Numbers in [0, 1): the letters are mixed (FNV-1a), then mulberry32 runs from there. */
export function numbersFrom(text: string): () => number {
  let state = 2166136261;
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** One of a list. */
export function pickFrom<T>(next: () => number, list: readonly T[], otherwise: T): T {
  return list[Math.floor(next() * list.length)] ?? otherwise;
}

/** One decimal is enough for any path. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

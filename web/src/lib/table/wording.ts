// A line of the log as words and names: names are what can be pointed at.

import type { LogLine } from '../api/types/LogLine';
import type { Target } from '../api/types/Target';

/** A piece of a line. */
export interface Piece {
  text: string;
  /** What the name stands for; nothing for mere words. */
  targets: readonly Target[];
}

/** Cuts a line at the names in it: in their order, each once, none inside another. */
export function piecesOf(line: LogLine): Piece[] {
  const names = (line.args ?? []).flatMap(({ words, targets }) =>
    words !== '' && targets && targets.length > 0 ? [{ words, targets }] : [],
  );
  const found: { at: number; words: string; targets: readonly Target[] }[] = [];
  // The longer a name is, the surer it is meant: "King" must not be found in "Kingdom of the King".
  for (const name of [...names].sort((a, b) => b.words.length - a.words.length)) {
    const at = placeOf(line.text, name.words, found);
    if (at >= 0) found.push({ at, ...name });
  }
  found.sort((a, b) => a.at - b.at);
  const pieces: Piece[] = [];
  let from = 0;
  for (const { at, words, targets } of found) {
    if (at > from) pieces.push({ text: line.text.slice(from, at), targets: [] });
    pieces.push({ text: words, targets });
    from = at + words.length;
  }
  if (from < line.text.length) pieces.push({ text: line.text.slice(from), targets: [] });
  return pieces;
}

/** Where the words stand in the text, outside of what is taken; -1 for nowhere. */
function placeOf(text: string, words: string, taken: { at: number; words: string }[]): number {
  let at = text.indexOf(words);
  while (at >= 0 && taken.some((it) => at < it.at + it.words.length && it.at < at + words.length))
    at = text.indexOf(words, at + 1);
  return at;
}

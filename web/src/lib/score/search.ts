// Finding a card by a few typed letters, in any of its languages, small mistakes forgiven.

/** Something with names. */
export interface Named {
  id: string;
  /** Its names in all languages, the reader's own first. */
  names: readonly string[];
}

/** A text without what fingers leave out: capitals, accents, and letters Unicode does not take apart. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/ł/g, 'l')
    .replace(/ß/g, 'ss')
    .replace(/æ/g, 'ae')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The things a query means, the likeliest first; all of them for an empty query. */
export function search<T extends Named>(things: readonly T[], query: string): T[] {
  const wanted = fold(query);
  if (wanted === '') return [...things];
  return things
    .map((thing, at) => ({ thing, at, cost: cheapest(thing, wanted) }))
    .filter((found) => found.cost < Infinity)
    .sort((a, b) => a.cost - b.cost || a.at - b.at)
    .map((found) => found.thing);
}

/** Of equally good names the one in the reader's own language is meant. */
const FOREIGN = 0.4;

function cheapest(thing: Named, wanted: string): number {
  const names = [...thing.names, thing.id.replace(/_/g, ' ')];
  return Math.min(...names.map((name, at) => cost(fold(name), wanted) + (at === 0 ? 0 : FOREIGN)));
}

/** How far a name is from what was typed: 0 is the name itself, infinite is something else. */
function cost(name: string, wanted: string): number {
  if (name === wanted) return 0;
  if (name.startsWith(wanted)) return 1 + name.length / 100;
  const words = name.split(' ');
  if (words.some((word) => word.startsWith(wanted))) return 2 + name.length / 100;
  if (everyWordBegins(words, wanted.split(' '))) return 3 + name.length / 100;
  if (initials(words).startsWith(wanted) && wanted.length > 1) return 3.5;
  if (name.includes(wanted)) return 4 + name.length / 100;
  const slips = Math.min(...[name, ...words].map((word) => beginningSlips(word, wanted)));
  if (slips <= forgiven(wanted)) return 5 + slips;
  return Infinity;
}

/** "gr fl" means Great Flood. */
function everyWordBegins(words: string[], typed: string[]): boolean {
  let at = 0;
  return typed.every((part) => {
    while (at < words.length && !words[at]?.startsWith(part)) at += 1;
    at += 1;
    return at <= words.length;
  });
}

function initials(words: string[]): string {
  return words.map((word) => word[0] ?? '').join('');
}

/** Short words leave no room for mistakes. */
function forgiven(wanted: string): number {
  if (wanted.length < 4) return 0;
  return wanted.length < 7 ? 1 : 2;
}

/** The fewest slips (a letter missing, added, wrong, or two swapped) between what was typed and a beginning of the word. */
export function beginningSlips(word: string, typed: string): number {
  const [a, b] = [[...typed], [...word]];
  let before: number[] = [];
  let last = b.map((_, at) => at).concat(b.length);
  for (let row = 1; row <= a.length; row += 1) {
    const line = [row];
    for (let col = 1; col <= b.length; col += 1) {
      const same = a[row - 1] === b[col - 1];
      let best = Math.min(
        (last[col] ?? 0) + 1,
        (line[col - 1] ?? 0) + 1,
        (last[col - 1] ?? 0) + (same ? 0 : 1),
      );
      const swapped = row > 1 && col > 1 && a[row - 1] === b[col - 2] && a[row - 2] === b[col - 1];
      if (swapped) best = Math.min(best, (before[col - 2] ?? 0) + 1);
      line.push(best);
    }
    before = last;
    last = line;
  }
  return Math.min(...last);
}

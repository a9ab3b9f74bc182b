import type { GameEntry } from './entry.ts';
import { tagOf } from './entry.ts';

/**
 * Filters, found in the tags of the cards themselves: a new game gets its filters without a line of
 * code here. Words become a choice of several, many different numbers a range.
 */
export type Facet =
  | { key: string; kind: 'words'; values: { value: string; count: number }[] }
  | { key: string; kind: 'range'; min: number; max: number };

/** What somebody chose: words of a facet, or a range of numbers. */
export type Chosen = Record<string, { words: string[] } | { from: number; to: number }>;

/** Numbers that only programs care about. */
const PRIVATE = /(^|_)number$/;
const MOST_WORDS = 20;
const FEW_NUMBERS = 4;

const isNumber = (word: string) => /^[-−]?\d+$/.test(word);

function facet(key: string, values: string[]): Facet | null {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  if (counts.size < 2) return null;
  const words = [...counts.keys()];
  if (words.every(isNumber) && counts.size > FEW_NUMBERS) {
    const numbers = words.map(Number);
    return { key, kind: 'range', min: Math.min(...numbers), max: Math.max(...numbers) };
  }
  // A word that hardly ever repeats is a name, not a kind.
  if (counts.size > MOST_WORDS || values.length < counts.size * 2) return null;
  return { key, kind: 'words', values: [...counts].map(([value, count]) => ({ value, count })) };
}

/** The filters for a set of cards, in the order in which cards speak of them. */
export function facetsOf(cards: readonly GameEntry[]): Facet[] {
  const values = new Map<string, string[]>();
  for (const { card } of cards) {
    for (const [key, value] of card.tags) {
      if (PRIVATE.test(key)) continue;
      values.set(key, [...(values.get(key) ?? []), value]);
    }
  }
  return [...values].flatMap(([key, all]) => facet(key, all) ?? []);
}

/** Does a card fit what was chosen? Words of one facet widen, different facets narrow. */
export function fits({ card }: GameEntry, chosen: Chosen): boolean {
  return Object.entries(chosen).every(([key, wish]) => {
    if ('words' in wish) {
      return (
        wish.words.length === 0 || card.tags.some(([it, value]) => it === key && wish.words.includes(value))
      );
    }
    const word = tagOf(card, key);
    return word !== null && Number(word) >= wish.from && Number(word) <= wish.to;
  });
}

/**
 * The words of the page's language for a tag: a fact that always goes along with it. `suit: land`
 * goes with the fact "Kraina" on every card, so that is its name. Nothing where no fact does.
 */
export function wordsFor(
  cards: readonly GameEntry[],
  key: string,
): { label: string; words: Map<string, string> } | null {
  const tagged = cards.filter(({ card }) => tagOf(card, key) !== null);
  const labels = new Set(tagged.flatMap(({ card }) => card.facts.map(([label]) => label)));
  for (const label of labels) {
    const words = pairing(tagged, key, label);
    if (words) return { label, words };
  }
  return null;
}

/** Tag values with fact values, if each always stands beside the same one. */
function pairing(cards: readonly GameEntry[], key: string, label: string): Map<string, string> | null {
  const words = new Map<string, string>();
  for (const { card } of cards) {
    const value = tagOf(card, key) ?? '';
    const fact = card.facts.find(([it]) => it === label)?.[1];
    if (fact === undefined || (words.get(value) ?? fact) !== fact) return null;
    words.set(value, fact);
  }
  return new Set(words.values()).size === words.size ? words : null;
}

import type { CardEntry } from '../api/types/CardEntry.ts';

/** A card with the game it belongs to. */
export type GameEntry = { game: string; card: CardEntry };

/** The name in a language, English where it has none. */
export function nameIn(card: CardEntry, lang: string): string {
  return card.names.find(([code]) => code === lang)?.[1] ?? card.names[0]?.[1] ?? card.id;
}

/** What a card says of itself under a key, for programs. */
export function tagOf(card: CardEntry, key: string): string | null {
  return card.tags.find(([it]) => it === key)?.[1] ?? null;
}

/** Small letters without accents, so that `zywiolak` finds Żywiołak. */
export function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ł', 'l').replaceAll('ё', 'е');
}

/** All a search looks through: names in every language, group, facts and sentences. */
export function haystack(card: CardEntry): string {
  const facts = card.facts.flat();
  return folded(
    [...card.names.map(([, name]) => name), card.group, ...facts, ...card.text, card.id].join('\n'),
  );
}

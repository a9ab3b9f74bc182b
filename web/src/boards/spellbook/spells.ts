// The cards of the game, read from the catalogue: what a screen wants to know of a spell.

import type { CardEntry } from '../../lib/api/types/CardEntry';
import { colourIndex } from './materia';
import type { Phase } from './view';

/** A level of a spell. */
export interface SpellLevel {
  /** 3 to 5: also its price. */
  level: number;
  /** The printed points; nothing where the end of the game tells. */
  points: number | null;
  /** What it does, sentence by sentence. */
  sentences: string[];
}

/** A spell card. */
export interface Spell {
  /** Its number in views and targets. */
  id: number;
  name: string;
  /** The index of its colour. */
  colour: number;
  set: string;
  phase: Phase | null;
  rule: string;
  levels: SpellLevel[];
}

/** A basic action. */
export interface BasicAction {
  number: number;
  name: string;
  phase: Phase | null;
  text: string;
}

/** The name of a card in a language. */
export function nameIn(card: CardEntry, lang: string): string {
  return (card.names.find(([code]) => code === lang) ?? card.names[0])?.[1] ?? card.id;
}

function tag(card: CardEntry, key: string): string | null {
  return card.tags.find(([name]) => name === key)?.[1] ?? null;
}

/** The sentences of a level: its line in the catalogue begins with "Level 3 (2 points):". */
export function sentencesOf(line: string): string[] {
  const text = line.slice(line.indexOf(': ') + 2).trim();
  return text.split(/(?<=[.!?])\s+/u).filter(Boolean);
}

/** The spell behind a catalogue entry, if it is one. */
export function readSpellCard(card: CardEntry, lang: string): Spell | null {
  if (tag(card, 'type') !== 'spell' || !('card' in card.target)) return null;
  return {
    id: card.target.card,
    name: nameIn(card, lang),
    colour: colourIndex(tag(card, 'colour') ?? ''),
    set: tag(card, 'set') ?? '',
    phase: tag(card, 'phase') as Phase | null,
    rule: card.rules[0] ?? '',
    levels: card.text.map((line, at) => {
      const points = tag(card, `points_${at + 3}`);
      return { level: at + 3, points: points === null ? null : Number(points), sentences: sentencesOf(line) };
    }),
  };
}

/** The basic action behind a catalogue entry, if it is one. */
export function readAction(card: CardEntry, lang: string): BasicAction | null {
  if (tag(card, 'type') !== 'action') return null;
  return {
    number: Number(tag(card, 'number')),
    name: nameIn(card, lang),
    phase: tag(card, 'phase') as Phase | null,
    text: card.text.join(' '),
  };
}

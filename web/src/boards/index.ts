import type { Component } from 'svelte';
import type { CardEntry } from '../lib/api/types/CardEntry.ts';
import type { BoardLoader } from './contract.ts';

/** What a game's own card face gets: the card and the language of its words. */
export type CardFaceProps = { card: CardEntry; lang: string };

/** A card face, fetched when it is first needed. */
export type FaceLoader = () => Promise<{ default: Component<CardFaceProps> }>;

/**
 * The boards by game. A game without one is shown by the generic board, so a new game is playable
 * before anybody has drawn it.
 */
export const boards: Record<string, BoardLoader> = {
  'black-rose-wars': () => import('./black-rose-wars/Board.svelte'),
  'fantasy-realms': () => import('./fantasy-realms/Board.svelte'),
  spellbook: () => import('./spellbook/Board.svelte'),
};

/** Card faces by game, for games whose cards look like themselves. */
export const faces: Record<string, FaceLoader> = {
  'black-rose-wars': () => import('./black-rose-wars/cards/CardFace.svelte'),
  'fantasy-realms': () => import('./fantasy-realms/CardFace.svelte'),
  spellbook: () => import('./spellbook/CardFace.svelte'),
};

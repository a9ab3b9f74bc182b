import type { Component } from 'svelte';
import type { CardEntry } from '../lib/api/types/CardEntry.ts';

/** A component that is fetched when it is first needed. */
export type Lazily<Props extends Record<string, unknown>> = () => Promise<{ default: Component<Props> }>;

/** What a game's own card face gets: the card and the language of its words. */
export type CardFaceProps = { card: CardEntry; lang: string };

/**
 * The boards by game. A game without one is shown by the generic board, so a new game is playable
 * before anybody has drawn it.
 */
// Boards check their own props: what they are given is listed in lib/table.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export const boards: Record<string, Lazily<any>> = {};

/** Card faces by game, for games whose cards look like themselves. */
export const faces: Record<string, Lazily<CardFaceProps>> = {};

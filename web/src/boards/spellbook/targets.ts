// What the numbers of this game's targets mean (the table in `crates/spellbook/src/names.rs`).

import type { Target } from '../../lib/api/types/Target';
import { COLOURS, RUNES } from './materia';

/** A spell, one of its levels, or that level of a card with a certain rune. */
export interface SpellTarget {
  spell: number;
  /** 3 to 5; nothing where the whole card is meant. */
  level: number | null;
  /** The rune of the card that is copied, where it matters. */
  rune: number | null;
}

/** Something with a number of its own that is no colour, rune or phase begins here. */
const BASIC_KINDS = 20;

export function tokenTarget(token: number): Target {
  return { token };
}

export function colourTarget(colour: number): Target {
  return { kind: colour };
}

export function spellTarget(spell: number): Target {
  return { card: spell };
}

/** A level of a spell, as questions point at it. */
export function levelTarget(spell: number, level: number, rune: number | null = null): Target {
  return { card: spell | (level << 8) | (rune === null ? 0 : (rune + 1) << 12) };
}

/** The spell a target points at, if it does. */
export function readSpell(target: Target): SpellTarget | null {
  if (!('card' in target)) return null;
  const level = (target.card >> 8) & 7;
  const rune = target.card >> 12;
  return { spell: target.card & 0xff, level: level || null, rune: rune > 0 ? rune - 1 : null };
}

/** The token a target points at, if it does. */
export function readToken(target: Target): number | null {
  return 'token' in target ? target.token : null;
}

/** The colour a target points at, if it does. */
export function readColour(target: Target): number | null {
  return 'kind' in target && target.kind < COLOURS.length ? target.kind : null;
}

/** The number of the basic action a target points at, if it does. */
export function readBasic(target: Target): number | null {
  return 'kind' in target && target.kind >= BASIC_KINDS ? target.kind - BASIC_KINDS : null;
}

/** The id of the way a target is, if it is one. */
export function readWay(target: Target): string | null {
  return 'way' in target ? String(target.way) : null;
}

/** The number of a way to pay, if the target is one. */
export function readSlot(target: Target): number | null {
  return 'slot' in target ? target.slot : null;
}

/** Which of two things a level offers: 0 or 1, if the target is such a half. */
export function readHalf(target: Target): number | null {
  return 'area' in target ? (target.area >> 11) & 1 : null;
}

/** The runes by index, for copies that name one. */
export function runeId(rune: number): string {
  return RUNES[rune] ?? '';
}

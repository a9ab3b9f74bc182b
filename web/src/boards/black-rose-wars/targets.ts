// What the numbers of this game's targets mean: the table in
// `crates/black-rose-wars/src/play/asking/targets.rs`, read and written.

import type { Target } from '../../lib/api/types/Target';
import { ROSE, type Figure, type HalfSide, type PartyId, type School } from './view';

/** Something that a question can be about, in the words of the game. */
export type Pointed =
  | { what: 'spell'; card: number; half: HalfSide | null; answers: number | null }
  | { what: 'quest'; quest: number }
  | { what: 'event'; event: number }
  | { what: 'order'; order: number }
  | { what: 'evocation-kind'; kind: number }
  | { what: 'upgrade'; upgrade: number }
  | { what: 'misfortune'; misfortune: number; bearer: PartyId | null }
  | { what: 'character'; character: number }
  | { what: 'grimoire'; grimoire: number }
  | { what: 'room'; room: number }
  | { what: 'slot'; slot: number }
  | { what: 'cubes'; on: Figure; of: PartyId }
  | { what: 'figure'; figure: Figure }
  | { what: 'party'; party: PartyId }
  | { what: 'school'; school: number }
  | { what: 'colour'; colour: number }
  | { what: 'moon'; moon: number }
  | { what: 'alternative'; alternative: number }
  | { what: 'number'; number: number }
  | { what: 'way'; way: string };

/** How many numbers a deck has. */
const BLOCK = 256;
const DECKS = ['quest', 'event', 'order', 'evocation-kind', 'upgrade', 'misfortune', 'character', 'grimoire'];
/** Behind the single cards and their two halves. */
const FIRST_DECK = 3;
const ANSWERS = (FIRST_DECK + DECKS.length) * BLOCK;
const SIDES: readonly HalfSide[] = ['top', 'bottom'];
const MAGES = 63;
const PARTIES = 62;
const KIND_STEP = 1024;
const CUBES = 0x8000;
const ALTERNATIVES = 0x1000;

/** The schools in the order of their numbers. */
export const SCHOOLS: readonly School[] = [
  'agony',
  'alchemy',
  'nightmare',
  'witchcraft',
  'technomancy',
  'shamanism',
];

/** What a target points at. */
export function read(target: Target): Pointed | null {
  if ('card' in target) return readCard(target.card);
  if ('area' in target) return { what: 'room', room: target.area };
  if ('slot' in target) return readSlot(target.slot);
  if ('token' in target) return readToken(target.token);
  if ('seat' in target) return { what: 'figure', figure: { mage: target.seat } };
  if ('kind' in target) return readKind(target.kind);
  if ('number' in target) return { what: 'number', number: target.number };
  if ('way' in target) return { what: 'way', way: target.way };
  return null;
}

function readCard(code: number): Pointed | null {
  const number = code % BLOCK;
  const block = Math.floor(code / BLOCK);
  if (code >= ANSWERS) {
    const answer = block - ANSWERS / BLOCK;
    return { what: 'spell', card: number, half: SIDES[answer % 2] ?? null, answers: answer >> 1 };
  }
  if (block < FIRST_DECK) {
    return { what: 'spell', card: number, half: SIDES[block - 1] ?? null, answers: null };
  }
  return readDeck(block - FIRST_DECK, number);
}

function readDeck(deck: number, number: number): Pointed | null {
  switch (DECKS[deck]) {
    case 'quest':
      return { what: 'quest', quest: number };
    case 'event':
      return { what: 'event', event: number };
    case 'order':
      return { what: 'order', order: number };
    case 'evocation-kind':
      return { what: 'evocation-kind', kind: number };
    case 'upgrade':
      return { what: 'upgrade', upgrade: number };
    case 'misfortune':
      return { what: 'misfortune', misfortune: number & 15, bearer: number < 16 ? null : (number >> 4) - 1 };
    case 'character':
      return { what: 'character', character: number };
    case 'grimoire':
      return { what: 'grimoire', grimoire: number };
    default:
      return null;
  }
}

function readSlot(code: number): Pointed {
  if (code < CUBES) return { what: 'slot', slot: code };
  const kind = (code >> 6) & 0x3f;
  const figure = figureOf(kind, code & 0x3f);
  return { what: 'cubes', on: figure, of: (code >> 12) & 7 };
}

function readToken(code: number): Pointed {
  const kind = Math.floor(code / KIND_STEP);
  if (kind === PARTIES) return { what: 'party', party: code & 7 };
  return { what: 'figure', figure: figureOf(kind, code % KIND_STEP) };
}

function figureOf(kind: number, number: number): Figure {
  return kind >= PARTIES ? { mage: number & 7 } : { evoc: kind * KIND_STEP + number };
}

function readKind(code: number): Pointed | null {
  if (code >= ALTERNATIVES) return { what: 'alternative', alternative: code - ALTERNATIVES };
  const place = code & 15;
  switch (code >> 4) {
    case 0:
      return { what: 'school', school: place };
    case 1:
      return { what: 'colour', colour: place };
    case 2:
      return { what: 'moon', moon: place };
    default:
      return null;
  }
}

/** A figure to point at: mages of players are their seats. */
export function figureTarget(figure: Figure): Target {
  if ('evoc' in figure) return { token: figure.evoc };
  return figure.mage < ROSE ? { seat: figure.mage } : { token: MAGES * KIND_STEP + figure.mage };
}

/** A mage as a player, or the Rose. */
export function partyTarget(party: PartyId): Target {
  return party < ROSE ? { seat: party } : { token: PARTIES * KIND_STEP + party };
}

/** The cubes of a party on a figure. */
export function cubesTarget(on: Figure, of: PartyId): Target {
  const [kind, number] =
    'mage' in on ? [MAGES, on.mage] : [Math.floor(on.evoc / KIND_STEP), on.evoc % KIND_STEP];
  return { slot: CUBES | (of << 12) | (kind << 6) | (number & 0x3f) };
}

export const roomTarget = (room: number): Target => ({ area: room });
export const slotTarget = (slot: number): Target => ({ slot });
export const spellTarget = (card: number): Target => ({ card });
/** A half of a spell card. */
export const halfTarget = (card: number, half: HalfSide): Target => ({
  card: (SIDES.indexOf(half) + 1) * BLOCK + card,
});
const deckTarget =
  (deck: string) =>
  (number: number): Target => ({ card: (FIRST_DECK + DECKS.indexOf(deck)) * BLOCK + number });
export const questTarget = deckTarget('quest');
export const eventTarget = deckTarget('event');
export const orderTarget = deckTarget('order');
export const evocationKindTarget = deckTarget('evocation-kind');
export const upgradeTarget = deckTarget('upgrade');
export const misfortuneTarget = deckTarget('misfortune');
export const characterTarget = deckTarget('character');
export const grimoireTarget = deckTarget('grimoire');
/** A misfortune on a mage. */
export const afflictionTarget = (bearer: PartyId, misfortune: number): Target =>
  misfortuneTarget((misfortune & 15) | ((bearer + 1) << 4));
export const schoolTarget = (school: number): Target => ({ kind: school });
export const colourTarget = (colour: number): Target => ({ kind: 16 | colour });
export const moonTarget = (moon: number): Target => ({ kind: 32 | moon });

/** The kind of an evocation by its number. */
export const kindOf = (evoc: number): number => Math.floor(evoc / KIND_STEP);

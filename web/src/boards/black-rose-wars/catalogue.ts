// The cards of the game, read from the catalogue: numbers of the view become names, words and signs.

import type { CardEntry } from '../../lib/api/types/CardEntry';
import { read } from './targets';
import type { HalfSide, School } from './view';

/** What every card has. */
export interface Thing {
  id: string;
  name: string;
  entry: CardEntry;
}

/** A half of a spell. Gist, target and range are for signs; the lines say everything. */
export interface Half {
  type: 'combat' | 'enhance' | 'trap' | 'protect';
  element: string;
  /** figure, mage, evocation, room, self, special ... as the catalogue says; nothing if it says none. */
  target: string;
  /** A number, `anywhere`, or nothing. */
  range: string;
  /** Signs and numbers in the order of the sentences: `deal:4 swap:1 suffering:3`. */
  gist: readonly { sign: string; value: string }[];
  /** What it is beside type and element: instant, stable. */
  when: string;
  /** Header first, then the sentences. */
  lines: readonly string[];
  /** So many lines stand before the first sentence. */
  lead: number;
}

export interface Spell extends Thing {
  /** The number of the first copy; copies follow it. */
  first: number;
  /** A school, `personal` or `forgotten`. */
  deck: School | 'personal' | 'forgotten';
  /** It brings a cube of instability when studied. */
  instability: boolean;
  top: Half;
  bottom: Half | null;
}

export interface Room extends Thing {
  colour: string;
  slots: number;
  flags: readonly number[];
  destroyed: readonly string[];
  rebuilt: readonly string[];
}

export interface Quest extends Thing {
  moon: number;
  slots: number;
  reward: number;
  text: readonly string[];
}

export interface EventCard extends Thing {
  moon: number;
  timing: string;
  /** The slot of the event board it goes to; 0 for instant ones. */
  slot: number;
  onReveal: number;
  onDiscard: number;
  crown: boolean;
  text: readonly string[];
}

export interface Mage extends Thing {
  life: number;
  strength: number;
  move: number;
  questLimit: number;
  handLimit: number;
  tokens: number;
  /** The id of its personal spell. */
  personal: string;
}

export interface Evocation extends Thing {
  life: number;
  strength: number;
  move: number;
  archetype: string;
  large: boolean;
  text: readonly string[];
}

export interface Supply extends Thing {
  slots: number;
  text: readonly string[];
}

export interface Grimoire extends Thing {
  school: School;
  number: number;
  /** The names of its spells. */
  spells: readonly string[];
}

type Tags = ReadonlyMap<string, string>;

const number = (tags: Tags, key: string): number => Number(tags.get(key) ?? 0);

function thing(entry: CardEntry, lang: string): Thing {
  const name = entry.names.find(([code]) => code === lang) ?? entry.names[0];
  return { id: entry.id, name: name?.[1] ?? entry.id, entry };
}

function readHalf(tags: Tags, side: HalfSide, lines: readonly string[]): Half {
  const tag = (key: string): string => tags.get(`${side}_${key}`) ?? '';
  const gist = tag('gist')
    .split(' ')
    .filter((it) => it !== '')
    .map((it) => ({ sign: it.split(':')[0] ?? '', value: it.split(':')[1] ?? '' }));
  return {
    type: tag('type') as Half['type'],
    element: tag('element'),
    target: tag('target'),
    range: tag('range'),
    when: tag('when'),
    gist,
    lines,
    lead: Number(tag('lead') || 1),
  };
}

/** A spell with its halves. */
export function readSpell(entry: CardEntry, lang: string): Spell {
  const tags = new Map(entry.tags);
  const lines = number(tags, 'top_lines');
  return {
    ...thing(entry, lang),
    first: 'card' in entry.target ? entry.target.card : 0,
    deck: tags.get('deck') as Spell['deck'],
    instability: tags.has('instability'),
    top: readHalf(tags, 'top', entry.text.slice(0, lines)),
    bottom: tags.has('bottom_type') ? readHalf(tags, 'bottom', entry.text.slice(lines)) : null,
  };
}

function readRoom(entry: CardEntry, lang: string): Room {
  const tags = new Map(entry.tags);
  const lines = number(tags, 'destroyed_lines');
  return {
    ...thing(entry, lang),
    colour: tags.get('colour') ?? 'grey',
    slots: number(tags, 'slots'),
    flags: (tags.get('flags') ?? '').split('-').map(Number),
    destroyed: entry.text.slice(0, lines),
    rebuilt: entry.text.slice(lines),
  };
}

function readQuest(entry: CardEntry, lang: string): Quest {
  const tags = new Map(entry.tags);
  return {
    ...thing(entry, lang),
    moon: number(tags, 'moon'),
    slots: number(tags, 'slots'),
    reward: number(tags, 'reward'),
    text: entry.text,
  };
}

function readEvent(entry: CardEntry, lang: string): EventCard {
  const tags = new Map(entry.tags);
  return {
    ...thing(entry, lang),
    moon: number(tags, 'moon'),
    timing: tags.get('timing') ?? '',
    slot: number(tags, 'slot'),
    onReveal: number(tags, 'on_reveal'),
    onDiscard: number(tags, 'on_discard'),
    crown: tags.has('crown'),
    text: entry.text,
  };
}

function readMage(entry: CardEntry, lang: string): Mage {
  const tags = new Map(entry.tags);
  return {
    ...thing(entry, lang),
    ...values(tags),
    questLimit: number(tags, 'quest_limit'),
    handLimit: number(tags, 'hand_limit'),
    tokens: number(tags, 'tokens'),
    personal: tags.get('personal') ?? '',
  };
}

const values = (tags: Tags) => ({
  life: number(tags, 'life'),
  strength: number(tags, 'strength'),
  move: number(tags, 'move'),
});

function readEvocation(entry: CardEntry, lang: string): Evocation {
  const tags = new Map(entry.tags);
  return {
    ...thing(entry, lang),
    ...values(tags),
    archetype: tags.get('archetype') ?? '',
    large: tags.get('large') === 'true',
    text: entry.text,
  };
}

function readSupply(entry: CardEntry, lang: string): Supply {
  const tags = new Map(entry.tags);
  return { ...thing(entry, lang), slots: number(tags, 'slots'), text: entry.text };
}

function readGrimoire(entry: CardEntry, lang: string): Grimoire {
  const tags = new Map(entry.tags);
  return {
    ...thing(entry, lang),
    school: tags.get('school') as School,
    number: number(tags, 'number'),
    spells: entry.text,
  };
}

/** All cards of the game by their numbers. */
export class Catalogue {
  readonly #spells: Spell[] = [];
  readonly rooms = new Map<number, Room>();
  readonly quests = new Map<number, Quest>();
  readonly events = new Map<number, EventCard>();
  readonly orders = new Map<number, Supply>();
  readonly evocations = new Map<number, Evocation>();
  readonly upgrades = new Map<number, Supply>();
  readonly misfortunes = new Map<number, Supply>();
  readonly mages = new Map<number, Mage>();
  readonly grimoires = new Map<number, Grimoire>();
  avatar: Evocation | null = null;

  constructor(entries: readonly CardEntry[], lang: string) {
    entries.forEach((entry) => this.#take(entry, lang));
    this.#spells.sort((one, other) => one.first - other.first);
  }

  #take(entry: CardEntry, lang: string): void {
    const at = read(entry.target);
    switch (at?.what) {
      case 'spell':
        this.#spells.push(readSpell(entry, lang));
        break;
      case 'room':
        this.rooms.set(at.room, readRoom(entry, lang));
        break;
      case 'quest':
        this.quests.set(at.quest, readQuest(entry, lang));
        break;
      case 'event':
        this.events.set(at.event, readEvent(entry, lang));
        break;
      case 'order':
        this.orders.set(at.order, readSupply(entry, lang));
        break;
      case 'evocation-kind':
        this.evocations.set(at.kind, readEvocation(entry, lang));
        break;
      case 'upgrade':
        this.upgrades.set(at.upgrade, readSupply(entry, lang));
        break;
      case 'misfortune':
        this.misfortunes.set(at.misfortune, readSupply(entry, lang));
        break;
      case 'character':
        this.mages.set(at.character, readMage(entry, lang));
        break;
      case 'grimoire':
        this.grimoires.set(at.grimoire, readGrimoire(entry, lang));
        break;
      case 'figure':
        this.avatar = readEvocation(entry, lang);
        break;
    }
  }

  /** All spells, each once. */
  get spells(): readonly Spell[] {
    return this.#spells;
  }

  /** The spell of a card: the catalogue lists the first copy, the others follow it. */
  spell(card: number): Spell | null {
    const after = this.#spells.findIndex((spell) => spell.first > card);
    const at = after < 0 ? this.#spells.length - 1 : after - 1;
    return this.#spells[at] ?? null;
  }
}

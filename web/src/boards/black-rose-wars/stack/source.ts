// What an effect belongs to: its name, its sign, its colour, and the sentences that are carried out.

import type { Target } from '../../../lib/api/types/Target';
import { t } from '../../../lib/i18n';
import { isSign, type SignName } from '../../kit/signs';
import type { Half, Thing } from '../catalogue';
import type { LodgeTable } from '../table.svelte';
import {
  afflictionTarget,
  eventTarget,
  figureTarget,
  halfTarget,
  kindOf,
  orderTarget,
  questTarget,
  roomTarget,
  upgradeTarget,
} from '../targets';
import { ROSE, type HalfSide, type Source } from '../view';

/** How the source of an effect looks and reads. */
export interface SourceLook {
  name: string;
  sign: SignName;
  /** A class of `stack.css` that colours its head. */
  tint: string;
  /** Upper halves are parchment, lower ones dusk. */
  dusk: boolean;
  /** Type and element. */
  marks: readonly SignName[];
  /** What a look at it shows. */
  card: Target | null;
  sentences: readonly string[];
  /** One sentence that stands for all: it is not cut into done and to come. */
  whole: boolean;
}

const signs = (...names: string[]): SignName[] => names.filter(isSign);

const sign = (name: string, other: SignName): SignName => (isSign(name) ? name : other);

type Look = Partial<SourceLook> & Pick<SourceLook, 'name' | 'sign' | 'tint'>;

const looks = (look: Look): SourceLook => ({
  dusk: false,
  marks: [],
  card: null,
  sentences: [],
  whole: false,
  ...look,
});

export function sourceLook(table: LodgeTable, source: Source): SourceLook {
  const { catalogue } = table;
  if (source === 'avatar') {
    return looks({ name: catalogue.avatar?.name ?? '', sign: 'phase-rose', tint: 'rose' });
  }
  if ('spell' in source) return spellLook(table, source.spell.card, source.spell.half, false);
  if ('stable' in source) return spellLook(table, source.stable.card, source.stable.half, true);
  if ('room' in source) return roomLook(table, source.room.room, source.room.side);
  if ('quest' in source) {
    const quest = catalogue.quests.get(source.quest);
    const card = questTarget(source.quest);
    // The first line of a quest says when it is completed.
    return looks({
      ...named(quest),
      sign: 'quest',
      tint: 'quest',
      card,
      sentences: quest?.text.slice(leadOf(quest, 1)),
    });
  }
  if ('event' in source) return eventLook(table, source.event);
  if ('order' in source) return orderLook(table, source.order.order);
  if ('reaction' in source) return orderLook(table, source.reaction);
  if ('evocation' in source) return evocationLook(table, source.evocation);
  if ('upgrade' in source) return upgradeLook(table, source.upgrade);
  const { bearer, kind } = source.misfortune;
  const misfortune = catalogue.misfortunes.get(kind);
  return looks({
    ...named(misfortune),
    sign: 'misfortune',
    tint: 'misfortune',
    card: afflictionTarget(bearer, kind),
    sentences: misfortune?.text,
    whole: true,
  });
}

const named = (thing: Thing | undefined): { name: string } => ({ name: thing?.name ?? '' });

/** How many lines of a card stand before its first sentence. */
function leadOf(thing: Thing | undefined, other: number): number {
  const said = thing?.entry.tags.find(([key]) => key === 'lead')?.[1];
  return said === undefined ? other : Number(said);
}

function spellLook(table: LodgeTable, card: number, side: HalfSide, stable: boolean): SourceLook {
  const spell = table.spell(card);
  const half: Half | null | undefined = side === 'top' ? spell?.top : spell?.bottom;
  return looks({
    ...named(spell ?? undefined),
    sign: sign(spell?.deck ?? '', 'grimoire'),
    tint: spell?.deck ?? 'personal',
    dusk: side === 'bottom',
    marks: half ? signs(stable ? 'stable' : half.type, half.element) : [],
    card: halfTarget(card, side),
    sentences: half?.lines.slice(half.lead),
    whole: stable,
  });
}

function roomLook(table: LodgeTable, room: number, side: 'destroyed' | 'rebuilt'): SourceLook {
  const it = table.catalogue.rooms.get(room);
  return looks({
    ...named(it),
    sign: sign(`room-${it?.colour ?? ''}`, 'room'),
    tint: `room-${it?.colour ?? 'grey'}`,
    card: roomTarget(room),
    sentences: it?.[side],
  });
}

function eventLook(table: LodgeTable, event: number): SourceLook {
  const it = table.catalogue.events.get(event);
  const card = eventTarget(event);
  const whole = it?.timing === 'general';
  return looks({ ...named(it), sign: 'phase-rose', tint: 'event', card, sentences: it?.text, whole });
}

function orderLook(table: LodgeTable, order: number): SourceLook {
  const it = table.catalogue.orders.get(order);
  const sentences = it?.text.filter((line) => !line.startsWith('['));
  // Parts of an order have sentences of their own: only the whole is shown.
  return looks({
    ...named(it),
    sign: 'orders',
    tint: 'rose',
    card: orderTarget(order),
    sentences,
    whole: true,
  });
}

function evocationLook(table: LodgeTable, evoc: number): SourceLook {
  const it = table.catalogue.evocations.get(kindOf(evoc));
  const owner = table.evocation(evoc)?.owner ?? ROSE;
  return looks({
    ...named(it),
    sign: 'evocation',
    tint: `p-${table.look(owner)}`,
    card: figureTarget({ evoc }),
    sentences: it?.text,
    whole: true,
  });
}

function upgradeLook(table: LodgeTable, evoc: number): SourceLook {
  const kind = table.evocation(evoc)?.upgrade;
  const it = kind === null || kind === undefined ? undefined : table.catalogue.upgrades.get(kind);
  return looks({
    name: it?.name ?? t('rose-stack-upgrade'),
    sign: 'upgrade',
    tint: 'upgrade',
    card: kind === null || kind === undefined ? null : upgradeTarget(kind),
    sentences: it?.text,
    whole: true,
  });
}

/** A sentence of a running effect. */
export interface Sentence {
  text: string;
  state: 'done' | 'now' | 'next';
}

/** The sentences with what is done, in hand and to come. */
export function sentencesOf(look: SourceLook, at: number | null): Sentence[] {
  const state = (index: number): Sentence['state'] => {
    if (look.whole || index === at) return 'now';
    return at !== null && index < at ? 'done' : 'next';
  };
  return look.sentences.map((text, index) => ({ text, state: state(index) }));
}

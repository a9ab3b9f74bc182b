// What happened, in a few words: what somebody may answer to.

import type { HappeningView } from '../../../lib/api/types/black-rose-wars/HappeningView';
import type { Target } from '../../../lib/api/types/Target';
import { t, type Words } from '../../../lib/i18n';
import { isSign, type SignName } from '../../kit/signs';
import type { LodgeTable } from '../table.svelte';
import { figureTarget, partyTarget, roomTarget } from '../targets';
import type { Figure, PartyId } from '../view';
import { sourceLook } from './source';

export interface HappenedLook {
  sign: SignName;
  /** Whom it reaches or who does it. */
  party: PartyId | null;
  text: string;
  /** Cubes that lie beside it. */
  cubes: { party: PartyId; number: number } | null;
  /** Where it is on the map. */
  at: Target | null;
}

/** A person as one names them: oneself is "you". */
export function who(table: LodgeTable, party: PartyId): string {
  return party === table.me ? t('rose-stack-you') : table.partyName(party);
}

export function whichFigure(table: LodgeTable, figure: Figure): string {
  return 'mage' in figure && figure.mage === table.me ? t('rose-stack-you') : table.figureName(figure);
}

export function happenedLook(table: LodgeTable, it: HappeningView): HappenedLook {
  const say = (words: Words = {}): string => t(`rose-happened-${it.kind.replaceAll('_', '-')}`, words);
  const look = (sign: string, party: PartyId | null, words: Words, at: Target | null): HappenedLook => ({
    sign: isSign(sign) ? sign : 'text',
    party,
    text: say(words),
    cubes: null,
    at,
  });
  const mage = (party: PartyId): string => who(table, party);
  const mine = (party: PartyId): string => String(party === table.me);
  switch (it.kind) {
    case 'affects': {
      const spell = it.source ? sourceLook(table, it.source).name : t('rose-stack-spell', { type: it.spell });
      const words = { spell, mage: mage(it.mage), mine: mine(it.mage) };
      return look(it.spell, it.mage, words, figureTarget({ mage: it.mage }));
    }
    case 'damage': {
      const words = {
        number: it.number,
        figure: whichFigure(table, it.victim),
        mine: isMe(table, it.victim),
      };
      const damage = look('damage', table.partyOf(it.victim), words, figureTarget(it.victim));
      return { ...damage, cubes: { party: it.party, number: it.number } };
    }
    case 'healed':
      return look(
        'life',
        table.partyOf(it.figure),
        { number: it.number, figure: whichFigure(table, it.figure), mine: isMe(table, it.figure) },
        figureTarget(it.figure),
      );
    case 'defeated': {
      const words = { mage: mage(it.mage), mine: mine(it.mage), by: it.by === null ? '' : mage(it.by) };
      return look('trophy', it.mage, words, it.room === null ? null : roomTarget(it.room));
    }
    case 'left':
    case 'summoned': {
      const figure = { evoc: it.evocation };
      const words = {
        figure: table.figureName(figure),
        room: it.room === null ? '' : table.roomName(it.room),
      };
      return look(it.kind === 'left' ? 'evocation' : 'summon', it.owner, words, figureTarget(figure));
    }
    case 'entered': {
      const words = {
        figure: whichFigure(table, it.figure),
        mine: isMe(table, it.figure),
        room: table.roomName(it.room),
      };
      return look('move', table.partyOf(it.figure), words, roomTarget(it.room));
    }
    case 'moved': {
      const words = { figure: whichFigure(table, it.figure), mine: isMe(table, it.figure) };
      return look('move', table.partyOf(it.figure), words, figureTarget(it.figure));
    }
    case 'room_activated':
    case 'room_resolved': {
      const words = { mage: mage(it.mage), mine: mine(it.mage), room: table.roomName(it.room) };
      return look('key', it.mage, words, roomTarget(it.room));
    }
    case 'instability': {
      const words = {
        number: it.number,
        mage: mage(it.party),
        mine: mine(it.party),
        room: table.roomName(it.room),
      };
      return {
        ...look('instability', it.party, words, roomTarget(it.room)),
        cubes: { party: it.party, number: it.number },
      };
    }
    case 'gained':
    case 'lost': {
      const words = { number: it.number, mage: mage(it.party), mine: mine(it.party) };
      return look('power', it.party, words, partyTarget(it.party));
    }
    case 'phase_began':
      return look('hourglass', null, { phase: it.phase }, null);
    default:
      return deed(table, it, look);
  }
}

/** What a mage did, without more to be told. */
function deed(
  table: LodgeTable,
  it: Extract<HappeningView, { mage: PartyId }>,
  look: (sign: string, party: PartyId, words: Words, at: Target | null) => HappenedLook,
): HappenedLook {
  const signs: Partial<Record<HappeningView['kind'], string>> = {
    in_cell: 'cell',
    action_ended: 'phase-action',
    effect_resolved: 'text',
    quest_resolved: 'quest',
  };
  const words: Words = { mage: who(table, it.mage), mine: String(it.mage === table.me) };
  if ('action' in it) words.action = it.action;
  if ('spell' in it) words.type = it.spell;
  const sign = 'spell' in it ? it.spell : (signs[it.kind] ?? 'text');
  return look(sign, it.mage, words, figureTarget({ mage: it.mage }));
}

const isMe = (table: LodgeTable, figure: Figure): string =>
  String('mage' in figure && figure.mage === table.me);

// The words of one line of what runs.

import type { Target } from '../../../lib/api/types/Target';
import { t } from '../../../lib/i18n';
import { isSign, type SignName } from '../../kit/signs';
import type { LodgeTable } from '../table.svelte';
import { eventTarget, figureTarget, orderTarget } from '../targets';
import { ROSE, type FrameView, type PartyId } from '../view';
import { who } from './happened';

export interface RowLook {
  sign: SignName;
  party: PartyId | null;
  text: string;
  /** What is left of it. */
  note: string | null;
  hurt: boolean;
  /** Where it is on the map. */
  at: Target | null;
  /** What a look at it shows. */
  card: Target | null;
}

type Row = Exclude<FrameView, { kind: 'effect' } | { kind: 'window' }>;

const ACTIONS: Readonly<Record<string, string>> = {
  explore: 'move',
  fight: 'fist',
  order: 'evocation',
  cast: 'grimoire',
  wait: 'hourglass',
};

const moves = (number: number): string | null => (number > 0 ? t('rose-stack-moves', { number }) : null);

export function rowLook(table: LodgeTable, frame: Row): RowLook {
  const plain = { party: null, note: null, hurt: false, at: null, card: null };
  switch (frame.kind) {
    case 'action': {
      const { mage, action } = frame;
      const mine = String(mage === table.me);
      const sign = ACTIONS[action] ?? '';
      return {
        ...plain,
        sign: isSign(sign) ? sign : 'phase-action',
        party: mage,
        text: t('rose-stack-action', { mine, action, name: table.partyName(mage) }),
        note: moves(frame.moves) ?? actionsLeft(table, mage),
        at: figureTarget({ mage }),
      };
    }
    case 'activation': {
      const figure = { evoc: frame.evocation };
      const owner = table.partyOf(figure);
      const others =
        owner === frame.controller ? null : t('rose-stack-for', { name: who(table, frame.controller) });
      return {
        ...plain,
        sign: 'evocation',
        party: owner,
        text: t('rose-stack-activation', { figure: table.figureName(figure) }),
        note: [others, moves(frame.moves)].filter(Boolean).join(' · ') || null,
        at: figureTarget(figure),
      };
    }
    case 'defeat': {
      const words = { mine: String(frame.mage === table.me), name: table.partyName(frame.mage) };
      const at = figureTarget({ mage: frame.mage });
      return {
        ...plain,
        sign: 'trophy',
        party: frame.mage,
        text: t('rose-stack-defeat', words),
        hurt: true,
        at,
      };
    }
    case 'order': {
      const name = table.catalogue.orders.get(frame.order)?.name ?? '';
      const card = orderTarget(frame.order);
      return { ...plain, sign: 'order', party: ROSE, text: t('rose-stack-order', { name }), card };
    }
    case 'event': {
      const name = table.catalogue.events.get(frame.event)?.name ?? '';
      const card = eventTarget(frame.event);
      return { ...plain, sign: 'rose', party: null, text: t('rose-stack-event', { name }), card };
    }
    case 'damage':
      return { ...plain, sign: 'damage', text: t('rose-stack-damage'), hurt: true };
  }
}

/** Actions of the activation that are left after this one. */
function actionsLeft(table: LodgeTable, mage: PartyId): string | null {
  const { active, actions } = table.view;
  return active === mage && actions !== null ? t('rose-stack-actions', { number: actions }) : null;
}

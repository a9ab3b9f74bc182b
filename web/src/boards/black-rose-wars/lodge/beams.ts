// Light from who does something to whom it is done: the innermost effect that runs, or the one a person is
// about to choose.

import { middleOf, type Point } from '../layout';
import type { LodgeTable } from '../table.svelte';
import { read } from '../targets';
import type { Figure, FrameView, PartyId } from '../view';
import { hexOf, keyOf, type Standing } from './standing';

export interface Light {
  /** Where the caster stands. */
  from: Point;
  /** Where it falls; nothing while there is no target. */
  to: Point | null;
  /** The middle of the caster's room. */
  caster: Point | null;
}

type Effect = Extract<FrameView, { kind: 'effect' }>;

function placeOf(table: LodgeTable, figures: readonly Standing[], figure: Figure): Point | null {
  const standing = figures.find(({ key }) => key === keyOf(figure));
  if (standing) return { x: standing.x, y: standing.y - 8 };
  const hex = hexOf(table, figure);
  return hex && middleOf(hex);
}

function roomAt(table: LodgeTable, room: number): Point | null {
  const hex = table.view.rooms[room]?.hex;
  return hex ? middleOf(hex) : null;
}

function targetOf(table: LodgeTable, figures: readonly Standing[], { target }: Effect): Point | null {
  if (target === 'none') return null;
  return 'room' in target ? roomAt(table, target.room) : placeOf(table, figures, target.figure);
}

/** What a person rests on while a target is asked for. */
function lookedAt(table: LodgeTable, figures: readonly Standing[]): Point | null {
  const { looked } = table;
  if (looked?.what !== 'thing' || !table.pick.offers(looked.target)) return null;
  const at = read(looked.target);
  if (at?.what === 'room') return roomAt(table, at.room);
  return at?.what === 'figure' ? placeOf(table, figures, at.figure) : null;
}

/** The light to be drawn now. */
export function beamOf(table: LodgeTable, figures: readonly Standing[]): Light | null {
  if (!table.chosen) return null;
  const effect = table.view.stack.findLast((frame): frame is Effect => frame.kind === 'effect');
  if (!effect) return null;
  const caster: PartyId = effect.caster;
  const from = placeOf(table, figures, { mage: caster });
  if (!from) return null;
  const hex = hexOf(table, { mage: caster });
  const asked = table.reason === 'target' ? lookedAt(table, figures) : null;
  return { from, to: asked ?? targetOf(table, figures, effect), caster: hex && middleOf(hex) };
}

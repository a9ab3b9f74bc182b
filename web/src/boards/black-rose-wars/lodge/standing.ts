// Everything that stands in the Lodge, and where: what the map draws of the view's figures.

import type { PartyLook } from '../../kit/parties';
import { middleOf, type Point } from '../layout';
import type { LodgeTable } from '../table.svelte';
import { figureTarget, partyTarget } from '../targets';
import { ROSE, type Figure, type Hex, type PartyId, type Spot } from '../view';
import type { Target } from '../../../lib/api/types/Target';
import { BASES, placesIn } from './places';

export interface Standing extends Point {
  key: string;
  figure: Figure;
  target: Target;
  party: PartyId;
  look: PartyLook;
  art: string;
  name: string;
  scale: number;
  /** Stands for so many of its party. */
  count: number;
  hidden: boolean;
  /** Nobody else is here: a finger may aim beside it. */
  alone: boolean;
  room: number | null;
  life: { max: number; damage: number };
  /** It has acted in this Evocation phase. */
  turned: boolean;
  upgraded: boolean;
  own: boolean;
  crown: boolean;
  /** The one it is assigned to, if that one stands in the same room. */
  tether: Point | null;
}

export const keyOf = (figure: Figure): string =>
  'mage' in figure ? `mage ${figure.mage}` : `evoc ${figure.evoc}`;
const sizeOf = (figure: Figure, large: boolean): number => ('mage' in figure ? 1 : large ? 0.98 : 0.86);

/** The figure as the question means it: of the Avatar it may name the figure or the Rose. */
function targetOf(table: LodgeTable, figure: Figure): Target {
  const target = figureTarget(figure);
  if (!('mage' in figure) || figure.mage !== ROSE || table.pick.offers(target)) return target;
  const party = partyTarget(ROSE);
  return table.pick.offers(party) ? party : target;
}

function bodyOf(table: LodgeTable, figure: Figure) {
  if ('mage' in figure) {
    const body = table.body(figure.mage);
    return { life: body?.life ?? 0, damage: body?.track.length ?? 0, turned: false, upgraded: false };
  }
  const evocation = table.evocation(figure.evoc);
  return {
    life: evocation?.life ?? 0,
    damage: evocation?.damage.length ?? 0,
    turned: evocation?.activated ?? false,
    upgraded: evocation?.upgrade != null,
  };
}

function stand(table: LodgeTable, figure: Figure, at: Point, room: number | null): Standing {
  const party = table.partyOf(figure);
  const { life, damage, turned, upgraded } = bodyOf(table, figure);
  const kind =
    'evoc' in figure ? table.catalogue.evocations.get(table.evocation(figure.evoc)?.kind ?? -1) : null;
  return {
    ...at,
    key: keyOf(figure),
    figure,
    target: targetOf(table, figure),
    party,
    look: table.look(party),
    art: table.figureArt(figure),
    name: table.figureName(figure),
    scale: sizeOf(figure, kind?.large ?? false),
    count: 1,
    hidden: false,
    alone: true,
    room,
    life: { max: life, damage },
    turned,
    upgraded,
    own: 'mage' in figure && figure.mage === table.me,
    crown: 'mage' in figure && figure.mage === table.view.crown,
    tether: null,
  };
}

const inCell = (spot: Spot): boolean => spot === 'cell';

/** Where a mage in its cell stands, off the middle of the cell. */
const CELL_BASE = 24;

/** More places for cubes than this lie in two rows. */
const ROW = 6;

function baseOf(table: LodgeTable, room: number, low: boolean): number {
  if (low) return BASES.low;
  return (table.catalogue.rooms.get(room)?.slots ?? 0) > ROW ? BASES.high : BASES.usual;
}

function inRooms(table: LodgeTable, low: boolean): Standing[] {
  return table.view.rooms.flatMap(({ hex }, room) => {
    const middle = middleOf(hex);
    const base = baseOf(table, room, low);
    const inside = table.figuresIn(room);
    return placesIn(inside, (figure) => table.partyOf(figure), base).map((place) => {
      const at = { x: middle.x + place.x, y: middle.y + place.y };
      const standing = stand(table, place.figure, at, room);
      return {
        ...standing,
        scale: standing.scale * place.scale,
        count: place.count,
        hidden: place.hidden,
        alone: inside.length === 1,
      };
    });
  });
}

function inCells(table: LodgeTable): Standing[] {
  return table.view.bodies
    .filter(({ spot }) => inCell(spot))
    .map(({ party, cell }) => {
      const middle = middleOf(cell);
      return stand(table, { mage: party }, { x: middle.x, y: middle.y + CELL_BASE }, null);
    });
}

/** All figures of the Lodge; they stand lower where names take much of the room. Before the first turn nobody has a mage, and the cells are empty. */
export function standings(table: LodgeTable, low: boolean): Standing[] {
  if (!table.chosen) return [];
  const all = [...inRooms(table, low), ...inCells(table)];
  return all.map((it) => {
    const bearer = 'evoc' in it.figure ? table.evocation(it.figure.evoc)?.bearer : null;
    const mage = bearer == null ? undefined : all.find((other) => other.key === keyOf({ mage: bearer }));
    const tied = mage && mage.room === it.room && !mage.hidden && !it.hidden;
    return tied ? { ...it, tether: { x: mage.x, y: mage.y } } : it;
  });
}

/** Where a figure is, for beams and ghosts: its room, its cell, or nowhere. */
export function hexOf(table: LodgeTable, figure: Figure): Hex | null {
  const body = 'mage' in figure ? table.body(figure.mage) : table.evocation(figure.evoc);
  if (!body) return null;
  if (typeof body.spot === 'object') return table.view.rooms[body.spot.room]?.hex ?? null;
  return body.spot === 'cell' && 'cell' in body ? body.cell : null;
}

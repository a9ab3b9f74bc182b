// The moments that boards are looked at, picked from those that `scripts/fixtures` writes.

import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const reason = (name) => (moment) => (moment.asked?.reason === name ? moment.view.turn + 1 : 0);
const largest = (lists) => Math.max(0, ...lists);
const windows = (view) => view.stack.filter((frame) => frame.kind === 'window').length;

/** How many figures stand in the fullest room. */
function crowd(view) {
  const rooms = [...view.bodies, ...view.evocations]
    .map((it) => it.spot?.room)
    .filter((it) => it !== undefined);
  return largest(view.rooms.map((_, room) => rooms.filter((it) => it === room).length));
}

const cubes = (view) => view.rooms.reduce((sum, room) => sum + room.instability.length, 0);

/**
 * Names with what makes a moment fit: the one with the greatest number is taken, none with 0.
 * `taps` are targets tapped before the picture, `over` is what the pointer rests on.
 */
export const MOMENTS = [
  { name: 'set-up', fits: reason('character') },
  { name: 'grimoire', fits: reason('grimoire') },
  { name: 'study', fits: reason('study-discard') },
  { name: 'plan-half-done', fits: reason('plan'), plan: 2 },
  { name: 'action', fits: reason('act') },
  {
    name: 'reach',
    fits: (it) => (reason('act')(it) && it.view.reach.length > 0 ? it.view.turn + 1 : 0),
    over: 'card',
  },
  { name: 'target', fits: reason('target') },
  {
    name: 'window-two-deep',
    fits: (it) => (it.asked?.reason === 'react' ? Math.max(0, windows(it.view) - 1) : 0),
  },
  {
    name: 'defeat',
    fits: ({ asked, view }) => (asked && view.stack.some((it) => it.kind === 'defeat') ? view.turn + 1 : 0),
  },
  { name: 'crowded', fits: ({ asked, view }) => (asked && view.turn > 0 ? crowd(view) : 0) },
  { name: 'every-room-full', fits: ({ asked, view }) => (asked && view.turn > 0 ? cubes(view) : 0) },
  {
    name: 'avatar',
    fits: ({ asked, view }) => (asked && view.avatar && view.phase === 'action' ? view.turn : 0),
  },
  { name: 'spectator', fits: ({ me, ending, view }) => (me === null && !ending ? view.turn : 0) },
  { name: 'end', fits: ({ me, ending, view }) => (me !== null && ending ? view.mages.length : 0) },
];

/** Writes each moment for the page `/look`, and says which were found. */
export function pick(from, to) {
  mkdirSync(to, { recursive: true });
  const files = ['games', 'scenarios', 'spectator', 'ends'];
  const read = (name) =>
    readFileSync(join(from, `${name}.jsonl`), 'utf8')
      .split('\n')
      .filter(Boolean);
  const all = files.flatMap(read).map((line) => JSON.parse(line));
  for (const lang of ['en', 'pl', 'ru'])
    copyFileSync(join(from, `cards.${lang}.json`), join(to, `cards.${lang}.json`));
  return MOMENTS.filter(({ name, fits }) => {
    const best = all.reduce((one, other) => (fits(other) > fits(one) ? other : one), all[0]);
    if (!fits(best)) return false;
    const seats = best.names.map((it, seat) => ({
      seat,
      name: it,
      kind: 'person',
      bot: null,
      online: true,
      resigned: false,
      yours: seat === best.me,
      invite: null,
    }));
    writeFileSync(join(to, `${name}.json`), JSON.stringify({ ...best, seats }));
    return true;
  });
}

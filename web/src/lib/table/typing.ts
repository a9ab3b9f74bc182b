// What keys do at the table.

import type { LiveTable } from './game.svelte';
import { keyHints } from './keyHints.svelte';
import type { KeyWish } from './keys';

/** Does what a key asks for; says whether there was anything to do. */
export function carryOut(wish: KeyWish, live: LiveTable): boolean {
  const { pick } = live;
  switch (wish.do) {
    case 'tap':
      live.show.finish();
      if (!tapByKey(wish.index, live)) return false;
      keyHints.use();
      return true;
    case 'confirm':
      if (pick.answer === null) return false;
      pick.confirm();
      return true;
    case 'clear':
      if (live.show.behind) live.show.finish();
      else if (pick.touched) pick.clear();
      else if (live.hint) live.dropHint();
      else return false;
      return true;
    case 'undo':
      if (live.seat === null || live.now?.undo.kind === 'nothing') return false;
      live.undo();
      return true;
    case 'hint':
      return live.askHint();
    case 'step':
      return live.show.go(wish.by);
    case 'help':
      return false;
  }
}

function tapByKey(index: number, live: LiveTable): boolean {
  const { pick } = live;
  const asked = live.asked;
  if (!asked || pick.busy) return false;
  if (asked.shape.kind === 'confirm') {
    if (index > 1) return false;
    // Yes stands first, and yes is 1.
    pick.tapIndex(1 - index);
    return true;
  }
  if (pick.held !== null) {
    if (index >= asked.places.length) return false;
    pick.put(index);
    return true;
  }
  const option = asked.options[index];
  if (!option || !pick.canPick(option.target)) return false;
  pick.tapIndex(index);
  return true;
}

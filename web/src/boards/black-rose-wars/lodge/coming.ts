// Damage on its way: of the innermost thing in progress that has any.

import type { Figure, FrameView } from '../view';

export interface Incoming {
  victim: Figure;
  /** Who deals it, if a figure does. */
  by: Figure | null;
  number: number;
}

function incomingOf(frame: FrameView): Incoming[] {
  if (frame.kind === 'damage') return frame.packets;
  if (frame.kind !== 'window') return [];
  return frame.happened.flatMap((it) => (it.kind === 'damage' ? [it] : []));
}

export function incoming(stack: readonly FrameView[]): Incoming[] {
  return stack.map(incomingOf).findLast((all) => all.length > 0) ?? [];
}

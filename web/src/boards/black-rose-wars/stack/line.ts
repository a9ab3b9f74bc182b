// The innermost thing that runs in one line.

import type { SignName } from '../../kit/signs';
import type { LodgeTable } from '../table.svelte';
import type { FrameView, PartyId } from '../view';
import { happenedLook, whichFigure } from './happened';
import { rowLook } from './row';
import { sourceLook } from './source';

export interface LineLook {
  sign: SignName;
  source: string | null;
  text: string | null;
  spoken: string;
  asked: { party: PartyId; is: 'answered' | 'thinks' | 'waits' }[];
  /** I am asked. */
  mine: boolean;
}

type Said = Pick<LineLook, 'sign' | 'source' | 'text'>;

export function lineLook(table: LodgeTable): LineLook | null {
  const { stack } = table.view;
  const frame = stack.at(-1);
  if (!frame) return null;
  const said = say(table, frame, stack);
  const window = frame.kind === 'window' ? frame : null;
  // Whom else the table waits for is nobody's business while the window is open.
  const now =
    window?.open && table.asked !== null ? (window.asked.find((it) => it === table.me) ?? null) : null;
  const asked = (window?.asked ?? []).map((party) => {
    if (window?.answered.includes(party)) return { party, is: 'answered' as const };
    return { party, is: party === now ? ('thinks' as const) : ('waits' as const) };
  });
  return {
    ...said,
    spoken: [said.source, said.text].filter(Boolean).join(': '),
    asked,
    mine: now !== null,
  };
}

function say(table: LodgeTable, frame: FrameView, stack: readonly FrameView[]): Said {
  if (frame.kind === 'effect') {
    const look = sourceLook(table, frame.source);
    return { sign: look.sign, source: look.name, text: targetName(table, frame) };
  }
  if (frame.kind !== 'window') {
    const look = rowLook(table, frame);
    return { sign: look.sign, source: null, text: [look.text, look.note].filter(Boolean).join(' · ') };
  }
  const cause = stack.findLast((it) => it.kind === 'effect');
  const told = frame.happened.findLast((it) => it.kind === 'affects' || it.kind === 'damage');
  const first = told ?? frame.happened[0];
  const happened = first && happenedLook(table, first);
  const source = cause ? sourceLook(table, cause.source).name : null;
  return { sign: happened?.sign ?? 'hourglass', source, text: happened?.text ?? null };
}

function targetName(table: LodgeTable, frame: Extract<FrameView, { kind: 'effect' }>): string | null {
  if (frame.target === 'none') return null;
  if ('room' in frame.target) return table.roomName(frame.target.room);
  return whichFigure(table, frame.target.figure);
}

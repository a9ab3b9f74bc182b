// The entries of a sheet as blocks: lines and things stay alone, rows and things gather.

import type { Entry } from '../lib/api/types/Entry';
import type { Sheet } from '../lib/api/types/Sheet';
import type { Target } from '../lib/api/types/Target';

/** A thing of a sheet. */
export interface SheetThing {
  target: Target;
  name: string;
  note: string;
}

/** What is drawn together. */
export type Block =
  | { kind: 'line'; text: string }
  | { kind: 'things'; things: SheetThing[] }
  | { kind: 'rows'; rows: string[][]; width: number }
  | { kind: 'drawing'; lines: string[] };

/** Gathers neighbours of a kind: a run of rows is a table, a run of things a list. */
export function blocksOf(entries: Entry[]): Block[] {
  const blocks: Block[] = [];
  for (const entry of entries) {
    const last = blocks.at(-1);
    if ('line' in entry) blocks.push({ kind: 'line', text: entry.line });
    else if ('drawing' in entry) blocks.push({ kind: 'drawing', lines: entry.drawing });
    else if ('thing' in entry) {
      if (last?.kind === 'things') last.things.push(entry.thing);
      else blocks.push({ kind: 'things', things: [entry.thing] });
    } else if (last?.kind === 'rows') {
      last.rows.push(entry.row);
      last.width = Math.max(last.width, entry.row.length);
    } else blocks.push({ kind: 'rows', rows: [entry.row], width: entry.row.length });
  }
  return blocks;
}

/** Everything a sheet shows as a thing. */
export function thingsOf(sheet: Sheet): Target[] {
  return sheet.sections
    .flatMap((section) => section.entries)
    .flatMap((entry) => ('thing' in entry ? [entry.thing.target] : []));
}

// A sheet does not mark what is one's own; its titles say it, in the languages of the house.
const OWN = /\byour (hand|cards)\b|\(you\)|twoj[ae] (ręka|karty)|\(ty\)|ваш[аи] (рука|карты)|\(вы\)/i;

/** The section of what one holds: it stays in sight while the rest scrolls. */
export function ownSection(sheet: Sheet): number {
  return sheet.sections.findIndex(
    ({ title, entries }) => OWN.test(title) && entries.some((entry) => 'thing' in entry),
  );
}

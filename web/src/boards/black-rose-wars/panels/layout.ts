// How the board is laid out, by its own size: the page gives it a box, and everything must be inside.

/** Three columns; the Lodge beside one column; the Lodge on top of a sheet. */
export type Mode = 'desk' | 'half' | 'phone';

const DESK = 1160;
const PHONE = 832;
/** A phone that lies on its side: too low for a sheet under the Lodge. */
const LOW = 440;

export function modeOf(width: number, height: number): Mode {
  if (width >= DESK && height >= LOW) return 'desk';
  if (width >= PHONE || (height < LOW && width > height * 1.4)) return 'half';
  return 'phone';
}

const CHOOSING = new Set(['character', 'colour', 'grimoire']);

/** Mages, cubes and grimoires are chosen: there is no hand yet, and no mage. */
export const choosing = (reason: string | null): boolean => reason !== null && CHOOSING.has(reason);

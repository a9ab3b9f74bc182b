// How long what happened is shown, in milliseconds.

/** How somebody wants to be shown what others do. */
export type Pace = 'calm' | 'normal' | 'quick' | 'off';
export const PACES: readonly Pace[] = ['calm', 'normal', 'quick', 'off'];

const A_LINE = 150;
const LEAST = 400;
const MOST = 6000;
/** While a clock runs nobody is kept waiting for longer. */
const ON_THE_CLOCK = 1000;
/** More deeds than this wait: they go by three times as fast. */
const CROWD = 2;

const FACTOR: Record<Pace, number> = { calm: 1.8, normal: 1, quick: 0.5, off: 0 };
/** How long somebody who is asked is kept from deciding by what is still to be shown. */
const PATIENCE: Record<Pace, number> = { calm: 6000, normal: 2400, quick: 1300, off: 0 };

/** How long an update with so many lines is shown. Nothing told is nothing to look at. */
export function lasting(lines: number, pace: Pace, waiting: number, clock: boolean): number {
  if (lines === 0) return 0;
  const long = Math.min(MOST, Math.max(LEAST, lines * A_LINE)) * FACTOR[pace];
  const steady = waiting > CROWD ? long / 3 : long;
  return clock ? Math.min(ON_THE_CLOCK, steady) : steady;
}

/** How long the show may go on once one is asked oneself. */
export function patience(pace: Pace, clock: boolean): number {
  return clock ? Math.min(ON_THE_CLOCK, PATIENCE[pace]) : PATIENCE[pace];
}

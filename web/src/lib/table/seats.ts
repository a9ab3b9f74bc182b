// Whose seat is whose, and who is to be waited for.

import type { ChairInfo } from '../api/types/ChairInfo';
import type { Now } from '../api/types/Now';

/** Does a person of this browser decide for the seat? */
export function isHeldHere(chair: ChairInfo): boolean {
  return chair.yours && chair.bot === null && !chair.resigned;
}

/**
 * The seat the device must be passed to: several seats are held here, one of them is waited for,
 * and the table is not seen from any seat that is.
 */
export function passTo(chairs: ChairInfo[], now: Pick<Now, 'seat' | 'waiting'>): number | null {
  const held = chairs.filter(isHeldHere).map((chair) => chair.seat);
  if (held.length < 2 && held.includes(now.seat ?? -1)) return null;
  const waited = held.filter((seat) => now.waiting.includes(seat));
  if (waited.length === 0 || (now.seat !== null && waited.includes(now.seat))) return null;
  return waited[0] ?? null;
}

/** Can this chair be played by a bot because its person is away? */
export function canReplace(chair: ChairInfo, waiting: number[]): boolean {
  const away = chair.kind === 'person' && !chair.online && chair.bot === null && !chair.resigned;
  return away && !chair.yours && waiting.includes(chair.seat);
}

/** A clock as people read it: `4:05`, `1:02:03`, or days for slow tables. */
export function clockText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const two = (value: number): string => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return hours > 0
    ? `${hours}:${two(minutes)}:${two(seconds % 60)}`
    : `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
}

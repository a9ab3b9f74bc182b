// The final table: who came where.

import type { ChairInfo } from '../api/types/ChairInfo';
import type { Ending } from '../api/types/Ending';

/** A line of the final table. */
export interface Rank {
  seat: number;
  name: string;
  place: number;
  score: number | null;
  won: boolean;
  yours: boolean;
  resigned: boolean;
}

/** All seats, the best first. */
export function ranking(ending: Ending, seats: ChairInfo[]): Rank[] {
  return seats
    .map((chair) => ({
      seat: chair.seat,
      name: chair.name,
      place: ending.places[chair.seat] ?? seats.length,
      score: ending.scores[chair.seat] ?? null,
      won: ending.winners.includes(chair.seat),
      yours: chair.yours,
      resigned: chair.resigned,
    }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat);
}

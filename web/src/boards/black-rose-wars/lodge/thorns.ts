// The thorns of the Black Rose: they creep along the walls from her room, one wall farther with each moon.

import { numbersFrom } from '../../kit/numbers';
import { SIDE, pointText, type Point } from '../layout';

export interface Tendril {
  /** The moon from which it is there. */
  moon: number;
  stem: string;
  thorns: string;
  /** Where a bud sits, at ends that grow no farther. */
  bud: Point | null;
}

/** The six ways from one corner of the honeycomb to the next. */
const sixth = Math.PI / 3;

const ahead = (from: Point, angle: number, length: number): Point => ({
  x: from.x + Math.cos(angle) * length,
  y: from.y + Math.sin(angle) * length,
});

/** A wavy stem along a wall; how far it reaches is a share of the wall. */
function grow(from: Point, angle: number, share: number, moon: number, next: () => number): Tendril {
  const steps = 8;
  const phase = next() * Math.PI * 2;
  const sway = 1.8 + next() * 1.4;
  const points = Array.from({ length: steps + 1 }, (_, step) => {
    const along = ahead(from, angle, (SIDE * share * step) / steps);
    const side = Math.sin(phase + step * 1.05) * sway * Math.min(1, step / 2);
    return ahead(along, angle + Math.PI / 2, side);
  });
  const thorns = points
    .filter((_, step) => step % 2 === 1)
    .map((at, index) => {
      const lean = index % 2 === 0 ? 1 : -1;
      return `M${pointText(at)}L${pointText(ahead(at, angle + lean * 1.05, 5))}`;
    });
  return {
    moon,
    stem: smooth(points),
    thorns: thorns.join(''),
    bud: share < 1 ? (points.at(-1) ?? null) : null,
  };
}

/** A line through points without corners: from the middle of each piece to the next. */
function smooth(points: readonly Point[]): string {
  const [first, ...others] = points;
  const last = points.at(-1);
  if (!first || !last) return '';
  const pieces = others.slice(0, -1).map((at, index) => {
    const to = others[index + 1] ?? last;
    return `Q${pointText(at)} ${pointText({ x: (at.x + to.x) / 2, y: (at.y + to.y) / 2 })}`;
  });
  return `M${pointText(first)}${pieces.join('')}L${pointText(last)}`;
}

/** All tendrils of the three moons. */
export function tendrils(): Tendril[] {
  return [0, 1, 2, 3, 4, 5].flatMap((index) => {
    const next = numbersFrom(`thorns ${index}`);
    const angle = index * sixth;
    const root = ahead({ x: 0, y: 0 }, angle, SIDE - 9);
    const fork = ahead({ x: 0, y: 0 }, angle, SIDE * 2);
    const first = grow(root, angle, 0.62 + 9 / SIDE, 1, next);
    const second = [
      grow(ahead(root, angle, SIDE * 0.6), angle, 0.52, 2, next),
      ...[-1, 1].map((lean) => grow(fork, angle + lean * sixth, 0.42 + next() * 0.16, 2, next)),
    ];
    const third = [-1, 1].flatMap((lean) => {
      const way = angle + lean * sixth;
      const end = ahead(fork, way, SIDE);
      return [
        grow(ahead(fork, way, SIDE * 0.4), way, 0.6, 3, next),
        grow(end, way + lean * sixth, 0.3 + next() * 0.35, 3, next),
        grow(end, way - lean * sixth, 0.36 + next() * 0.3, 3, next),
      ];
    });
    return [first, ...second, ...third];
  });
}

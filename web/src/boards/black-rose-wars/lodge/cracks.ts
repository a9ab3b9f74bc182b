// How a room is broken: cracks from the walls towards the middle, and a few stones. They follow from the id of the room, so that a room is broken in the same way at every table.

import { numbersFrom } from '../../kit/numbers';
import { SIDE, corners, pointText, round, type Point } from '../layout';

export interface Damage {
  cracks: string[];
  twigs: string[];
  stones: string[];
}

const FLOOR = SIDE - 10;

/** The point of the rim in a direction, so far from the middle. */
function rimAt(angle: number, side: number): Point {
  const sixth = Math.PI / 3;
  const within = ((angle % sixth) + sixth) % sixth;
  const far = (side * Math.cos(Math.PI / 6)) / Math.cos(within - Math.PI / 6);
  return { x: Math.cos(angle) * far, y: Math.sin(angle) * far };
}

function line(from: Point, to: Point, next: () => number): Point[] {
  const steps = 5;
  const across = { x: -(to.y - from.y) / steps, y: (to.x - from.x) / steps };
  return Array.from({ length: steps + 1 }, (_, step) => {
    const part = step / steps;
    const bend = step === 0 || step === steps ? 0 : (next() - 0.5) * 0.9;
    return {
      x: from.x + (to.x - from.x) * part + across.x * bend,
      y: from.y + (to.y - from.y) * part + across.y * bend,
    };
  });
}

const open = (points: readonly Point[]): string => `M${points.map(pointText).join('L')}`;

function stone(at: Point, size: number, next: () => number): string {
  const points = Array.from({ length: 6 }, (_, index) => {
    const angle = (index / 6) * Math.PI * 2;
    const far = size * (0.7 + next() * 0.5);
    return { x: at.x + Math.cos(angle) * far, y: at.y + Math.sin(angle) * far * 0.72 };
  });
  return `${open(points)}z`;
}

export function damageOf(id: string): Damage {
  const next = numbersFrom(id);
  const turn = next() * Math.PI * 2;
  const lines = [0, 1, 2].map((index) => {
    const angle = turn + ((index + (next() - 0.5) * 0.6) / 3) * Math.PI * 2;
    const rim = rimAt(angle, FLOOR);
    // From the wall towards the middle, each as far as it likes: the middle belongs to what stands there.
    const share = index === 0 ? 0.28 : 0.5 + next() * 0.2;
    const aside = (next() - 0.5) * 26;
    return line(rim, { x: rim.x * share + aside * 0.6, y: rim.y * share + aside * 0.4 }, next);
  });
  const twigs = lines.flatMap((points) =>
    [1, 3].map((at) => {
      const from = points[at] ?? { x: 0, y: 0 };
      const ahead = points[at + 1] ?? from;
      const lean = next() > 0.5 ? 1 : -1;
      const way = { x: (ahead.x - from.x) * 0.9, y: (ahead.y - from.y) * 0.9 };
      return open([from, { x: from.x + way.x - way.y * lean, y: from.y + way.y + way.x * lean }]);
    }),
  );
  const stones = Array.from({ length: 5 }, (_, index) => {
    const at = rimAt(turn + 0.3 + index * 1.5 + next(), FLOOR * (0.74 + next() * 0.14));
    return stone(at, 1.5 + next() * 2.2, next);
  });
  return { cracks: lines.map(open), twigs, stones };
}

/** The inner faces of the walls, shaded by how they look towards the lamp at the upper left. */
export function wallFaces(outer: number, inner: number): { d: string; light: number }[] {
  const far = corners(outer);
  const near = corners(inner);
  return far.map((corner, index) => {
    const next = (index + 1) % 6;
    const angle = ((index + 0.5) * Math.PI) / 3;
    // A face looks inwards: the lower right one is turned to the lamp.
    const light = (Math.cos(angle) * 0.6 + Math.sin(angle) * 0.8 + 1) / 2;
    const points = [corner, far[next] ?? corner, near[next] ?? corner, near[index] ?? corner];
    return { d: `${open(points)}z`, light: round(light * 10) / 10 };
  });
}

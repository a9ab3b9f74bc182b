// How a room is broken: cracks from somewhere near the middle to the walls, a notch in the rim, a few
// stones. They follow from the id of the room, so that a room is broken in the same way at every table.

import { numbersFrom } from '../../kit/numbers';
import { SIDE, corners, pointText, round, type Point } from '../layout';

export interface Damage {
  cracks: string[];
  twigs: string[];
  stones: string[];
  notches: { hole: string; edge: string }[];
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

/** A wedge of night cut into the wall. */
function notch(angle: number, next: () => number): { hole: string; edge: string } {
  const width = 0.1 + next() * 0.06;
  const inner = [
    rimAt(angle - width, SIDE),
    rimAt(angle - width * 0.5, SIDE - 6),
    rimAt(angle + width * 0.1, SIDE - 14 - next() * 4),
    rimAt(angle + width * 0.6, SIDE - 7),
    rimAt(angle + width, SIDE),
  ];
  const outer = [rimAt(angle + width, SIDE + 2.5), rimAt(angle - width, SIDE + 2.5)];
  return { hole: `${open([...inner, ...outer])}z`, edge: open(inner) };
}

export function damageOf(id: string): Damage {
  const next = numbersFrom(id);
  const from = { x: (next() - 0.5) * 22, y: 4 + (next() - 0.5) * 18 };
  const turn = next() * Math.PI * 2;
  const count = 3;
  const lines = Array.from({ length: count }, (_, index) => {
    const angle = turn + ((index + (next() - 0.5) * 0.5) / count) * Math.PI * 2;
    return line(from, rimAt(angle, FLOOR), next);
  });
  const twigs = lines.map((points) => {
    const at = points[2] ?? from;
    const ahead = points[3] ?? from;
    const lean = next() > 0.5 ? 1 : -1;
    const way = { x: (ahead.x - at.x) * 0.7, y: (ahead.y - at.y) * 0.7 };
    return open([at, { x: at.x + way.x - way.y * lean, y: at.y + way.y + way.x * lean }]);
  });
  const stones = Array.from({ length: 4 }, (_, index) => {
    const at = rimAt(turn + 0.5 + index * 1.7 + next(), FLOOR * (0.66 + next() * 0.16));
    return stone(at, 1.8 + next() * 2, next);
  });
  // Corners carry badges, upper walls names: notches go to the sides.
  const at = next() > 0.5 ? 0.55 : Math.PI - 0.55;
  return {
    cracks: lines.map(open),
    twigs,
    stones,
    notches: [notch(at + (next() - 0.5) * 0.4, next), notch(turn, next)].slice(0, next() > 0.45 ? 2 : 1),
  };
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

// A quiet line drawing for a card: what it shows follows from its school, how it lies from the id of the card.
// All of it is one path for a stroke, on a field as wide and high as asked.

import { sigilFrom } from '../../kit/generated';
import { numbersFrom, round } from '../../kit/numbers';

interface Field {
  width: number;
  height: number;
  next: () => number;
  seed: string;
}

type Draw = (field: Field) => string;

interface Point {
  x: number;
  y: number;
}

const text = (at: Point): string => `${round(at.x)} ${round(at.y)}`;

const circle = (x: number, y: number, r: number): string =>
  `M${round(x - r)} ${round(y)}a${round(r)} ${round(r)} 0 1 0 ${round(2 * r)} 0a${round(r)} ${round(r)} 0 1 0 ${round(-2 * r)} 0`;

const polygon = (points: readonly Point[], closed: boolean): string =>
  `M${points.map(text).join('L')}${closed ? 'z' : ''}`;

function bezier(a: Point, b: Point, c: Point, d: Point, part: number): Point {
  const rest = 1 - part;
  const mix = (p: number, q: number, r: number, s: number): number =>
    rest ** 3 * p + 3 * rest ** 2 * part * q + 3 * rest * part ** 2 * r + part ** 3 * s;
  return { x: mix(a.x, b.x, c.x, d.x), y: mix(a.y, b.y, c.y, d.y) };
}

/** Briars across the field, with thorns on alternate sides. */
const briars: Draw = ({ width, height, next }) => {
  const branch = (): string => {
    const a = { x: -4, y: height * next() };
    const b = { x: width * 0.3, y: height * (next() * 1.6 - 0.3) };
    const c = { x: width * 0.65, y: height * (next() * 1.6 - 0.3) };
    const d = { x: width + 4, y: height * next() };
    const thorns = Array.from({ length: 7 }, (_, at) => {
      const part = (at + 1) / 8;
      const from = bezier(a, b, c, d, part);
      const to = bezier(a, b, c, d, part + 0.04);
      const lean = at % 2 === 0 ? 1 : -1;
      const way = { x: to.x - from.x, y: to.y - from.y };
      const tip = {
        x: from.x + way.x * 1.1 - way.y * 1.5 * lean,
        y: from.y + way.y * 1.1 + way.x * 1.5 * lean,
      };
      return `M${text(from)}L${text(tip)}L${text(to)}`;
    });
    return `M${text(a)}C${text(b)} ${text(c)} ${text(d)}${thorns.join('')}`;
  };
  return branch() + branch() + branch();
};

/** Three ridges below a sun with a ring. */
const ridges: Draw = ({ width, height, next }) => {
  const ridge = (level: number, rough: number): string => {
    const steps = 5;
    const points = Array.from({ length: steps + 1 }, (_, at) => ({
      x: (width * at) / steps,
      y: height * level + (next() - 0.5) * rough,
    }));
    return points.reduce((path, to, at) => {
      const from = points[at - 1];
      if (!from) return `M${text(to)}`;
      const middle = round((from.x + to.x) / 2);
      return `${path}C${middle} ${round(from.y)} ${middle} ${round(to.y)} ${text(to)}`;
    }, '');
  };
  const x = width * (0.25 + next() * 0.5);
  const r = height * 0.13;
  return (
    circle(x, height * 0.24, r) +
    circle(x, height * 0.24, r * 1.6) +
    ridge(0.5, height * 0.3) +
    ridge(0.7, height * 0.26) +
    ridge(0.88, height * 0.16)
  );
};

function cog(x: number, y: number, r: number, teeth: number, turn: number): string {
  const points = Array.from({ length: teeth * 4 }, (_, at) => {
    const angle = turn + (Math.PI * 2 * (at - 0.5)) / (teeth * 4);
    const far = at % 4 < 2 ? r : r * 0.8;
    return { x: x + Math.cos(angle) * far, y: y + Math.sin(angle) * far };
  });
  return polygon(points, true) + circle(x, y, r * 0.45) + circle(x, y, r * 0.12);
}

const cogs: Draw = ({ width, height, next }) => {
  const big = height * (0.42 + next() * 0.1);
  const x = width * (0.15 + next() * 0.2);
  const y = height * (0.55 + next() * 0.3);
  const angle = -0.7 + next() * 0.4;
  const small = big * 0.62;
  const reach = big + small * 0.86;
  return (
    cog(x, y, big, 12, next()) +
    cog(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach, small, 8, next()) +
    cog(width * 0.92, height * (0.7 + next() * 0.2), height * 0.22, 7, next())
  );
};

function flask(x: number, floor: number, size: number): string {
  const at = (dx: number, dy: number): string => text({ x: x + dx * size, y: floor - dy * size });
  return `M${at(-0.14, 1)}H${round(x + 0.14 * size)}M${at(-0.1, 1)}V${round(floor - 0.62 * size)}L${at(-0.42, 0.08)}Q${at(-0.44, 0)} ${at(-0.34, 0)}H${round(x + 0.34 * size)}Q${at(0.44, 0)} ${at(0.42, 0.08)}L${at(0.1, 0.62)}V${round(floor - size)}M${at(-0.3, 0.3)}Q${at(-0.1, 0.36)} ${at(0, 0.3)}T${at(0.3, 0.3)}`;
}

const flasks: Draw = ({ width, height, next }) => {
  const floor = height * 0.96;
  const bubbles = Array.from({ length: 6 }, () =>
    circle(width * (0.08 + next() * 0.84), height * (0.08 + next() * 0.4), 1 + next() * height * 0.045),
  );
  return (
    flask(width * (0.2 + next() * 0.08), floor, height * (0.7 + next() * 0.15)) +
    flask(width * (0.52 + next() * 0.06), floor, height * (0.46 + next() * 0.1)) +
    flask(width * (0.8 + next() * 0.05), floor, height * (0.64 + next() * 0.2)) +
    bubbles.join('')
  );
};

function eye(x: number, y: number, size: number, turn: number): string {
  const at = (dx: number, dy: number): string =>
    text({
      x: x + (dx * Math.cos(turn) - dy * Math.sin(turn)) * size,
      y: y + (dx * Math.sin(turn) + dy * Math.cos(turn)) * size,
    });
  const lashes = [-0.6, -0.2, 0.2, 0.6].map(
    (dx) => `M${at(dx, -0.5 + Math.abs(dx) * 0.32)}L${at(dx * 1.25, -0.78 + Math.abs(dx) * 0.32)}`,
  );
  return `M${at(-1, 0)}Q${at(0, -1)} ${at(1, 0)}Q${at(0, 1)} ${at(-1, 0)}z${circle(x, y, size * 0.34)}${circle(x, y, size * 0.1)}${lashes.join('')}`;
}

const eyes: Draw = ({ width, height, next }) =>
  [0, 1, 2, 3, 4]
    .map((at) =>
      eye(
        width * (0.12 + at * 0.19 + (next() - 0.5) * 0.06),
        height * ((at % 2 === 0 ? 0.28 : 0.7) + (next() - 0.5) * 0.16),
        height * (0.13 + next() * 0.13),
        (next() - 0.5) * 1.1,
      ),
    )
    .join('');

/** Steam that rises in curls. */
const curls: Draw = ({ width, height, next }) =>
  [0, 1, 2, 3]
    .map((at) => {
      const x = width * (0.1 + at * 0.26 + (next() - 0.5) * 0.08);
      const top = height * (0.2 + next() * 0.2);
      const lean = next() > 0.5 ? 1 : -1;
      const r = height * (0.09 + next() * 0.07);
      const spiral = Array.from({ length: 15 }, (_, step) => {
        const angle = -step * 0.55 * lean + (lean > 0 ? Math.PI : 0);
        const far = r * (1 - step / 17);
        return { x: x + lean * r + Math.cos(angle) * far, y: top + Math.sin(angle) * far };
      });
      const start = spiral[0] ?? { x, y: top };
      const rise = `M${round(x - lean * 4)} ${round(height + 2)}C${round(x + lean * width * 0.1)} ${round(height * 0.82)} ${round(x - lean * width * 0.1)} ${round(height * 0.6)} ${text(start)}`;
      return rise + polygon(spiral, false).replace('M', 'L');
    })
    .join('');

/** A star of the compass, half seen. */
const star: Draw = ({ width, height, next }) => {
  const x = width * (0.3 + next() * 0.4);
  const y = height * (0.45 + next() * 0.2);
  const turn = next() * Math.PI;
  const points = Array.from({ length: 16 }, (_, at) => {
    const angle = turn + (at * Math.PI) / 8;
    const far = height * (at % 2 === 1 ? 0.13 : at % 4 === 0 ? 0.62 : 0.36);
    return { x: x + Math.cos(angle) * far, y: y + Math.sin(angle) * far };
  });
  const small = Array.from({ length: 6 }, () => circle(width * next(), height * next(), 0.7 + next()));
  return polygon(points, true) + circle(x, y, height * 0.42) + circle(x, y, height * 0.47) + small.join('');
};

/** A seal that is broken, on lines nobody can read any more. */
const ruins: Draw = ({ width, height, next }) => {
  const lines = [0.2, 0.4, 0.6, 0.8].map((level) => {
    const from = width * next() * 0.3;
    const gap = width * (0.4 + next() * 0.3);
    const y = round(height * level);
    return `M${round(from)} ${y}H${round(gap)}M${round(gap + width * 0.12)} ${y}H${round(width * (0.75 + next() * 0.25))}`;
  });
  const x = width * (0.35 + next() * 0.3);
  const r = height * 0.36;
  const crack = `M${round(x + 2)} ${round(height * 0.08)}l-5 ${round(height * 0.26)} 8 ${round(height * 0.14)}-7 ${round(height * 0.2)} 4 ${round(height * 0.26)}`;
  return lines.join('') + circle(x, height * 0.5, r) + circle(x, height * 0.5, r * 0.74) + crack;
};

/** A school that a pack brings: its sigil, strewn. */
const sigils: Draw = ({ width, height, next, seed }) => {
  const sigil = sigilFrom(seed, height * 0.24);
  return [0.2, 0.5, 0.8].map((part) => moved(sigil, width * part, height * (0.35 + next() * 0.3))).join('');
};

/** A path of absolute M and L and relative arcs, laid elsewhere. */
function moved(path: string, x: number, y: number): string {
  return path.replace(/([ML])(-?[\d.]+) (-?[\d.]+)/g, (_, order: string, px: string, py: string) => {
    return `${order}${round(Number(px) + x)} ${round(Number(py) + y)}`;
  });
}

const DRAWN: Readonly<Record<string, Draw>> = {
  agony: briars,
  alchemy: flasks,
  forgotten: ruins,
  nightmare: eyes,
  personal: star,
  shamanism: ridges,
  technomancy: cogs,
  witchcraft: curls,
};

/** The lines of a scene. */
export function sceneOf(school: string, seed: string, width: number, height: number): string {
  const draw = DRAWN[school] ?? sigils;
  return draw({ width, height, next: numbersFrom(`${school} ${seed}`), seed: school });
}

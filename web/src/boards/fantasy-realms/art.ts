// A small landscape for every card, the same each time: drawn from its id, not from a file.

export interface Scene {
  /** Ridges from the farthest to the nearest, as closed outlines on a 100 x 44 field. */
  ridges: string[];
  /** Sun or moon. */
  orb: { x: number; y: number; r: number };
  stars: { x: number; y: number; r: number }[];
}

/** Numbers in [0, 1) that follow from a text (a mixing of its letters, then mulberry32). */
export function numbersFrom(text: string): () => number {
  let state = 2166136261;
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** How rough the ground of a suit is: waters are flat, mountains are not. */
const ROUGHNESS: Record<string, number> = {
  land: 11,
  flood: 3,
  weather: 5,
  flame: 8,
  army: 5,
  wizard: 8,
  leader: 6,
  beast: 7,
  weapon: 5,
  artifact: 6,
  wild: 9,
  building: 4,
  outsider: 10,
  undead: 7,
};

/** The landscape of a card. */
export function sceneOf(id: string, suit: string): Scene {
  const next = numbersFrom(id);
  const rough = ROUGHNESS[suit] ?? 8;
  const ridges = [21, 29, 37].map((level, depth) => ridge(next, level, rough * (1 - depth * 0.22)));
  const orb = { x: round(14 + next() * 72), y: round(14 + next() * 5), r: round(2.6 + next() * 2) };
  const stars = Array.from({ length: 7 }, () => ({
    x: round(next() * 100),
    y: round(next() * 20),
    r: round(0.4 + next() * 0.6),
  }));
  return { ridges, orb, stars };
}

/** A line of hills: points a step apart, joined by soft curves, closed below. */
function ridge(next: () => number, level: number, height: number): string {
  const step = 20;
  const points = Array.from({ length: 100 / step + 1 }, (_, at) => ({
    x: at * step,
    y: level + (next() - 0.5) * height * 2,
  }));
  let path = `M0 44V${round(points[0]?.y ?? level)}`;
  for (let at = 1; at < points.length; at += 1) {
    const [from, to] = [points[at - 1], points[at]];
    if (!from || !to) continue;
    const middle = from.x + step / 2;
    path += `C${middle} ${round(from.y)} ${middle} ${round(to.y)} ${to.x} ${round(to.y)}`;
  }
  return `${path}V44z`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

// Where petals stand: in rings of 48 px things that never touch.

interface Spot {
  x: number;
  y: number;
}

const PETAL = 48;
const GAP = 6;
/** One ring as long as its petals find room on it, then rings around it. */
const FIRST = 62;
const NEXT = 56;

const roomIn = (radius: number): number => Math.floor((2 * Math.PI * radius) / (PETAL + GAP));

function ringOf(ring: number, count: number): number {
  if (count > roomIn(FIRST)) return FIRST + ring * NEXT;
  return count < 2 ? 0 : Math.max(34, (PETAL + GAP) / (2 * Math.sin(Math.PI / count)));
}

/** Offsets from the middle, the first one on top. */
export function petalSpots(count: number): Spot[] {
  const spots: Spot[] = [];
  for (let ring = 0; spots.length < count; ring += 1) {
    const radius = ringOf(ring, count);
    const here = count > roomIn(FIRST) ? Math.min(roomIn(radius), count - spots.length) : count;
    for (let index = 0; index < here; index += 1) {
      const angle = -Math.PI / 2 + ((index + ring * 0.5) / here) * Math.PI * 2;
      spots.push({ x: Math.cos(angle) * radius, y: Math.sin(angle) * radius });
    }
  }
  return spots;
}

/** How far the flower reaches from its middle. */
export function reachOf(count: number): number {
  const far = Math.max(0, ...petalSpots(count).map(({ x, y }) => Math.hypot(x, y)));
  return far + PETAL / 2 + GAP;
}

// Where petals stand: in rings of 48 px things that never touch.

interface Spot {
  x: number;
  y: number;
}

const PETAL = 48;
const FIRST = 62;
const NEXT = 56;
const GAP = 6;

const ringOf = (ring: number): number => FIRST + ring * NEXT;
const roomIn = (radius: number): number => Math.floor((2 * Math.PI * radius) / (PETAL + GAP));

/** Offsets from the middle, the first one on top. */
export function petalSpots(count: number): Spot[] {
  const spots: Spot[] = [];
  for (let ring = 0; spots.length < count; ring += 1) {
    const radius = ringOf(ring);
    const here = Math.min(roomIn(radius), count - spots.length);
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

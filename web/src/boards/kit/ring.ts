// The life of a figure as a ring along the front of its base: one arc for each point, what is lost is dark.

import { round } from './numbers';

const MIDDLE = { x: 24, y: 56.2 };
const RADIUS = { x: 23, y: 10 };
/** From the left shoulder of the base round its front to the right one. */
const FROM = Math.PI + 0.3;
const TO = -0.3;

export interface LifeRing {
  rail: string;
  left: string;
  gone: string;
}

function at(angle: number): string {
  return `${round(MIDDLE.x + Math.cos(angle) * RADIUS.x)} ${round(MIDDLE.y + Math.sin(angle) * RADIUS.y)}`;
}

function arc(from: number, to: number): string {
  const large = from - to > Math.PI ? 1 : 0;
  return `M${at(from)}A${RADIUS.x} ${RADIUS.y} 0 ${large} 0 ${at(to)}`;
}

/** Paths of the ring; damage takes the arcs from the right. */
export function lifeRing(max: number, damage: number): LifeRing {
  const count = Math.max(1, max);
  const step = (FROM - TO) / count;
  const gap = Math.min(0.1, step * 0.22);
  const arcs = Array.from({ length: count }, (_, index) => {
    const start = FROM - index * step;
    return arc(start - gap / 2, start - step + gap / 2);
  });
  const alive = Math.max(0, count - damage);
  return { rail: arc(FROM, TO), left: arcs.slice(0, alive).join(''), gone: arcs.slice(alive).join('') };
}

// The Black Rose opens with her power: three whorls of five petals, the outer ones first.

import { round } from '../../kit/numbers';

export interface Petal {
  /** Degrees round the middle. */
  turn: number;
  /** How far the tip lies from the middle, on a field of 100. */
  reach: number;
  path: string;
  /** The pale vein along the petal. */
  vein: string;
  /** How strongly its edge glows, 0 to 1. */
  edge: number;
}

/** From the outside in: the angle of its first petal, its reach when open and when shut, and its width. */
const WHORLS = [
  { first: -90, open: 47, shut: 24, wide: 0.62, edge: 0.5 },
  { first: -54, open: 36, shut: 21, wide: 0.66, edge: 0.62 },
  { first: -90, open: 26, shut: 18, wide: 0.7, edge: 0.74 },
  { first: -54, open: 17, shut: 13, wide: 0.74, edge: 0.86 },
] as const;

const between = (from: number, to: number, part: number): number => from + (to - from) * part;

/** A petal that points to the right, with a turned-over tip. */
function outline(reach: number, wide: number): string {
  const w = round(reach * wide);
  const at = (part: number): number => round(reach * part);
  return `M3 0C${at(0.25)} ${-w} ${at(0.8)} ${round(-w * 1.05)} ${at(0.97)} ${round(-w * 0.3)}Q${at(1)} ${round(-w * 0.12)} ${at(1.02)} 0Q${at(1)} ${round(w * 0.12)} ${at(0.97)} ${round(w * 0.3)}C${at(0.8)} ${round(w * 1.05)} ${at(0.25)} ${w} 3 0z`;
}

/** The petals from the outermost to the innermost: shut like a bud at 0, wide open at 1. */
export function petals(open: number): Petal[] {
  const part = Math.min(1, Math.max(0, open));
  return WHORLS.flatMap((whorl, index) => {
    // Outer whorls open first, inner ones follow.
    const own = Math.min(1, Math.max(0, part * 1.6 - index * 0.2));
    const reach = between(whorl.shut, whorl.open, own);
    const path = outline(reach, between(whorl.wide * 0.72, whorl.wide, own));
    const vein = `M${round(reach * 0.45)} 0Q${round(reach * 0.7)} ${round(-reach * 0.06)} ${round(reach * 0.9)} 0`;
    const twist = between(24, 0, own);
    return [0, 72, 144, 216, 288].map((angle) => ({
      turn: round(whorl.first + angle + twist),
      reach: round(reach),
      path,
      vein,
      edge: whorl.edge,
    }));
  });
}

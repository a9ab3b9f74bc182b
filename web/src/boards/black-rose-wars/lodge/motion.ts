// How things of the Lodge move: figures walk, cubes drop, rooms turn. Nothing moves for those who asked
// their system for less motion.

import { cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';
import { calm } from '../../../lib/ui/motion';
import { SIDE, type Point } from '../layout';

const HEX = SIDE * Math.sqrt(3);
const STEP = 220;

/** How long a figure walks. */
export function walk(from: Point, to: Point): number {
  const hexes = Math.max(1, Math.round(Math.hypot(to.x - from.x, to.y - from.y) / HEX));
  return calm(STEP * Math.min(hexes, 5));
}

/** A cube falls into its place; several follow each other. */
export function cubesDrop(_: Element, { index }: { index: number }): TransitionConfig {
  return {
    delay: calm((index % 6) * 60),
    duration: calm(200),
    easing: cubicOut,
    css: (part, rest) => `translate: 0 ${-26 * rest}px; opacity: ${Math.min(1, part * 2)}`,
  };
}

/** A room is turned to its other side. */
export function roomTurns(_: Element): TransitionConfig {
  return {
    duration: calm(420),
    easing: cubicOut,
    css: (part) => `transform: scaleX(${Math.max(0.02, part)}); opacity: ${Math.min(1, part * 3)}`,
  };
}

/** A figure comes into the Lodge, or leaves it. */
export function figureComes(_: Element): TransitionConfig {
  return {
    duration: calm(300),
    easing: cubicOut,
    css: (part, rest) => `translate: 0 ${-18 * rest}px; opacity: ${part}`,
  };
}

import { prefersReducedMotion } from 'svelte/motion';

/** A duration in milliseconds; none at all for those who asked their system for less motion. */
export function calm(duration: number): number {
  return prefersReducedMotion.current ? 0 : duration;
}

// The upper part of a figure by its id: drawn by us if we know it, made from the id if a pack brings it.

import { BUSTS } from '../black-rose-wars/art/busts';
import { bustFrom } from './generated';

/** Markup on a field of 48 x 64, the middle of the base at (24, 53.5). */
export function bustOf(figure: string): string {
  return BUSTS[figure] ?? bustFrom(figure);
}

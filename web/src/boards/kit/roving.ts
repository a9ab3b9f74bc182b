// Arrow keys on a map: from one thing to the nearest one in that direction.

export interface Spot {
  x: number;
  y: number;
}

export type Direction = 'left' | 'right' | 'up' | 'down';

const KEYS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

export const directionOf = (key: string): Direction | null => KEYS[key] ?? null;

/** Straight ahead counts once, aside twice, so that a column is followed before it is left. */
const ASIDE = 2;

function cost(from: Spot, to: Spot, direction: Direction): number | null {
  const right = to.x - from.x;
  const down = to.y - from.y;
  const ahead = { left: -right, right, up: -down, down }[direction];
  const aside = Math.abs(direction === 'left' || direction === 'right' ? down : right);
  // Within the quarter of the compass that the arrow points to, a little wider for hexes.
  return ahead > 1 && aside <= ahead * 2.2 ? ahead + aside * ASIDE : null;
}

/** Which of the spots an arrow leads to; null at the rim. */
export function nextSpot(from: Spot, spots: readonly Spot[], direction: Direction): number | null {
  let best: { index: number; cost: number } | null = null;
  for (const [index, spot] of spots.entries()) {
    const price = cost(from, spot, direction);
    if (price !== null && (best === null || price < best.cost)) best = { index, cost: price };
  }
  return best?.index ?? null;
}

function middle(element: Element): Spot {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** The things arrows go to: what can be picked, or all that can be read while nothing can. */
function stops(map: Element): (HTMLElement | SVGElement)[] {
  const all = [...map.querySelectorAll<HTMLElement | SVGElement>('[data-target][tabindex="0"]')];
  const lit = all.filter((it) => it.dataset.lit !== undefined || it.dataset.chosen !== undefined);
  return lit.length > 0 ? lit : all;
}

/** Moves the focus; says whether the key was an arrow that led somewhere. */
export function rove(map: Element, key: string): boolean {
  const direction = directionOf(key);
  if (!direction) return false;
  const here = document.activeElement;
  const all = stops(map);
  const inside = here && here !== map && map.contains(here) ? here : null;
  const others = all.filter((it) => it !== inside);
  const next = inside ? nextSpot(middle(inside), others.map(middle), direction) : 0;
  const goal = next === null ? undefined : others[next];
  goal?.focus({ preventScroll: true });
  return goal !== undefined;
}

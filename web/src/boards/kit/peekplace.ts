// Where a peek goes: beside the thing it explains, never over it, never outside the window.

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Size {
  width: number;
  height: number;
}

const GAP = 12;
const EDGE = 8;
/** Narrower windows get a sheet at the top or at the bottom. */
const NARROW = 640;

/** What the peek had better not lie on: pinned ones, and the map, which shows what a card reaches. */
export interface Keep {
  pinned?: readonly Box[];
  clear?: Box | null;
}

/** The place of a peek of this size for a thing in this window. */
export function placeOf(thing: Box, peek: Size, frame: Size, keep: Keep = {}): Box {
  if (frame.width < NARROW) return sheet(thing, peek, frame);
  const spots = beside(thing, peek, frame).filter((spot) => !touches(spot, thing));
  const { pinned = [], clear } = keep;
  const free = spots.filter((spot) => !pinned.some((other) => touches(spot, other)));
  const outside = clear && !touches(thing, clear);
  const best = outside ? free.find((spot) => !touches(spot, clear)) : undefined;
  return best ?? free[0] ?? spots[0] ?? roomiest(thing, peek, frame);
}

/** The four sides where the whole peek fits: a side is better than above or below. */
function beside(thing: Box, peek: Size, frame: Size): Box[] {
  const middle = {
    left: within(thing.left + thing.width / 2 - peek.width / 2, peek.width, frame.width),
    top: within(thing.top + thing.height / 2 - peek.height / 2, peek.height, frame.height),
  };
  const right = { ...peek, left: thing.left + thing.width + GAP, top: middle.top };
  const left = { ...peek, left: thing.left - GAP - peek.width, top: middle.top };
  const below = { ...peek, left: middle.left, top: thing.top + thing.height + GAP };
  const above = { ...peek, left: middle.left, top: thing.top - GAP - peek.height };
  // Towards the middle of the window first: there is more room, and the hand is not in the way.
  const sides = thing.left + thing.width / 2 > frame.width / 2 ? [left, right] : [right, left];
  return [...sides, above, below].filter((spot) => inside(spot, frame));
}

/** Nothing fits: the side with the most room, and the peek made as narrow or low as that side is. */
function roomiest(thing: Box, peek: Size, frame: Size): Box {
  const right = frame.width - thing.left - thing.width - GAP - EDGE;
  const left = thing.left - GAP - EDGE;
  const top = within(thing.top + thing.height / 2 - peek.height / 2, peek.height, frame.height);
  const height = Math.min(peek.height, frame.height - 2 * EDGE);
  const width = Math.min(peek.width, Math.max(left, right));
  if (right >= left) return { width, height, left: thing.left + thing.width + GAP, top };
  return { width, height, left: thing.left - GAP - width, top };
}

/** On a phone: above the thing where it fits, for the question stands below; else where there is more room. */
function sheet(thing: Box, peek: Size, frame: Size): Box {
  const width = Math.min(peek.width, frame.width - 2 * EDGE);
  const left = (frame.width - width) / 2;
  const over = thing.top - GAP - EDGE;
  const under = frame.height - thing.top - thing.height - GAP - EDGE;
  const height = Math.min(peek.height, Math.max(over, under));
  const above = over >= height;
  return { left, width, height, top: above ? thing.top - GAP - height : thing.top + thing.height + GAP };
}

function within(at: number, size: number, frame: number): number {
  return Math.max(EDGE, Math.min(at, frame - EDGE - size));
}

function inside(box: Box, frame: Size): boolean {
  return (
    box.left >= EDGE - 1 &&
    box.top >= EDGE - 1 &&
    box.left + box.width <= frame.width - EDGE + 1 &&
    box.top + box.height <= frame.height - EDGE + 1
  );
}

function touches(one: Box, other: Box): boolean {
  return (
    one.left < other.left + other.width &&
    other.left < one.left + one.width &&
    one.top < other.top + other.height &&
    other.top < one.top + one.height
  );
}

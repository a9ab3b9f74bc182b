// How the cards of a hand lie: in two rows as large as they can be, smaller where they are many, and over
// each other only where they would become too small to read.

/** Width to height of a card, and the sizes in which it is read. */
const RATIO = 128 / 92;
const LARGEST = 92;
const SMALLEST = 68;
const GAP = 7;
/** Fewer than so many would look lost in larger cells. */
const FEWEST = 4;

export interface Arrangement {
  rows: 1 | 2;
  /** Cards in a row. */
  across: number;
  width: number;
  /** From one card to the next. */
  step: number;
}

function inRows(rows: 1 | 2, cards: number, width: number, height: number): Arrangement {
  const across = Math.max(FEWEST, Math.ceil(cards / rows));
  const byHeight = (height - (rows - 1) * GAP) / rows / RATIO;
  const byWidth = (width - (across - 1) * GAP) / across;
  const size = Math.max(SMALLEST, Math.floor(Math.min(LARGEST, byHeight, byWidth)));
  const room = across > 1 ? (width - size) / (across - 1) : size;
  return { rows, across, width: size, step: Math.min(size + GAP, room) };
}

/** Two rows where they find room in the smallest size, else one. */
export function arrange(cards: number, width: number, height: number): Arrangement {
  const twoFit = height >= 2 * SMALLEST * RATIO + GAP;
  return inRows(twoFit ? 2 : 1, cards, width, height);
}

// Hints as people read them: ordered by what is said of them.

import type { Hint } from '../api/types/Hint';
import type { HintChoice } from '../api/types/HintChoice';

/** What was hardly looked at says nothing: its worth is a guess. */
const ENOUGH = 0.1;

/** The choices worth reading, the one with the highest worth first. */
export function ranked(hint: Hint): HintChoice[] {
  const most = Math.max(...hint.choices.map((choice) => choice.tries));
  const sound = hint.choices.filter((choice) => choice.value === null || choice.tries >= most * ENOUGH);
  const worth = (choice: HintChoice): number => choice.value ?? -1;
  return [...sound].sort((a, b) => worth(b) - worth(a));
}

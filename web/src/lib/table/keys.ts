// The keyboard of the table: numbers and letters tap options, a few keys do the rest.

/** Keys that mean something else than an option. */
const TAKEN = new Set(['h', 'u']);

/** The key of every option in turn: digits first, then letters that are free. */
export const CHOICE_KEYS: readonly string[] = [
  ...'123456789',
  ...[...'abcdefghijklmnopqrstuvwxyz'].filter((letter) => !TAKEN.has(letter)),
];

/** What a key asks for. */
export type KeyWish =
  | { do: 'tap'; index: number }
  | { do: 'confirm' }
  | { do: 'clear' }
  | { do: 'undo' }
  | { do: 'hint' }
  | { do: 'help' }
  | { do: 'step'; by: 1 | -1 };

/** The parts of a `KeyboardEvent` that matter here. */
export interface Pressed {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  target: EventTarget | null;
}

/** What a key press asks for; nothing while somebody types, or presses a button with Enter. */
export function keyWish(pressed: Pressed): KeyWish | null {
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey || isTyping(pressed.target)) return null;
  switch (pressed.key) {
    case 'Enter':
      return isControl(pressed.target) ? null : { do: 'confirm' };
    case 'Escape':
      return { do: 'clear' };
    case '?':
      return { do: 'help' };
    case ',':
      return { do: 'step', by: -1 };
    case '.':
      return { do: 'step', by: 1 };
    case 'u':
      return { do: 'undo' };
    case 'h':
      return { do: 'hint' };
  }
  const index = CHOICE_KEYS.indexOf(pressed.key.toLowerCase());
  return index < 0 ? null : { do: 'tap', index };
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, select, textarea, [contenteditable]') !== null;
}

function isControl(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.closest('button, a, summary, [role="tab"], [role="button"]') !== null
  );
}

// A draft of an answer: which parts have been chosen so far for a question of any shape.
// Pure functions over plain data, so that the same rules hold for taps, keys and buttons.

import type { Asked } from '../api/types/Asked';
import type { Target } from '../api/types/Target';

/**
 * The parts chosen so far.
 * `one`, `some` and `confirm`: indices; `ranked`: indices in order; `amount`: one number above
 * `lo`; `split`: an amount per option; `assign`: 0 or 1 + the place per option.
 */
export type Draft = readonly number[];

/** A text that is equal for equal targets. */
export function targetKey(target: Target): string {
  const [kind, value] = Object.entries(target)[0] ?? ['', ''];
  return `${kind}:${value}`;
}

/** The draft nobody has touched yet. */
export function emptyDraft(asked: Asked): Draft {
  switch (asked.shape.kind) {
    case 'split':
    case 'assign':
      return asked.options.map(() => 0);
    case 'amount':
      return [0];
    default:
      return [];
  }
}

/** How many parts count towards the bounds of the shape. */
export function chosenCount(asked: Asked, draft: Draft): number {
  switch (asked.shape.kind) {
    case 'split':
      return draft.reduce((sum, part) => sum + part, 0);
    case 'assign':
      return draft.filter((part) => part > 0).length;
    default:
      return draft.length;
  }
}

/** The least and the greatest number of parts (or sum) an answer needs. */
export function bounds(asked: Asked): { min: number; max: number } {
  const shape = asked.shape;
  switch (shape.kind) {
    case 'some':
    case 'ranked':
      return { min: shape.min, max: Math.min(shape.max, asked.options.length) };
    case 'assign': {
      const room = asked.places.reduce((sum, place) => sum + place.capacity, 0);
      return { min: shape.min, max: Math.min(shape.max, asked.options.length, room) };
    }
    case 'split': {
      const room = asked.caps.reduce((sum, cap) => sum + cap, 0);
      return { min: shape.min, max: Math.min(shape.max, room) };
    }
    default:
      return { min: 1, max: 1 };
  }
}

/** The answer in the form the house wants it, or nothing while the draft is incomplete. */
export function toAnswer(asked: Asked, draft: Draft): number[] | null {
  const { min, max } = bounds(asked);
  const count = chosenCount(asked, draft);
  if (count < min || count > max) return null;
  return asked.shape.kind === 'some' ? [...draft].sort((a, b) => a - b) : [...draft];
}

/** Taps an option: picks it, or lets go of it. Where there is no room nothing changes. */
export function tap(asked: Asked, draft: Draft, index: number): Draft {
  const { max } = bounds(asked);
  switch (asked.shape.kind) {
    case 'one':
    case 'confirm':
      return [index];
    case 'some':
    case 'ranked':
      if (draft.includes(index)) return draft.filter((part) => part !== index);
      if (draft.length < max) return [...draft, index];
      return max === 1 ? [index] : draft;
    case 'split':
      return setPart(asked, draft, index, (draft[index] ?? 0) + 1);
    case 'assign':
      return setPart(asked, draft, index, 0);
    case 'amount':
      return draft;
  }
}

/** Sets the amount of an option of a split, or the place of an option of an assignment. */
export function setPart(asked: Asked, draft: Draft, index: number, value: number): Draft {
  if (asked.shape.kind === 'split') return setShare(asked, draft, index, value);
  if (asked.shape.kind === 'assign') return setPlace(asked, draft, index, value);
  return draft;
}

function setShare(asked: Asked, draft: Draft, index: number, value: number): Draft {
  const others = chosenCount(asked, draft) - (draft[index] ?? 0);
  const most = Math.min(asked.caps[index] ?? 0, bounds(asked).max - others);
  return replace(draft, index, Math.max(0, Math.min(value, most)));
}

function setPlace(asked: Asked, draft: Draft, index: number, value: number): Draft {
  if (value === 0) return replace(draft, index, 0);
  if (placeRoom(asked, draft, value - 1) <= 0 && draft[index] !== value)
    return makeRoom(asked, draft, index, value);
  const placed = chosenCount(asked, draft);
  if (draft[index] === 0 && placed >= bounds(asked).max) {
    // One thing in all may be put somewhere: the new one takes the turn of the old one.
    return bounds(asked).max === 1
      ? replace(
          asked.options.map(() => 0),
          index,
          value,
        )
      : draft;
  }
  return replace(draft, index, value);
}

/** A place for one thing swaps what lies there; a bigger full place takes no more. */
function makeRoom(asked: Asked, draft: Draft, index: number, value: number): Draft {
  if (asked.places[value - 1]?.capacity !== 1) return draft;
  const cleared = draft.map((part) => (part === value ? 0 : part));
  return replace(cleared, index, value);
}

/** How many options a place can still take. */
export function placeRoom(asked: Asked, draft: Draft, place: number): number {
  const held = draft.filter((part) => part === place + 1).length;
  return (asked.places[place]?.capacity ?? 0) - held;
}

function replace(draft: Draft, index: number, value: number): Draft {
  return draft.map((part, at) => (at === index ? value : part));
}

/** The answer if the option with this key were tapped now; nothing while parts would be missing. */
export function trial(asked: Asked, draft: Draft, key: string): number[] | null {
  const index = asked.options.findIndex((option) => targetKey(option.target) === key);
  return index < 0 ? null : toAnswer(asked, tap(asked, draft, index));
}

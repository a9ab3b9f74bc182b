// Several answers at once: what somebody means by one gesture, as answers to questions that will follow.

import type { Asked } from '../api/types/Asked';
import type { Target } from '../api/types/Target';
import { emptyDraft, setPart, tap, targetKey, toAnswer, type Draft } from './draft';

/** The answer to a question that is asked for this reason. */
export type Intent = { reason: string } & (
  | { target: Target }
  /** All of these, in this order. */
  | { targets: readonly Target[] }
  /** In an assignment: what is put where. */
  | { places: readonly (readonly [thing: Target, place: Target])[] }
);

/** The answer that the intent gives to a question; nothing where it does not fit exactly. */
export function answerFor(asked: Asked, intent: Intent): number[] | null {
  if (asked.reason !== intent.reason) return null;
  const draft = draftFor(asked, intent);
  return draft && toAnswer(asked, draft);
}

function draftFor(asked: Asked, intent: Intent): Draft | null {
  if ('places' in intent) return placed(asked, intent.places);
  const targets = 'targets' in intent ? intent.targets : [intent.target];
  let draft = emptyDraft(asked);
  for (const target of targets) {
    const next = tapped(asked, draft, target);
    if (!next) return null;
    draft = next;
  }
  return draft;
}

/** Equal things are taken one after the other. */
function tapped(asked: Asked, draft: Draft, target: Target): Draft | null {
  const key = targetKey(target);
  for (const [index, option] of asked.options.entries()) {
    if (targetKey(option.target) !== key) continue;
    const next = tap(asked, draft, index);
    if (next !== draft && (asked.shape.kind === 'split' || !draft.includes(index))) return next;
  }
  return null;
}

function placed(asked: Asked, pairs: readonly (readonly [Target, Target])[]): Draft | null {
  if (asked.shape.kind !== 'assign') return null;
  let draft = emptyDraft(asked);
  for (const [thing, place] of pairs) {
    const at = asked.places.findIndex((it) => targetKey(it.target) === targetKey(place));
    const index = asked.options.findIndex(
      (it, option) => targetKey(it.target) === targetKey(thing) && draft[option] === 0,
    );
    if (at < 0 || index < 0) return null;
    draft = setPart(asked, draft, index, at + 1);
    if (draft[index] !== at + 1) return null;
  }
  return draft;
}

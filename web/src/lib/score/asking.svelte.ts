// Asking the house what hands are worth: not with every keystroke, and never twice the same.

import { api, Refusal, type Lang } from '../api/client';
import type { ScoreAnswer } from '../api/types/fantasy-realms/ScoreAnswer';
import type { ScoreRequest } from '../api/types/fantasy-realms/ScoreRequest';

const GAME = 'fantasy-realms';
const KEPT = 200;
const kept = new Map<string, Promise<ScoreAnswer>>();

/** What these hands are worth. The same question is sent once; a failed one is forgotten. */
export function askScore(request: ScoreRequest, lang: Lang): Promise<ScoreAnswer> {
  const key = `${lang} ${JSON.stringify(request)}`;
  const known = kept.get(key);
  if (known) return known;
  const answer = api.ask<ScoreAnswer>(GAME, 'score', request, lang);
  kept.set(key, answer);
  answer.catch(() => kept.delete(key));
  for (const old of kept.keys()) {
    if (kept.size <= KEPT) break;
    kept.delete(old);
  }
  return answer;
}

/** A score that follows its question. Must be made while a component is set up. */
export class Score {
  /** The last answer; it stays until the next one is here, so that numbers do not flicker. */
  answer = $state.raw<ScoreAnswer | null>(null);
  /** Why there is none, in the house's words. */
  problem = $state<string | null>(null);
  busy = $state(false);

  constructor(request: () => ScoreRequest | null, lang: () => Lang, delay = 120) {
    $effect(() => {
      const wanted = request();
      const language = lang();
      if (!wanted) {
        this.answer = null;
        this.problem = null;
        this.busy = false;
        return;
      }
      let stale = false;
      this.busy = true;
      const timer = setTimeout(async () => {
        const [answer, problem] = await attempt(wanted, language);
        if (stale) return;
        if (answer) this.answer = answer;
        this.problem = problem;
        this.busy = false;
      }, delay);
      return () => {
        stale = true;
        clearTimeout(timer);
      };
    });
  }
}

async function attempt(request: ScoreRequest, lang: Lang): Promise<[ScoreAnswer | null, string | null]> {
  try {
    return [await askScore(request, lang), null];
  } catch (refusal) {
    return [null, refusal instanceof Refusal ? refusal.message : String(refusal)];
  }
}

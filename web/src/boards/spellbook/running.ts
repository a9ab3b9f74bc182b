// Which words are being carried out: an action in progress as its card and its sentences.

import { colourIndex } from './materia';
import type { BasicAction, Spell } from './spells';
import type { Program } from './view';

/** An action in progress in words. */
export interface Sentences {
  /** The spell; nothing for a basic action. */
  spell: Spell | null;
  level: number | null;
  title: string;
  sentences: string[];
}

/** The cards the words come from. */
export interface Library {
  spellOf(colour: number): Spell | undefined;
  action(number: number): BasicAction | undefined;
}

/** The words of a program. */
export function sentencesOf(program: Program, library: Library): Sentences {
  if ('Basic' in program) {
    const action = library.action(program.Basic);
    return { spell: null, level: null, title: action?.name ?? '', sentences: action ? [action.text] : [] };
  }
  const [colour, level] = Object.values(program)[0] as [string, number];
  const spell = library.spellOf(colourIndex(colour)) ?? null;
  const sentences = spell?.levels.find((it) => it.level === level)?.sentences ?? [];
  return { spell, level, title: spell?.name ?? '', sentences };
}

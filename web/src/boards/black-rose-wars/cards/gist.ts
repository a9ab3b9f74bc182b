// What a half of a spell does, in signs: as the catalogue says it, in the order of its sentences.

import { isSign, type SignName } from '../../kit/signs';
import type { Half } from '../catalogue';

export interface Pair {
  sign: SignName;
  value: string;
}

/** Words of the catalogue whose sign has another name. */
const SIGN_OF: Readonly<Record<string, SignName>> = {
  deal: 'damage',
  damages: 'damage',
  heal: 'heal',
  place: 'instability',
  gain: 'power',
  steal: 'power',
  draw: 'draw-card',
  assign: 'misfortune',
  remove: 'barred',
  activate: 'key',
  ignore: 'shield',
  extra: 'extra-card',
  reinforcement: 'plus',
  own: 'evocation',
};

const signFor = (word: string): SignName => (isSign(word) ? word : (SIGN_OF[word] ?? 'text'));

/** So many pairs find room on a face. */
const ROOM = 3;

/** At most three pairs; what is left out leaves the mark of a text. */
export function pairsOf(half: Half): Pair[] {
  const all = half.gist.map(({ sign, value }) => ({ sign: signFor(sign), value }));
  const said = all.filter((it) => it.sign !== 'text');
  const open = said.length < all.length || said.length > ROOM || all.length === 0;
  const shown = said.slice(0, open ? ROOM - 1 : ROOM);
  return open ? [...shown, { sign: 'text', value: '' }] : shown;
}

const TARGETS: Readonly<Record<string, SignName>> = {
  yourself: 'self',
  caster: 'self',
  own_evocation: 'evocation',
  'own-evocation': 'evocation',
};

/** The sign of what a half is aimed at; nothing where it aims at nothing. */
export function targetSign(half: Half): SignName | null {
  if (half.target === '') return null;
  if (isSign(half.target)) return half.target;
  return TARGETS[half.target] ?? 'special';
}

/** How far it reaches. */
export const reachesAnywhere = (half: Half): boolean => half.range === 'anywhere';

/** Beside the type: stable, instant. */
export const manner = (half: Half): SignName | null => (isSign(half.when) ? half.when : null);

export const typeSign = (half: Half): SignName => (isSign(half.type) ? half.type : 'spell');
export const elementSign = (half: Half): SignName | null => (isSign(half.element) ? half.element : null);

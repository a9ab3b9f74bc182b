// What a half of a spell does, in signs: as the catalogue says it, in the order of its sentences.

import { isSign, type SignName } from '../../kit/signs';
import type { Half } from '../catalogue';

export interface Pair {
  sign: SignName;
  value: string;
}

/** Words of the catalogue that have a sign of another name; those that have none are left to the text. */
const SIGN_OF: Readonly<Record<string, SignName>> = {
  deal: 'damage',
  gain: 'power',
  steal: 'power',
  lose: 'power',
  draw: 'draw-card',
  activate: 'key',
  'activate-room': 'key',
  remove: 'barred',
  ignore: 'shield',
  reinforcement: 'plus',
  attack: 'fist',
  look: 'eye',
  go: 'move',
  cast: 'spell',
  recover: 'hand',
  'drop-misfortune': 'misfortune',
  'drop-upgrade': 'upgrade',
  'drop-event': 'event',
  'drop-quest': 'quest',
  'give-trophy': 'trophy',
};
/** What takes away is written with a minus. */
const TAKES = /^(?:lose|drop-)/;

const TEXT: Pair = { sign: 'text', value: '' };

/** A pair as it is being read: what hangs on a condition is not told by its sign alone. */
interface Told extends Pair {
  maybe: boolean;
}

function pairOf({ sign, value }: { sign: string; value: string }): Told {
  const name = SIGN_OF[sign] ?? (isSign(sign) ? sign : 'text');
  if (name === 'text') return { ...TEXT, maybe: false };
  const number = value.replace(/^[*?]+$|\?$/g, '');
  return {
    sign: name,
    value: TAKES.test(sign) && number ? `−${number}` : number,
    maybe: value.endsWith('?'),
  };
}

const sumOf = (one: string, other: string): string | null =>
  /^\d+$/.test(one) && /^\d+$/.test(other) ? String(Number(one) + Number(other)) : null;

/** The same twice in a row is said once, with both numbers added up. */
function merged(pairs: readonly Told[]): Told[] {
  return pairs.reduce<Told[]>((all, pair) => {
    const last = all.at(-1);
    if (last?.sign !== pair.sign || last.maybe !== pair.maybe) return [...all, pair];
    const value = last.value === pair.value && pair.value === '' ? '' : sumOf(last.value, pair.value);
    return value === null ? [...all, pair] : [...all.slice(0, -1), { ...pair, value }];
  }, []);
}

/** Every condition is a reinforcement, whose sign stands before it. */
const allSaid = (pairs: readonly Told[]): boolean =>
  pairs.every(
    (pair, at) => pair.sign !== 'text' && (!pair.maybe || pairs[at - 1]?.sign === SIGN_OF['reinforcement']),
  );

/** In 92nd parts of a card: a sign, a letter of a number, and what lies between two pairs. */
const SIGN = 16;
const LETTER = 7.2;
const BETWEEN = 4;
const ROOM = 83;

const widthOf = (pairs: readonly Pair[]): number =>
  pairs.reduce(
    (sum, { value }) => sum + SIGN + BETWEEN + (value ? 1.5 + value.length * LETTER : 0),
    -BETWEEN,
  );

/** As many pairs as find room; what is left out, or is not said by signs, leaves the mark of a text. */
export function pairsOf(half: Half): Pair[] {
  const all = merged(half.gist.map(pairOf));
  const said: Pair[] = merged(all.filter((it) => it.sign !== 'text')).map(({ sign, value }) => ({
    sign,
    value,
  }));
  if (said.length > 0 && allSaid(all) && widthOf(said) <= ROOM) return said;
  let shown = said;
  while (shown.length > 0 && widthOf([...shown, TEXT]) > ROOM) shown = shown.slice(0, -1);
  return [...shown, TEXT];
}

const TARGETS: Readonly<Record<string, SignName>> = { 'own-evocation': 'evocation' };

/** The sign of what a half is aimed at; nothing where it aims at nothing. */
export function targetSign(half: Half): SignName | null {
  if (half.target === '') return null;
  if (isSign(half.target)) return half.target;
  return TARGETS[half.target] ?? 'special';
}

/** It reaches every room of the Lodge. */
export const reachesAnywhere = (half: Half): boolean => half.range === 'anywhere';

export const typeSign = (half: Half): SignName => (isSign(half.type) ? half.type : 'spell');
export const elementSign = (half: Half): SignName | null => (isSign(half.element) ? half.element : null);

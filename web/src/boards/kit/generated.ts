// A mage or an evocation that a pack brings and nobody has drawn: cloak, head, headgear and sigil follow
// from its id. Mages wear the party's cloak; evocations are of stone, with the party's belt.

import { numbersFrom, pickFrom, round } from './numbers';

const SKINS: readonly (readonly [string, string])[] = [
  ['#e2bd95', '#a87c5a'],
  ['#c79a70', '#8a6242'],
  ['#8d6648', '#5f422d'],
];

const STONES: readonly (readonly [string, string, string])[] = [
  ['#a3a892', '#6d7266', '#2f332f'],
  ['#9fa6b8', '#666d80', '#2a2d38'],
  ['#b39a86', '#7a6453', '#33281f'],
];

/** Headgear of a mage: behind and before the face. */
const HATS: readonly string[] = [
  '<path class="tone-dark" d="M10 18 24-8 38 18c-6 4-22 4-28 0z"/><path class="tone-mid" d="M10 18 24-8l4 27c-7 1-14 .5-18-1z"/>',
  '<path class="tone-dark" d="M12 20C8 4 14-4 24-4s16 8 12 24c-3-5-7-7-12-7s-9 2-12 7z"/><path class="tone-mid" d="M12 20C8 4 14-4 24-4v17c-5 0-9 2-12 7z"/>',
  '<path class="tone-dark" d="M13 17V2l5 6 6-10 6 10 5-6v15c-6 3-16 3-22 0z"/><path class="tone-mid" d="M13 17V2l5 6 6-10v21c-4 0-8-.6-11-2z"/>',
  '<path class="tone-dark" d="M6 16c8-4 28-4 36 0-2 4-34 4-36 0zM15 15C14 4 18-2 24-2s10 6 9 17z"/><path class="tone-mid" d="M6 16c6-3 14-3.5 20-3V-2c-7 0-12 6-11 15.5C11 14 8 15 6 16z"/>',
];

/** What grows on the head of an evocation. */
const CRESTS: readonly string[] = [
  'M13 10C4 8 2-2 6-8c2 6 6 9 12 11zM35 10c9-2 11-12 7-18-2 6-6 9-12 11z',
  'M24-10l5 12H19zM14-4l6 8-8 2zM34-4l-6 8 8 2z',
  'M12 8C2 12-4 6-6-2c6 4 12 2 18 2zM36 8c10 4 16-2 18-10-6 4-12 2-18 2z',
  'M15 4C14-8 34-8 33 4c-3-5-15-5-18 0z',
];

/** A sign of its own, from the middle of the chest. */
export function sigilFrom(id: string, radius: number): string {
  const next = numbersFrom(`sigil ${id}`);
  const points = 3 + Math.floor(next() * 5);
  const skip = points > 4 ? 2 : 1;
  const turn = next() * Math.PI;
  const corner = (at: number): string => {
    const angle = turn + (at * skip * 2 * Math.PI) / points;
    return `${round(Math.cos(angle) * radius)} ${round(Math.sin(angle) * radius)}`;
  };
  const star = Array.from({ length: points }, (_, at) => corner(at)).join('L');
  const dot = round(radius * (0.2 + next() * 0.2));
  return `M${star}zM0 ${-dot}a${dot} ${dot} 0 1 0 .01 0z`;
}

/** The markup of a figure, on the same field as the drawn ones. */
export function bustFrom(figure: string): string {
  const [kind, id = figure] = figure.split(':');
  return kind === 'evocation' ? creature(id) : person(id);
}

function sigil(id: string): string {
  const path = sigilFrom(id, 5);
  return `<path transform="translate(24 45)" fill="none" stroke="#f0cb7b" stroke-width="1.3" stroke-linejoin="round" d="${path}"/>`;
}

function person(id: string): string {
  const next = numbersFrom(id);
  const [light, dark] = pickFrom(next, SKINS, ['#e2bd95', '#a87c5a'] as const);
  const hat = pickFrom(next, HATS, '');
  const wide = round(14 + next() * 4);
  return `<path class="tone-dark" d="M${24 - wide} 53C${24 - wide} 42 14 36 24 35s${wide} 7 ${wide} 18c-4 2.5-9 3.5-${wide} 3.5S${28 - wide} 55.5 ${24 - wide} 53z"/>
  <path class="tone-mid" d="M${24 - wide} 53C${24 - wide} 42 14 36 24 35c5 .5 8 2 10.5 5-3 4-4 10-4 16-2 .5-4 .5-6.5.5-7 0-12-1-16-3.5z"/>
  <path class="tone-light" d="M${24 - wide} 53C${24 - wide} 42 13 37 20 35.5c-5 6-6 12-6 20-2.5-.5-4.5-1.5-6-2.5z"/>
  <path fill="${dark}" d="M20 33h8v6c-2 2-6 2-8 0z"/>
  <path fill="${light}" d="M17 22c0-7 14-7 14 0 0 8-3 15-7 15s-7-7-7-15z"/>
  <path fill="${dark}" d="M26 17c3.5.5 5 2.5 5 5 0 8-3 15-7 15 2.5-5 3.5-12 2-20z"/>
  <path d="M19.3 25h3.2M25.7 25h3" stroke="#2a1a12" stroke-width="1.5" stroke-linecap="round"/>
  ${hat}${sigil(id)}`;
}

function creature(id: string): string {
  const next = numbersFrom(id);
  const [light, mid, dark] = pickFrom(next, STONES, ['#a3a892', '#6d7266', '#2f332f'] as const);
  const crest = pickFrom(next, CRESTS, '');
  const wide = round(11 + next() * 8);
  const high = round(20 + next() * 8);
  const body = `M${24 - wide} 54c-3-10-3-22 2-${round(54 - high - 4)} 4-5 ${round(wide * 2 - 8)}-5 ${round(wide * 2 - 4)} 0 5 12 5 24 2 ${round(54 - high - 4)}-6 3-${round(wide * 2 - 4)} 3-${wide * 2} 0z`;
  return `<path fill="${dark}" d="${crest}"/>
  <path fill="${dark}" d="${body}"/>
  <path fill="${mid}" d="M${24 - wide} 54c-3-10-3-22 2-${round(54 - high - 4)} 3-3 6-4 10-4v${round(54 - high + 5)}c-5 0-9 0-12-1z"/>
  <path fill="${mid}" d="M15 12c0-13 18-13 18 0 0 9-3 15-9 15s-9-6-9-15z"/>
  <path fill="${light}" d="M15 12C15 5 20 2 25 2c-5 3-6 12-3 24.5-5-1-7-7-7-14.5z"/>
  <path d="M19 14h3.5M26 14h3" stroke="#ffcf5e" stroke-width="2" stroke-linecap="round"/>
  <path class="tone-mid" d="M${24 - wide} 36c8 3 ${round(wide * 2 - 16)} 3 ${wide * 2} 0v4c-8 3-${round(wide * 2 - 8)} 3-${wide * 2} 0z"/>${sigil(id)}`;
}

// The backs of the decks: a colour and an ornament each, gold line on it.

export type Deck = 'spell' | 'forgotten' | 'quest' | 'event' | 'order' | 'grimoire';

export type Moon = 1 | 2 | 3;

export const DECKS: readonly Deck[] = ['spell', 'forgotten', 'quest', 'event', 'order', 'grimoire'];

export interface Back {
  ground: string;
  /** What is in the shadow of the card. */
  edge: string;
  line: string;
}

const BACKS: Readonly<Record<Deck, Back>> = {
  spell: { ground: '#3a1526', edge: '#1d0c14', line: '#f0cb7b' },
  forgotten: { ground: '#2c2a2e', edge: '#161518', line: '#cbbfa6' },
  quest: { ground: '#1d2f45', edge: '#0e1824', line: '#f0cb7b' },
  event: { ground: '#45300f', edge: '#231806', line: '#f0cb7b' },
  order: { ground: '#1b151d', edge: '#0b080c', line: '#d98aa2' },
  grimoire: { ground: '#2a2044', edge: '#150f24', line: '#f0cb7b' },
};

/** The grounds of the schools, for grimoires and the piles of the library. */
const SCHOOLS: Readonly<Record<string, readonly [ground: string, edge: string]>> = {
  agony: ['#5a1827', '#2b0b13'],
  shamanism: ['#184650', '#0b2329'],
  technomancy: ['#553c16', '#2a1d09'],
  alchemy: ['#2a4d2f', '#142716'],
  nightmare: ['#2b2a55', '#14142b'],
  witchcraft: ['#40481b', '#20240c'],
  personal: ['#3c2957', '#1d132c'],
};

export function backOf(deck: Deck, school?: string): Back {
  const [ground, edge] = (school && SCHOOLS[school]) || [];
  return ground && edge ? { ...BACKS[deck], ground, edge } : BACKS[deck];
}

/** The lit part of the moon on a disc of radius 1 around 0, 0. */
export const MOON_PATH: Readonly<Record<Moon, string>> = {
  1: 'M.36-.91a.98.98 0 1 0 0 1.82.76.76 0 0 1 0-1.82z',
  2: 'M0-.98a.98.98 0 0 0 0 1.96z',
  3: 'M0-.98a.98.98 0 1 0 .01 0z',
};

/** Rays round a disc: long and short by turns. */
export function rays(count: number, from: number, to: number): string {
  return Array.from({ length: count }, (_, at) => {
    const angle = (Math.PI * 2 * at) / count;
    const end = at % 2 === 0 ? to : (from + to) / 2;
    const point = (far: number): string =>
      `${(Math.cos(angle) * far).toFixed(1)} ${(Math.sin(angle) * far).toFixed(1)}`;
    return `M${point(from)}L${point(end)}`;
  }).join('');
}

/** A wreath of thorns. */
export function wreath(radius: number): string {
  const thorns = Array.from({ length: 16 }, (_, at) => {
    const angle = (Math.PI * 2 * at) / 16;
    const out = at % 2 === 0 ? 5 : -4;
    const point = (far: number, by: number): string =>
      `${(Math.cos(angle + by) * far).toFixed(1)} ${(Math.sin(angle + by) * far).toFixed(1)}`;
    return `M${point(radius, 0)}L${point(radius + out, 0.17)}`;
  });
  return `M${-radius} 0a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0${thorns.join('')}`;
}

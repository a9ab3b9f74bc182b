import { describe, expect, it } from 'vitest';
import type { CardEntry } from '../../lib/api/types/CardEntry';
import type { SeatView } from '../../lib/api/types/fantasy-realms/SeatView';
import type { View } from '../../lib/api/types/fantasy-realms/View';
import { numbersFrom, sceneOf } from './art';
import { Catalogue } from './catalogue';
import { corner } from './placing';
import { isSuit, SUITS } from './suits';
import {
  arrivals,
  coveredBy,
  finalRequest,
  handRequest,
  handWithout,
  inPlace,
  layout,
  sentences,
  sorted,
  stepOf,
  stepsOf,
} from './table';
import { plain, signed } from './words';

function entry(
  number: number,
  id: string,
  suit: string,
  strength: number,
  extra: [string, string][] = [],
): CardEntry {
  const tags: [string, string][] = [
    ['suit', suit],
    ['suit_number', String((SUITS as readonly string[]).indexOf(suit))],
    ['strength', String(strength)],
    ...extra,
  ];
  const text = ['Bonus: 5 points with any Army.', 'Penalty: Blanked with any Flood.'];
  return {
    id,
    target: { card: number },
    names: [
      ['en', id],
      ['pl', `${id}-pl`],
    ],
    group: suit,
    facts: [],
    tags,
    text,
    rules: [],
  };
}

const portal: CardEntry = {
  id: 'portal',
  target: { token: 0 },
  names: [['en', 'Portal']],
  group: 'Cursed item',
  facts: [
    ['value', '-20'],
    ['use', 'any time'],
  ],
  tags: [
    ['value', '-20'],
    ['timing', 'any_time'],
  ],
  text: ['Draw 1 card.'],
  rules: ['FR-8.23'],
};

const catalogue = new Catalogue(
  [
    entry(0, 'king', 'leader', 8, [['module', 'base']]),
    entry(1, 'candle', 'flame', 2, [['module', 'base']]),
    entry(2, 'rangers', 'army', 5, [['module', 'base']]),
    entry(3, 'rangers_ch', 'army', 5, [
      ['module', 'suits'],
      ['replaces', 'rangers'],
    ]),
    entry(4, 'ghoul', 'undead', 8, [['module', 'suits']]),
    portal,
  ],
  'pl',
);

function seat(part: Partial<SeatView> = {}): SeatView {
  return {
    hand_size: 0,
    hand: [],
    covered: [],
    face_up: null,
    face_down_size: 0,
    face_down: [],
    aside: [],
    choices: [],
    ...part,
  };
}

function view(part: Partial<View> = {}): View {
  return {
    you: 0,
    modules: { players: 2, suits: false, items: false },
    first: 0,
    turn: 0,
    phase: 'before_draw',
    deck_size: 10,
    deck_known: [],
    deck_holds: [],
    drawn_since: 0,
    discard: [],
    end_threshold: 12,
    seats: [seat(), seat()],
    item_deck_size: 0,
    item_discard: [],
    effects: [],
    open: false,
    over: false,
    ...part,
  } as View;
}

describe('the catalogue', () => {
  it('knows cards and items by number and id, in the language of the page', () => {
    expect(catalogue.card(1)).toMatchObject({ id: 'candle', name: 'candle-pl', suit: 'flame', strength: 2 });
    expect(catalogue.item(0)).toMatchObject({ id: 'portal', name: 'Portal', value: -20, timing: 'any_time' });
    expect(catalogue.nameOf('king')).toBe('king-pl');
    expect(catalogue.nameOf('unheard')).toBe('unheard');
  });

  it('takes the parts of a text apart', () => {
    expect(catalogue.card(0)?.bonus).toBe('5 points with any Army.');
    expect(catalogue.card(0)?.penalty).toBe('Blanked with any Flood.');
  });

  // rule: FR-2.4
  it('knows which card belongs to which deck', () => {
    const decks = catalogue.cards.map((card) => [card.id, card.decks.base, card.decks.suits]);
    expect(decks).toEqual([
      ['king', true, true],
      ['candle', true, true],
      ['rangers', true, false],
      ['rangers_ch', false, true],
      ['ghoul', false, true],
    ]);
    expect(catalogue.suitsOf('base')).toEqual(['flame', 'army', 'leader']);
    expect(catalogue.suitsOf('suits')).toContain('undead');
  });
});

describe('the hand', () => {
  const hand = catalogue.those([0, 1, 2]);

  it('is laid out by suit, strength or worth', () => {
    const ids = (by: 'suit' | 'strength' | 'worth', worth = (_: string): number | null => null): string[] =>
      sorted(hand, by, worth).map((card) => card.id);
    expect(ids('suit')).toEqual(['candle', 'rangers', 'king']);
    expect(ids('strength')).toEqual(['king', 'rangers', 'candle']);
    expect(ids('worth', (id) => (id === 'candle' ? 102 : null))).toEqual(['candle', 'king', 'rangers']);
  });

  it('shows texts where there is room for them', () => {
    expect(layout(7, 920)).toEqual({ columns: 7, size: 'full' });
    expect(layout(8, 890)).toEqual({ columns: 8, size: 'full' });
    expect(layout(8, 700)).toEqual({ columns: 4, size: 'full' });
    expect(layout(7, 310)).toEqual({ columns: 3, size: 'small' });
    expect(layout(0, 310).columns).toBe(1);
    expect(layout(9, 50).columns).toBe(1);
  });

  it('asks for its worth as it is, with a card more, and with one less', () => {
    const now = view({ discard: [2], seats: [seat({ hand: [0, 1], hand_size: 2 }), seat()] });
    expect(handRequest(now, 0, catalogue)).toMatchObject({
      players: [{ hand: ['king', 'candle'] }],
      discard: ['rangers'],
      seats: 2,
    });
    const rangers = catalogue.card(2)!;
    expect(handRequest(now, 0, catalogue, rangers)).toMatchObject({
      players: [{ hand: ['king', 'candle', 'rangers'] }],
      discard: [],
    });
    const candle = catalogue.card(1)!;
    expect(handWithout(now, 0, catalogue, candle)).toMatchObject({
      players: [{ hand: ['king'] }],
      discard: ['rangers', 'candle'],
    });
    expect(handRequest(now, 1, catalogue)).toBeNull();
  });
});

describe('the table', () => {
  it('keeps cards in the order in which they came', () => {
    expect(arrivals([5, 2], [2, 5, 9])).toEqual([5, 2, 9]);
    expect(arrivals([5, 2, 9], [2, 9])).toEqual([2, 9]);
  });

  it('tells how far the turn is', () => {
    expect(stepOf(view({ phase: 'before_discard' }))).toBe('discard');
    expect(stepOf(view({ open: true }))).toBe('choices');
    expect(stepOf(view({ open: true, over: true }))).toBe('over');
    expect(stepsOf(view())).toEqual(['draw', 'discard']);
    expect(stepsOf(view({ modules: { players: 2, suits: false, items: true } }))).toHaveLength(3);
  });

  // rule: FR-8.9
  it('says whose a covered card is', () => {
    const now = view({ discard: [0, 1], seats: [seat(), seat({ covered: [1] })] });
    expect(coveredBy(now, 1)).toBe(1);
    expect(coveredBy(now, 0)).toBeNull();
  });

  it('has a place for what lies on it, and none for what does not', () => {
    const now = view({ discard: [2], seats: [seat({ hand: [0], face_up: 0 }), seat()] });
    const places = inPlace(now, 0);
    expect(places).toContainEqual({ card: 2 });
    expect(places).toContainEqual({ card: 0 });
    expect(places).toContainEqual({ way: 'use-item' });
    expect(places).toContainEqual({ seat: 1 });
    expect(places).not.toContainEqual({ card: 4 });
    expect(inPlace(now, null)).not.toContainEqual({ way: 'use-item' });
  });

  it('asks for the final scores with the choices that were made', () => {
    const seats = [
      seat({
        hand: [0, 1],
        hand_size: 2,
        face_down: [0],
        choices: [[0, { Recolour: { target: 1, suit: 4 } }]],
      }),
      seat({ hand: [2], hand_size: 1, choices: [[2, { Target: 2 }]] }),
    ];
    expect(finalRequest(view({ seats }), ['Ann', 'Bo'], catalogue)).toBeNull();
    const request = finalRequest(view({ seats, open: true, over: true }), ['Ann', 'Bo'], catalogue);
    expect(request?.players).toEqual([
      {
        name: 'Ann',
        hand: ['king', 'candle'],
        items: ['portal'],
        choices: { king: { target: 'candle', suit: 'army' } },
      },
      { name: 'Bo', hand: ['rangers'], items: [], choices: { rangers: { target: 'rangers' } } },
    ]);
  });
});

describe('small things', () => {
  it('splits the text of an item into its sentences', () => {
    expect(sentences('Name a suit. Draw 1 card. Keep it.')).toHaveLength(3);
  });

  it('writes numbers with a real minus', () => {
    expect([signed(5), signed(-5), signed(0), plain(-3)]).toEqual(['+5', '−5', '0', '−3']);
  });

  it('draws the same landscape for the same card', () => {
    expect(sceneOf('king', 'leader')).toEqual(sceneOf('king', 'leader'));
    expect(sceneOf('king', 'leader')).not.toEqual(sceneOf('queen', 'leader'));
    const next = numbersFrom('x');
    for (let at = 0; at < 100; at += 1) expect(next()).toBeLessThan(1);
  });

  it('knows its suits', () => {
    expect(SUITS).toHaveLength(14);
    expect(isSuit('undead')).toBe(true);
    expect(isSuit('jester')).toBe(false);
  });

  it('places a panel beside its card, inside the window', () => {
    const panel = { width: 300, height: 200 };
    const desk = { width: 1200, height: 800 };
    expect(corner({ left: 100, top: 50, width: 120, height: 200 }, panel, desk)).toEqual({
      left: 228,
      top: 50,
    });
    expect(corner({ left: 1000, top: 700, width: 120, height: 200 }, panel, desk)).toEqual({
      left: 692,
      top: 592,
    });
    expect(corner({ left: 10, top: 10, width: 50, height: 50 }, panel, { width: 360, height: 700 })).toEqual({
      left: 30,
      top: 492,
    });
  });
});

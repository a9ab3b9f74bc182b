import { describe, expect, it } from 'vitest';
import type { Asked } from '../../lib/api/types/Asked';
import {
  canAdd,
  costOf,
  leadsTo,
  matching,
  pays,
  readPayment,
  realTokens,
  wildAnswer,
  wildPart,
  without,
  type Payment,
} from './payment';

const LETTERS = 'RPGKWBY';
const RUNES = 'ots';

/** Tokens by their letters: `Kt` is a black triangle. */
function tokens(text: string): number[] {
  return text
    .split(' ')
    .filter(Boolean)
    .map((it) => LETTERS.indexOf(it[0] ?? '') * 3 + RUNES.indexOf(it[1] ?? ''));
}

function payment(colour: string, reals: number[], card: string, wilds: number[], size: 1 | 3 = 3): Payment {
  return { code: 0, colour: LETTERS.indexOf(colour), reals, card: RUNES.indexOf(card), wilds, size };
}

function question(shape: Asked['shape'], options: string, caps: number[]): Asked {
  return {
    seat: 0,
    ticket: 1,
    reason: 'wild',
    prompt: '',
    rule: 'SB-6.4',
    about: null,
    shape,
    options: tokens(options).map((token) => ({ target: { token }, name: '' })),
    caps,
    places: [],
    barred: [],
    forced: false,
  };
}

describe('the number of a way to pay', () => {
  // The numbers are those the house sends for a pool of three blue tokens and for wilds.
  it('says which tokens are real and which one stays on the card', () => {
    expect(readPayment(221)).toEqual({
      code: 221,
      colour: 5,
      reals: [1, 1, 1],
      card: 0,
      wilds: [0, 0, 0],
      size: 3,
    });
    expect(readPayment(1245)?.card).toBe(2);
  });

  it('says how wilds are made', () => {
    const wild = readPayment(221 | (1 << 11));
    expect(wild?.wilds).toEqual([1, 0, 0]);
    expect(wild && costOf(wild)).toBe(6);
    expect(readPayment(221 | (1 << 11) | (1 << 15))?.size).toBe(1);
  });

  it('is refused where it means nothing', () => {
    expect(readPayment(63 << 3)).toBeNull();
  });
});

describe('a selection of tokens', () => {
  const plain = payment('R', [2, 1, 0], 'o', [0, 0, 0]);
  const wild = payment('R', [1, 1, 0], 'o', [0, 0, 1]);

  it('pays when it is exactly what the way takes', () => {
    expect(pays(tokens('Ro Rt Ro'), plain)).toBe(true);
    expect(pays(tokens('Ro Rt'), plain)).toBe(false);
    expect(pays(tokens('Ro Rt Rt'), plain)).toBe(false);
    expect(pays(tokens('Ro Rt Gs Bs Ys'), wild)).toBe(true);
  });

  it('may put tokens of the own colour into a wild (SB-6.6)', () => {
    expect(pays(tokens('Ro Rt Rs Bs Ys'), wild)).toBe(true);
    expect(leadsTo(tokens('Rs Rs Rs Rs'), wild)).toBe(false);
  });

  it('never takes an own token for a single wild, which would simply be real', () => {
    const single = payment('R', [1, 0, 0], 'o', [0, 0, 2], 1);
    expect(leadsTo(tokens('Gs Bs'), single)).toBe(true);
    expect(leadsTo(tokens('Rs'), single)).toBe(false);
  });

  it('needs the real tokens, not only the right runes', () => {
    // Two squares too many of other colours, and the red round is missing.
    expect(pays(tokens('Go Rt Gs Bs Ys'), wild)).toBe(false);
  });

  it('offers one way for each token that could stay on the card', () => {
    const ways = [plain, payment('R', [2, 1, 0], 't', [0, 0, 0]), wild];
    expect(matching(tokens('Ro Ro Rt'), ways).map((way) => way.card)).toEqual([0, 1]);
    expect(matching(tokens('Ro Ro'), ways)).toEqual([]);
  });

  it('does not offer the same payment twice when it can be divided in two ways', () => {
    const one = payment('R', [3, 0, 0], 'o', [0, 1, 0]);
    const same = { ...one, code: 7 };
    expect(matching(tokens('Ro Ro Ro Rt Gt Bt'), [one, same])).toEqual([one]);
  });

  it('takes another token only where it leads somewhere', () => {
    expect(canAdd(tokens('Ro'), tokens('Rt')[0]!, [plain])).toBe(true);
    expect(canAdd(tokens('Ro Rt'), tokens('Rt')[0]!, [plain])).toBe(false);
    expect(canAdd([], tokens('Gs')[0]!, [plain])).toBe(false);
    expect(canAdd([], tokens('Gs')[0]!, [plain, wild])).toBe(true);
  });

  it('lets go of one of several equal tokens', () => {
    expect(without(tokens('Ro Gs Ro'), 0)).toEqual(tokens('Ro Gs'));
    expect(without(tokens('Gs'), 0)).toEqual(tokens('Gs'));
  });
});

describe('what is asked after the way to pay', () => {
  const wild = payment('R', [1, 1, 0], 't', [0, 0, 1]);

  it('is answered from the same taps', () => {
    const rest = wildPart(tokens('Ro Gs Rt Rs Ys'), wild);
    expect(rest).toEqual(tokens('Gs Rs Ys'));
    const asked = question({ kind: 'split', min: 3, max: 3 }, 'Rs Gs Ks Ys', [2, 1, 1, 1]);
    expect(wildAnswer(asked, rest)).toEqual([1, 1, 0, 1]);
  });

  it('is left to the player when the taps do not fit', () => {
    const asked = question({ kind: 'split', min: 3, max: 3 }, 'Rs Gs Ks', [2, 1, 1]);
    expect(wildAnswer(asked, tokens('Rs Gs'))).toBeNull();
    expect(wildAnswer(asked, tokens('Gs Gs Gs'))).toBeNull();
    expect(wildAnswer(question({ kind: 'confirm' }, '', []), [])).toBeNull();
  });

  it('may be a single token', () => {
    expect(wildAnswer(question({ kind: 'one' }, 'Gs Ks', []), tokens('Ks'))).toEqual([0, 1]);
  });

  it('shows the token that stays on the card first', () => {
    expect(realTokens(wild)).toEqual(tokens('Rt Ro'));
  });
});

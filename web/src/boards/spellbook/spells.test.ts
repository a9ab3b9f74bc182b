import { describe, expect, it } from 'vitest';
import type { CardEntry } from '../../lib/api/types/CardEntry';
import { sentencesOf as wordsOf } from './running';
import { readAction, readSpellCard, sentencesOf } from './spells';
import { levelTarget, readBasic, readColour, readHalf, readSpell, readWay } from './targets';

const feast: CardEntry = {
  id: 'feast',
  target: { card: 11 },
  names: [
    ['en', 'Feast'],
    ['pl', 'Uczta'],
  ],
  group: 'black',
  facts: [],
  tags: [
    ['type', 'spell'],
    ['colour', 'black'],
    ['set', '3'],
    ['phase', 'midday'],
    ['points_3', '2'],
    ['points_4', '2'],
  ],
  text: [
    'Level 3 (2 points): Take 1 materia of a colour you have stored.',
    'Level 4 (2 points): Store 1 materia from the altar. Draw 1 materia.',
    'Level 5: At the end of the game, 1 point for each different colour you have stored.',
  ],
  rules: ['SB-8.12'],
};

describe('a spell card', () => {
  it('is read from the catalogue', () => {
    const spell = readSpellCard(feast, 'pl');
    expect(spell).toMatchObject({ id: 11, name: 'Uczta', colour: 3, phase: 'midday', rule: 'SB-8.12' });
    expect(spell?.levels.map((level) => level.points)).toEqual([2, 2, null]);
    expect(readAction(feast, 'en')).toBeNull();
  });

  it('is read sentence by sentence', () => {
    expect(sentencesOf('Level 4 (2 points): Store 1 materia from the altar. Draw 1 materia.')).toEqual([
      'Store 1 materia from the altar.',
      'Draw 1 materia.',
    ]);
  });

  it('tells the words of an action in progress', () => {
    const spell = readSpellCard(feast, 'en');
    const library = {
      spellOf: (colour: number) => (colour === 3 && spell ? spell : undefined),
      action: () => undefined,
    };
    expect(wordsOf({ Act: ['Black', 4] }, library)).toMatchObject({ title: 'Feast', level: 4 });
    expect(wordsOf({ Basic: 9 }, library).sentences).toEqual([]);
  });
});

describe('targets', () => {
  it('name a level, and the rune of a copied card', () => {
    expect(readSpell({ card: 785 })).toEqual({ spell: 17, level: 3, rune: null });
    expect(levelTarget(17, 3)).toEqual({ card: 785 });
    expect(readSpell(levelTarget(10, 5, 2))).toEqual({ spell: 10, level: 5, rune: 2 });
    expect(readSpell({ card: 4 })).toEqual({ spell: 4, level: null, rune: null });
  });

  it('keep colours, actions, halves and ways apart', () => {
    expect(readColour({ kind: 6 })).toBe(6);
    expect(readColour({ kind: 23 })).toBeNull();
    expect(readBasic({ kind: 23 })).toBe(3);
    expect(readBasic({ kind: 16 })).toBeNull();
    expect(readHalf({ area: 2058 })).toBe(1);
    expect(readWay({ way: 'pass' })).toBe('pass');
    expect(readWay({ token: 1 })).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import * as targets from './targets';

const { read } = targets;

// The numbers are those that the tests of the rules in `asking/targets.rs` prove.
describe('targets', () => {
  it('reads what it writes', () => {
    expect(read(targets.spellTarget(37))).toEqual({ what: 'spell', card: 37, half: null, answers: null });
    expect(read(targets.halfTarget(37, 'bottom'))).toEqual({
      what: 'spell',
      card: 37,
      half: 'bottom',
      answers: null,
    });
    expect(read(targets.questTarget(5))).toEqual({ what: 'quest', quest: 5 });
    expect(read(targets.grimoireTarget(11))).toEqual({ what: 'grimoire', grimoire: 11 });
    expect(read(targets.afflictionTarget(2, 3))).toEqual({ what: 'misfortune', misfortune: 3, bearer: 2 });
    expect(read(targets.misfortuneTarget(3))).toEqual({ what: 'misfortune', misfortune: 3, bearer: null });
    expect(read(targets.partyTarget(4))).toEqual({ what: 'party', party: 4 });
    expect(read(targets.figureTarget({ mage: 4 }))).toEqual({ what: 'figure', figure: { mage: 4 } });
    expect(read(targets.figureTarget({ evoc: 3075 }))).toEqual({ what: 'figure', figure: { evoc: 3075 } });
    expect(read(targets.cubesTarget({ evoc: 3075 }, 1))).toEqual({
      what: 'cubes',
      on: { evoc: 3075 },
      of: 1,
    });
    expect(read(targets.cubesTarget({ mage: 2 }, 4))).toEqual({ what: 'cubes', on: { mage: 2 }, of: 4 });
    expect(read(targets.colourTarget(2))).toEqual({ what: 'colour', colour: 2 });
    expect(read(targets.moonTarget(2))).toEqual({ what: 'moon', moon: 2 });
  });

  it('reads the numbers of the rules', () => {
    expect(read({ card: 2560 })).toEqual({ what: 'grimoire', grimoire: 0 });
    expect(read({ card: 768 })).toEqual({ what: 'quest', quest: 0 });
    expect(read({ token: 64516 })).toEqual({ what: 'figure', figure: { mage: 4 } });
    expect(read({ card: 2816 + 512 + 256 + 7 })).toEqual({
      what: 'spell',
      card: 7,
      half: 'bottom',
      answers: 1,
    });
    expect(read({ kind: 0x1002 })).toEqual({ what: 'alternative', alternative: 2 });
  });
});

import { describe, expect, it } from 'vitest';
import type { ChairInfo } from '../api/types/ChairInfo';
import { canReplace, clockText, passTo } from './seats';

function chair(seat: number, more: Partial<ChairInfo> = {}): ChairInfo {
  const usual = { kind: 'person', name: `P${seat}`, bot: null, online: true, resigned: false, yours: false };
  return { seat, ...usual, invite: null, ...more } as ChairInfo;
}

describe('passing the device', () => {
  const two = [chair(0, { yours: true }), chair(1, { yours: true }), chair(2)];

  it('goes to the own seat that must decide', () => {
    expect(passTo(two, { seat: 0, waiting: [1] })).toBe(1);
    expect(passTo(two, { seat: null, waiting: [0] })).toBe(0);
  });

  it('stays where a seat that decides already looks, or nobody here decides', () => {
    expect(passTo(two, { seat: 0, waiting: [0, 1] })).toBeNull();
    expect(passTo(two, { seat: 0, waiting: [2] })).toBeNull();
    expect(passTo([chair(0, { yours: true }), chair(1)], { seat: 0, waiting: [0] })).toBeNull();
  });

  it('does not wake seats a bot plays or that were given up', () => {
    expect(passTo([two[0]!, chair(1, { yours: true, bot: 'greedy' })], { seat: 0, waiting: [1] })).toBeNull();
    expect(
      passTo([two[0]!, chair(1, { yours: true, resigned: true })], { seat: 0, waiting: [1] }),
    ).toBeNull();
  });
});

describe('absent players', () => {
  it('can be replaced only while they are waited for', () => {
    const away = chair(1, { online: false });
    expect(canReplace(away, [1])).toBe(true);
    expect(canReplace(away, [0])).toBe(false);
    expect(canReplace(chair(1), [1])).toBe(false);
    expect(canReplace(chair(1, { online: false, kind: 'bot', bot: 'greedy' }), [1])).toBe(false);
  });
});

describe('clocks', () => {
  it('read like clocks', () => {
    expect([0, 4_000, 65_001, 3_723_000].map(clockText)).toEqual(['0:00', '0:04', '1:06', '1:02:03']);
  });
});

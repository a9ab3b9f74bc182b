// How few taps the deeds of every turn take: nobody walks to the dock for what lies on the board.

import { expect, test } from '@playwright/test';
import type { Asked } from '../../src/lib/api/types/Asked';
import type { Target } from '../../src/lib/api/types/Target';
import { targetKey } from './hears';
import { Person } from './person';
import { drawn, offerOf } from './things';

test.use({ trace: 'off' });

const EXPLORE: Target = { way: 'explore' };
const ACTIVATE: Target = { way: 'activate-room' };
const isFigure = (target: Target): boolean => 'seat' in target || 'token' in target;
const offers = (asked: Asked | null, target: Target): boolean =>
  asked?.options.some((it) => targetKey(it.target) === targetKey(target)) ?? false;

/** Taps a target on the board, or its button in the dock; says whether petals had to be opened. */
async function taps(anna: Person, target: Target): Promise<boolean> {
  const { asked } = anna.hears;
  await drawn(anna.page);
  const { lit, ways } = await offerOf(anna.page, anna.least);
  const thing = lit.find((it) => it.key === targetKey(target));
  const name = asked?.options.find((it) => targetKey(it.target) === targetKey(target))?.name ?? '';
  const way = ways.find((it) => it.name.toLowerCase().startsWith(name.toLowerCase()));
  const where = thing?.at ?? thing?.crowd ?? way;
  expect(where, `${name} can be tapped`).toBeTruthy();
  if (where) await anna.tapsAt(where);
  if (thing?.at || !thing?.crowd) return false;
  const petal = (await offerOf(anna.page, anna.least)).lit.find((it) => it.key === thing.key);
  if (petal?.at) await anna.tapsAt(petal.at);
  return true;
}

/** The next question, or none when it is somebody else's turn. */
async function nextAsked(anna: Person, before: Asked): Promise<Asked | null> {
  const moved = await anna.hears.until(() => anna.hears.answered.has(before.ticket), 10_000);
  expect(moved, `one tap answers: ${before.prompt}`).toBe(true);
  await anna.hears.until(() => anna.hears.asked !== null || anna.hears.over, 20_000);
  return anna.hears.asked;
}

test('three spells are planned with ten taps at most', async ({ browser }) => {
  test.skip(test.info().project.name !== 'desk', 'one screen is enough');
  test.setTimeout(120_000);
  const anna = await Person.comes(browser, 'Anna');
  await anna.sits(1, { setup: 'random' });
  await anna.playsTo(['plan']);
  const before = anna.taps;
  const laid = anna.page.locator('.board [data-slot] .spell-place');
  for (const slot of [1, 2, 3]) {
    const hand = (await offerOf(anna.page, anna.least)).lit.filter((it) => it.key.startsWith('card:'));
    const card = hand.find((it) => it.at && !it.chosen);
    expect(card?.at, 'a card lies in the hand').toBeTruthy();
    if (card?.at) await anna.tapsAt(card.at);
    await taps(anna, { slot });
    await expect(laid).toHaveCount(slot);
  }
  await anna.page.locator('.board button.ready').click();
  expect(anna.taps + 1 - before).toBeLessThanOrEqual(10);
  const planned = await anna.hears.until(() => anna.hears.reasons.includes('plan-confirm'), 10_000);
  expect(planned, 'Ready answers all that follows').toBe(true);
  await anna.leaves();
});

test('a walk with an activation takes three taps, a spell at a figure two', async ({ browser }) => {
  test.skip(test.info().project.name !== 'desk', 'one screen is enough');
  test.setTimeout(240_000);
  const anna = await Person.comes(browser, 'Anna');
  await anna.sits(1, { setup: 'random' });
  let walked = false;
  let cast = false;
  for (let tries = 0; !(walked && cast); tries += 1) {
    expect(tries, 'a turn in which that could be done').toBeLessThan(60);
    const act = await anna.playsTo(['act'], 200);
    const card = act.options.find(({ target }) => 'card' in target)?.target;
    const before = anna.taps;
    if (!cast && card) {
      await taps(anna, card);
      const next = await nextAsked(anna, act);
      const figure = next?.reason === 'target' ? next.options.find((it) => isFigure(it.target)) : undefined;
      if (!next || !figure) continue;
      const petals = await taps(anna, figure.target);
      await nextAsked(anna, next);
      // Petals of a crowd are one more.
      expect(anna.taps - before).toBeLessThanOrEqual(petals ? 3 : 2);
      cast = true;
    } else if (!walked && offers(act, EXPLORE)) {
      await taps(anna, EXPLORE);
      const step = await nextAsked(anna, act);
      const room = step?.options.find(({ target }) => 'area' in target)?.target;
      if (!step || !room) continue;
      await taps(anna, room);
      const there = await nextAsked(anna, step);
      if (!there || !offers(there, ACTIVATE)) continue;
      await taps(anna, ACTIVATE);
      await nextAsked(anna, there);
      expect(anna.taps - before).toBeLessThanOrEqual(3);
      walked = true;
    } else await anna.answers(act);
  }
  await anna.leaves();
});

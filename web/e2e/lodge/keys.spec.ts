// A game by keys alone; whoever plays so always sees where the focus is, and never loses it.

import { expect, test } from '@playwright/test';
import { ending } from '../table/play';
import { Typist } from './keys';
import { Person, SHORT, whole } from './person';

test.use({ trace: 'off' });

test('a game is played by keys alone', async ({ browser }) => {
  test.skip(test.info().project.name !== 'desk', 'a phone has no keys');
  test.setTimeout(whole ? 1_200_000 : 180_000);
  const anna = await Person.comes(browser, 'Anna');
  await anna.sits(1, whole ? {} : { setup: 'random', ...SHORT });
  const typist = new Typist(anna);
  const over = await typist.plays(whole ? 2000 : 12);
  if (whole) {
    expect(over).toBe(true);
    await expect(ending(anna.page)).toBeVisible();
  }
  expect([...typist.faults]).toEqual([]);
  await anna.leaves();
});

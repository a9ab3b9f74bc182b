// Games on the Lodge by tapping on the board and in the dock, and nowhere else.

import { expect, test } from '@playwright/test';
import { ending, openTable } from '../table/play';
import { Person, SHORT, whole } from './person';

// Hundreds of steps: recording them all costs more than playing.
test.use({ trace: 'off' });
test.setTimeout(whole ? 1_200_000 : 180_000);

const options = whole ? {} : SHORT;
/** More than any game asks of one person. */
const ALL = 2000;

test('a game by clicks: everything that can be picked lies where a pointer hits it', async ({ browser }) => {
  test.skip(test.info().project.name !== 'desk', 'the phone has its own');
  const anna = await Person.comes(browser, 'Anna');
  await anna.sits(2, options);
  expect(await anna.plays(ALL)).toBe(true);
  await expect(ending(anna.page)).toBeVisible();
  expect([...anna.faults]).toEqual([]);
  await anna.leaves();
});

test('a game by taps: everything that can be picked is large enough for a finger', async ({ browser }) => {
  test.skip(test.info().project.name !== 'phone', 'the desk has its own');
  const anna = await Person.comes(browser, 'Anna', { size: { width: 390, height: 844 }, touch: true });
  await anna.sits(whole ? 1 : 0, options);
  expect(await anna.plays(ALL)).toBe(true);
  await expect(ending(anna.page)).toBeVisible();
  expect([...anna.faults]).toEqual([]);
  await anna.leaves();
});

test('two people in two browsers play by clicking on the board', async ({ browser }) => {
  test.skip(test.info().project.name !== 'desk', 'one screen is enough');
  const anna = await Person.comes(browser, 'Anna');
  const bruno = await Person.comes(browser, 'Bruno', { size: { width: 1024, height: 768 } });
  const seats = [{ kind: 'me' as const }, { kind: 'invited' as const }];
  const table = await openTable(anna.page, 'black-rose-wars', seats, {
    options: { setup: 'random', ...options },
  });
  await bruno.page.goto(`/table/${table.id}?invite=${table.seats[1]?.invite}`);
  await bruno.page.getByRole('button', { name: 'Take my seat' }).click();
  await anna.goes(`/table/${table.id}`);
  const [over] = await Promise.all([anna.plays(ALL), bruno.plays(ALL)]);
  expect(over).toBe(true);
  for (const { page } of [anna, bruno]) await expect(ending(page).locator('tbody tr')).toHaveCount(2);
  expect([...anna.faults, ...bruno.faults]).toEqual([]);
  await anna.leaves();
  await bruno.leaves();
});

// A game on the Lodge by clicking on the board and in the dock, and nowhere else.

import { expect, test } from '@playwright/test';
import { ending, openTable } from '../table/play';
import { Person, whole } from './person';

// Hundreds of steps: recording them all costs more than playing.
test.use({ trace: 'off' });

test('everything that can be picked lies where a pointer hits it', async ({ browser }) => {
  test.skip(test.info().project.name !== 'desk', 'the phone has its own');
  test.setTimeout(whole ? 600_000 : 120_000);
  const anna = await Person.comes(browser, 'Anna');
  await anna.sits(2);
  const over = await anna.plays(whole ? 2000 : 60);
  if (whole) {
    expect(over).toBe(true);
    await expect(ending(anna.page)).toBeVisible();
  }
  expect([...anna.faults]).toEqual([]);
  await anna.leaves();
});

test('everything that can be picked is large enough for a finger', async ({ browser }) => {
  test.skip(test.info().project.name !== 'phone', 'the desk has its own');
  test.setTimeout(whole ? 600_000 : 120_000);
  const anna = await Person.comes(browser, 'Anna', { size: { width: 390, height: 844 }, touch: true });
  await anna.sits(1);
  const over = await anna.plays(whole ? 2000 : 40);
  if (whole) expect(over).toBe(true);
  expect([...anna.faults]).toEqual([]);
  await anna.leaves();
});

test('two people in two browsers play by clicking on the board', async ({ browser }) => {
  test.skip(test.info().project.name !== 'desk', 'one screen is enough');
  test.setTimeout(whole ? 600_000 : 120_000);
  const anna = await Person.comes(browser, 'Anna');
  const bruno = await Person.comes(browser, 'Bruno', { size: { width: 1024, height: 768 } });
  const table = await openTable(anna.page, 'black-rose-wars', [{ kind: 'me' }, { kind: 'invited' }]);
  await bruno.page.goto(`/table/${table.id}?invite=${table.seats[1]?.invite}`);
  await bruno.page.getByRole('button', { name: 'Take my seat' }).click();
  await anna.goes(`/table/${table.id}`);
  const answers = whole ? 2000 : 25;
  const [over] = await Promise.all([anna.plays(answers), bruno.plays(answers)]);
  if (whole) {
    expect(over).toBe(true);
    await expect(ending(bruno.page)).toBeVisible();
  }
  expect([...anna.faults, ...bruno.faults]).toEqual([]);
  await anna.leaves();
  await bruno.leaves();
});

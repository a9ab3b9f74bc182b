// The same board for those who only watch, for those who look back, and for those who share a device.

import { expect, test } from '@playwright/test';
import { expectNoSideways } from '../accessible';
import { openTable } from '../table/play';
import { Person } from './person';
import { drawn } from './things';

test.use({ trace: 'off' });

test('a guest without a seat and a look back show the board', async ({ browser }) => {
  test.setTimeout(120_000);
  const phone = test.info().project.name === 'phone';
  const screen = phone ? { size: { width: 390, height: 844 }, touch: true } : {};
  const anna = await Person.comes(browser, 'Anna', screen);
  const table = await anna.sits(1, { setup: 'random' });
  await anna.playsTo(['act']);

  const zoe = await Person.comes(browser, 'Zoe', screen);
  await zoe.page.goto(`/table/${table}`);
  const map = zoe.page.locator('.board svg.map');
  await expect(map).toBeVisible({ timeout: 20_000 });
  await expect(zoe.page.locator('.board [data-lit]')).toHaveCount(0);
  await expect(zoe.page.locator('.board [data-target^="area:"]')).toHaveCount(19);
  await expectNoSideways(zoe.page);
  // What Anna does next reaches those who watch.
  await anna.plays(2);
  await expect(map).toBeVisible();
  await zoe.leaves();

  const board = anna.page.locator('.board');
  for (const moment of [0, 9]) {
    await anna.page.goto(`/table/${table}/moment/${moment}?seat=0`);
    await expect(board.locator('svg.map')).toBeVisible({ timeout: 20_000 });
    await expect(board.locator('[data-lit]')).toHaveCount(0);
    await expectNoSideways(anna.page);
  }
  await anna.leaves();
});

test('two people at one device pass it on', async ({ browser }) => {
  test.skip(test.info().project.name !== 'desk', 'one screen is enough');
  test.setTimeout(120_000);
  const anna = await Person.comes(browser, 'Anna');
  const { page } = anna;
  const chairs = [{ kind: 'me' as const }, { kind: 'local' as const, name: 'Bruno' }];
  const table = await openTable(page, 'black-rose-wars', chairs, { options: { setup: 'random' } });
  await page.goto(`/table/${table.id}`);
  const curtain = page.locator('section.curtain button');
  const asked = new Set<number>();
  for (let answers = 0; answers < 16 || asked.size < 2; answers += 1) {
    expect(answers, 'both were asked').toBeLessThan(60);
    await expect(curtain.or(page.locator('section.prompt.asked'))).toBeVisible({ timeout: 20_000 });
    if (await curtain.isVisible()) {
      await expect(page.locator('.board')).toHaveCount(0);
      await curtain.click();
      await expect(page.locator('.board svg.map')).toBeVisible();
      continue;
    }
    const question = anna.hears.asked;
    if (!question) continue;
    asked.add(question.seat);
    await anna.answers(question);
    await drawn(page);
  }
  expect([...asked].sort()).toEqual([0, 1]);
  await anna.leaves();
});

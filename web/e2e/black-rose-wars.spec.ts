// Black Rose Wars on the plain board: its own one is still to be drawn.

import { expect, test } from '@playwright/test';
import { expectAccessible } from './accessible';
import { atTable, complaints, ending, guest, openTable, playOn } from './table/play';

// A whole game is hundreds of steps: recording them all costs more than playing.
test.use({ trace: 'off' });

/** Chance deals mages and grimoires: nobody is asked for them. */
const DEALT = { setup: 'random' };

/** Whoever never idles casts every spell, so that traps lie ready and spring. */
const IDLE = '^(pass|wait|end the activation|none|no more|a false target)';

test('two browsers play a whole game, and a trap is sprung', async ({ browser }, info) => {
  test.skip(info.project.name === 'phone', 'the plain board is the same: alone is enough there');
  test.setTimeout(600_000);
  const anna = await guest(browser, 'Anna');
  const bruno = await guest(browser, 'Bruno');
  const wrong = [complaints(anna.page), complaints(bruno.page)];
  let sprung = false;
  // The rule of a trap or protection that is turned face up, in what the house tells.
  anna.page.on('websocket', (line) =>
    line.on('framereceived', ({ payload }) => {
      sprung ||= payload.toString().includes('BRW-14.5');
    }),
  );
  // A game without any reaction is possible, six of them in a row are not to be expected.
  for (let game = 0; game < 6 && !sprung; game += 1) {
    const seats = [{ kind: 'me' as const }, { kind: 'invited' as const }];
    const table = await openTable(anna.page, 'black-rose-wars', seats, { options: DEALT });
    await bruno.page.goto(`/table/${table.id}?invite=${table.seats[1]?.invite}`);
    await bruno.page.getByRole('button', { name: 'Take my seat' }).click();
    await anna.page.goto(`/table/${table.id}`);
    await atTable(anna.page);
    await atTable(bruno.page);
    await expect(anna.page.locator('article.sheet')).toContainText('The lodge');
    if (game === 0) await expectAccessible(anna.page);

    expect(await playOn([anna.page, bruno.page], 4000, IDLE)).toBe(true);
    for (const { page } of [anna, bruno]) {
      await expect(ending(page)).toBeVisible();
      await expect(ending(page).locator('tbody tr')).toHaveCount(2);
    }
  }
  expect(sprung, 'a trap or protection was used').toBe(true);
  expect(wrong.flat()).toEqual([]);
  await anna.context.close();
  await bruno.context.close();
});

test('a whole game alone against the Avatar', async ({ browser }) => {
  test.setTimeout(300_000);
  const { page, context } = await guest(browser, 'Anna');
  const wrong = complaints(page);
  const table = await openTable(page, 'black-rose-wars', [{ kind: 'me' }], {
    options: { ...DEALT, avatar: 'apprentice' },
  });
  await page.goto(`/table/${table.id}`);
  await atTable(page);
  expect(await playOn([page], 2000)).toBe(true);
  await expect(ending(page)).toBeVisible();
  expect(wrong).toEqual([]);
  await context.close();
});

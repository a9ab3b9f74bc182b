// Black Rose Wars in plain words, as whoever wishes it gets every game; its own board is tested in `lodge/`.

import { expect, test, type Browser } from '@playwright/test';
import { expectAccessible } from './accessible';
import { atTable, complaints, ending, guest, openTable, playOn, type Manner } from './table/play';

// A whole game is hundreds of steps: recording them all costs more than playing.
test.use({ trace: 'off' });

/** Whoever never idles and keeps to a plan comes to the end of a game. */
const IDLE = '^(pass|wait|end the activation|none|no more|a false target|plan again)';

const TRAPS = '^(Shifting Nightmare|Shadow Strike|Haunted Threshold|Brain Worm)';
const PROTECTIONS = '^(Persecution|Mirror of Fears|Baneful Curse|Warding Circle)';

/**
 * Both learn spells that answer what the other does, lay them ready and walk into those of the other.
 * Of 20,000 games played so without a browser, 2 ended without an answer.
 */
const TRAPPERS: Manner = {
  avoid: IDLE,
  wishes: [
    ['which starting grimoire', 'Dream Hunter|Hag'],
    ['name the schools', '^One Nightmare'],
    ['do you put a spell of your hand', '^none'],
    ['do you keep|plan:|what do you do', TRAPS],
    ['do you keep|plan:|what do you do', PROTECTIONS],
    ['what do you do', '^explore'],
  ],
};

/** Somebody who wishes the table in words. */
async function plainGuest(browser: Browser, name: string) {
  const it = await guest(browser, name);
  await it.page.addInitScript(() => {
    localStorage.setItem('conclave.plain-board', 'yes');
    localStorage.setItem('conclave.pace', 'off');
  });
  return it;
}

test('two browsers play a whole game, and a trap is sprung', async ({ browser }) => {
  test.setTimeout(300_000);
  const anna = await plainGuest(browser, 'Anna');
  const bruno = await plainGuest(browser, 'Bruno');
  const wrong = [complaints(anna.page), complaints(bruno.page)];
  let sprung = false;
  // The rule of a trap or protection that is turned face up, in what the house tells.
  anna.page.on('websocket', (line) =>
    line.on('framereceived', ({ payload }) => {
      sprung ||= payload.toString().includes('BRW-14.5');
    }),
  );
  // One game in ten thousand has no reaction: two of them in a row are not to be expected.
  for (let game = 0; game < 2 && !sprung; game += 1) {
    const seats = [{ kind: 'me' as const }, { kind: 'invited' as const }];
    const table = await openTable(anna.page, 'black-rose-wars', seats);
    await bruno.page.goto(`/table/${table.id}?invite=${table.seats[1]?.invite}`);
    await bruno.page.getByRole('button', { name: 'Take my seat' }).click();
    await anna.page.goto(`/table/${table.id}`);
    await atTable(anna.page);
    await atTable(bruno.page);
    await expect(anna.page.locator('article.sheet')).toContainText('The lodge');
    // The first round is under way.
    expect(await playOn([anna.page, bruno.page], 25, TRAPPERS)).toBe(false);
    if (game === 0) await expectAccessible(anna.page);

    expect(await playOn([anna.page, bruno.page], 4000, TRAPPERS)).toBe(true);
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
  const { page, context } = await plainGuest(browser, 'Anna');
  const wrong = complaints(page);
  const table = await openTable(page, 'black-rose-wars', [{ kind: 'me' }], {
    // Chance deals mage and grimoire: nobody is asked for them.
    options: { setup: 'random', avatar: 'apprentice' },
  });
  await page.goto(`/table/${table.id}`);
  await atTable(page);
  expect(await playOn([page], 2000, { avoid: IDLE })).toBe(true);
  await expect(ending(page)).toBeVisible();
  expect(wrong).toEqual([]);
  await context.close();
});

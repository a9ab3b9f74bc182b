// People at a table, in real browsers, from the first click to the last.

import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './accessible';
import {
  atTable,
  complaints,
  cuttable,
  ending,
  guest,
  openTable,
  playOn,
  playTurn,
  prompt,
  unfoldTools,
} from './table/play';

// Whole games are thousands of steps: recording them all costs more than playing.
test.use({ trace: 'off' });

const GAMES = ['fantasy-realms', 'spellbook'];

/** A random game of the longest kind stays far below this. */
const ENOUGH = 1500;

for (const game of GAMES) {
  test(`two browsers play a whole game of ${game}, with a reload and a lost line in between`, async ({
    browser,
  }) => {
    test.setTimeout(300_000);
    const anna = await guest(browser, 'Anna');
    const bruno = await guest(browser, 'Bruno');
    const wrong = [complaints(anna.page), complaints(bruno.page)];
    const cut = await cuttable(bruno.page);
    const table = await openTable(anna.page, game, [{ kind: 'me' }, { kind: 'invited' }]);

    await anna.page.goto(`/table/${table.id}`);
    await expect(anna.page.getByRole('heading', { name: 'The table gathers' })).toBeVisible();
    const invite = table.seats[1]?.invite;
    await bruno.page.goto(`/table/${table.id}?invite=${invite}`);
    await bruno.page.getByRole('button', { name: 'Take my seat' }).click();
    await atTable(anna.page);
    await atTable(bruno.page);
    await expect(anna.page.getByRole('list', { name: 'Seats' })).toContainText('Bruno');

    expect(await playOn([anna.page, bruno.page], 6)).toBe(false);
    await anna.page.reload();
    await atTable(anna.page);
    expect(await playOn([anna.page, bruno.page], 6)).toBe(false);

    await cut();
    expect(await playOn([anna.page, bruno.page], ENOUGH)).toBe(true);

    for (const { page } of [anna, bruno]) {
      await expect(ending(page)).toBeVisible();
      await expect(ending(page).getByRole('heading')).toHaveText(/won/);
      await expect(ending(page).locator('tbody tr')).toHaveCount(2);
    }
    await expectAccessible(anna.page);
    expect(wrong.flat()).toEqual([]);

    await ending(anna.page).getByRole('link', { name: 'Look at the game' }).click();
    await expect(anna.page).toHaveURL(/\/moment\/0/);
    await anna.page.getByRole('button', { name: 'To the end' }).click();
    await anna.page.getByLabel('Seen from').selectOption({ label: 'Bruno' });
    await expect(anna.page).toHaveURL(/\/moment\/\d\d+\?seat=1/);
    await expectAccessible(anna.page);
    await anna.context.close();
    await bruno.context.close();
  });

  test(`${game} on the plain board, against a bot`, async ({ browser }) => {
    test.setTimeout(300_000);
    const { page, context } = await guest(browser, 'Anna');
    const wrong = complaints(page);
    await page.addInitScript(() => localStorage.setItem('conclave.plain-board', 'yes'));
    const table = await openTable(page, game, [{ kind: 'me' }, { kind: 'bot', bot: 'random' }]);
    await page.goto(`/table/${table.id}`);
    await atTable(page);
    await expect(page.locator('article.sheet')).toBeVisible();
    await expectAccessible(page);
    expect(await playOn([page], ENOUGH)).toBe(true);
    await expect(ending(page)).toBeVisible();
    expect(wrong).toEqual([]);
    await context.close();
  });
}

test('a choice made while the line is away arrives once, after the line is back', async ({ browser }) => {
  const { page, context } = await guest(browser, 'Anna');
  let cut = false;
  let lines = 0;
  await page.routeWebSocket(/\/live/, (wire) => {
    lines += 1;
    const house = wire.connectToServer();
    wire.onMessage((message) => {
      // The choice is lost on its way, and the line with it.
      if (!cut && String(message).includes('"choose"')) {
        cut = true;
        void wire.close();
        void house.close();
      } else house.send(message);
    });
    house.onMessage((message) => wire.send(message));
  });
  const table = await openTable(page, 'fantasy-realms', [{ kind: 'me' }, { kind: 'bot', bot: 'random' }]);
  await page.goto(`/table/${table.id}`);
  await expect(prompt(page)).toContainText('Your turn');
  const before = await prompt(page).locator('.question').textContent();
  await page.keyboard.press('1');
  await expect(prompt(page).locator('.question')).not.toHaveText(before ?? '', { timeout: 15_000 });
  expect(cut).toBe(true);
  expect(lines).toBeGreaterThan(1);
  await context.close();
});

test('a spectator sees the table and no secrets, and may talk', async ({ browser }) => {
  const anna = await guest(browser, 'Anna');
  const zoe = await guest(browser, 'Zoe');
  const table = await openTable(anna.page, 'fantasy-realms', [
    { kind: 'me' },
    { kind: 'bot', bot: 'random' },
  ]);
  await anna.page.goto(`/table/${table.id}`);
  await atTable(anna.page);
  await zoe.page.goto(`/table/${table.id}`);
  await atTable(zoe.page);
  await expect(zoe.page.getByText('You are looking on.')).toBeVisible();
  await expect(zoe.page.locator('section.prompt.asked')).toHaveCount(0);
  await expect(anna.page.getByText('One looks on')).toBeAttached();

  await showSide(zoe.page, 'Chat');
  await zoe.page.getByLabel('Say something').fill('Hello from the gallery');
  await zoe.page.getByRole('button', { name: 'Send' }).click();
  await showSide(anna.page, 'Chat');
  await expect(anna.page.getByText('Hello from the gallery')).toBeVisible();
  await anna.page.getByText('Mute', { exact: true }).click();
  await anna.page.getByLabel('Mute Zoe').check();
  await expect(anna.page.getByText('Hello from the gallery')).toBeHidden();
  await expectAccessible(anna.page);

  // The house itself refuses another seat's eyes.
  const peek = await zoe.page.request.get(`/api/tables/${table.id}/moments/0?seat=0`);
  expect(peek.status()).toBe(403);
  await anna.context.close();
  await zoe.context.close();
});

test('two people share a browser: nothing is shown before the right one looks', async ({ browser }) => {
  test.setTimeout(180_000);
  const { page, context } = await guest(browser, 'Anna');
  const table = await openTable(page, 'fantasy-realms', [{ kind: 'me' }, { kind: 'local', name: 'Bruno' }]);
  await page.goto(`/table/${table.id}`);
  await expect(page.getByRole('heading', { name: /^Pass the device to/ })).toBeVisible();
  await expect(page.locator('.board')).toHaveCount(0);
  await expectAccessible(page);
  const name = (await page.getByRole('heading', { name: /^Pass the device to/ }).textContent())?.split(
    ' to ',
  )[1];
  await page.getByRole('button', { name: `I am ${name}` }).click();
  await expect(page.locator('.board')).toBeVisible();
  await expect(prompt(page)).toContainText('Your turn');
  expect(await playOn([page], ENOUGH)).toBe(true);
  await context.close();
});

test('undo is free, or asked of the others', async ({ browser }) => {
  test.setTimeout(120_000);
  const anna = await guest(browser, 'Anna');
  const bruno = await guest(browser, 'Bruno');
  const table = await openTable(anna.page, 'fantasy-realms', [{ kind: 'me' }, { kind: 'open' }]);
  await anna.page.goto(`/table/${table.id}`);
  await bruno.page.goto(`/table/${table.id}`);
  await bruno.page.getByRole('button', { name: 'Sit down' }).click();
  await atTable(bruno.page);
  await atTable(anna.page);
  // Drawing from the deck shows a card: that can be taken back only with consent.
  const [asker, other] = (await prompt(anna.page).locator('.turn').isVisible())
    ? [anna, bruno]
    : [bruno, anna];
  await asker.page.keyboard.press('1');
  await prompt(asker.page).getByRole('button', { name: 'Ask to undo' }).click();
  await expect(other.page.getByText(/asks to take a move back/)).toBeVisible();
  await expectAccessible(other.page);
  await other.page.getByRole('button', { name: 'Agree' }).click();
  await expect(asker.page.getByText(/asks to take a move back/)).toBeHidden();
  await expect(prompt(asker.page)).toContainText('Your turn');
  await expect(prompt(asker.page).getByRole('button', { name: 'Ask to undo' })).toHaveCount(0);
  await anna.context.close();
  await bruno.context.close();
});

test('leaving, returning, orders, report, resign', async ({ browser }) => {
  test.setTimeout(120_000);
  const { page, context } = await guest(browser, 'Anna');
  const bruno = await guest(browser, 'Bruno');
  const wrong = complaints(page);
  // With somebody who thinks for ever, a bot that stands in cannot finish the game meanwhile.
  const table = await openTable(page, 'fantasy-realms', [{ kind: 'me' }, { kind: 'open' }]);
  await bruno.page.request.post(`/api/tables/${table.id}/sit`, { data: {} });
  await page.goto(`/table/${table.id}`);
  await atTable(page);
  if (!(await prompt(page).locator('.turn').isVisible())) {
    await bruno.page.goto(`/table/${table.id}`);
    await expect(prompt(bruno.page)).toContainText('Your turn');
    await playTurn(bruno.page);
    await expect(prompt(page)).toContainText('Your turn');
  }
  await expectAccessible(page);

  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await unfoldTools(page);
  await prompt(page).getByRole('button', { name: 'Standing orders' }).click();
  const orders = page.getByRole('dialog', { name: 'Standing orders' });
  await orders.getByLabel('Answer by itself where there is only one answer').check();
  await orders.getByRole('button', { name: 'Give this order' }).click();
  await expect(orders.getByRole('button', { name: 'Remove' })).toBeVisible();
  await expectAccessible(page);
  await orders.getByRole('button', { name: 'Remove' }).click();
  await expect(orders.getByText('No orders yet.')).toBeVisible();
  await page.keyboard.press('Escape');

  await menu(page, 'Report a problem');
  await page.getByLabel('What is wrong?').fill('The king looks tired.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Thank you.')).toBeVisible();

  await menu(page, 'Leave for a while');
  await expect(page.getByText('A bot plays for Anna.')).toBeVisible();
  await page.getByRole('button', { name: 'Take the seat back' }).click();
  await expect(page.getByText('A bot plays for Anna.')).toBeHidden();

  await page.getByRole('button', { name: 'Table menu' }).click();
  await page.getByRole('button', { name: 'Give up' }).click();
  await page.getByRole('button', { name: 'Yes, give up' }).click();
  await expect(page.getByRole('list', { name: 'Seats' })).toContainText('has given up');
  expect(wrong).toEqual([]);
  await context.close();
  await bruno.context.close();
});

test('who comes back sees what happened meanwhile, and can have it replayed', async ({ browser }) => {
  const anna = await guest(browser, 'Anna');
  const bruno = await guest(browser, 'Bruno');
  const table = await openTable(anna.page, 'fantasy-realms', [{ kind: 'me' }, { kind: 'open' }]);
  await anna.page.goto(`/table/${table.id}`);
  await bruno.page.goto(`/table/${table.id}`);
  await bruno.page.getByRole('button', { name: 'Sit down' }).click();
  await atTable(bruno.page);
  await atTable(anna.page);
  expect(await playOn([anna.page, bruno.page], 6)).toBe(false);
  await playTurn(anna.page);
  await anna.page.goto('/about');
  await playTurn(bruno.page);

  await anna.page.goto(`/table/${table.id}`);
  await expect(anna.page.getByText(/happened since you left/)).toBeVisible();
  await expect(prompt(anna.page)).toContainText('Your turn');
  await anna.page.getByRole('button', { name: 'Replay it' }).click();
  const replay = anna.page.getByRole('region', { name: 'Since you left' });
  await expect(replay.locator('.lines')).toContainText('Bruno', { timeout: 10_000 });
  await replay.getByRole('button', { name: 'Back to now' }).click();
  await expect(anna.page.getByText(/happened since you left/)).toBeHidden();
  await expect(prompt(anna.page)).toContainText('Your turn');
  await anna.context.close();
  await bruno.context.close();
});

test('a rule opens from the log', async ({ browser }) => {
  const { page, context } = await guest(browser, 'Anna');
  const table = await openTable(page, 'fantasy-realms', [{ kind: 'me' }, { kind: 'bot', bot: 'random' }]);
  await page.goto(`/table/${table.id}`);
  await expect(prompt(page)).toContainText('Your turn');
  await prompt(page).getByRole('link', { name: /^FR-/ }).first().click();
  const dialog = page.getByRole('dialog', { name: /^FR-/ });
  await expect(dialog.locator('.text')).toHaveText(/\w+ \w+/);
  await expectAccessible(page);
  await context.close();
});

async function menu(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Table menu' }).click();
  await page.getByRole('dialog', { name: 'Table menu' }).getByRole('button', { name }).click();
}

/** Log and chat are in the rail beside the board, or in a drawer where that is narrow. */
async function showSide(page: Page, tab: 'Log' | 'Chat'): Promise<void> {
  const strip = page.getByRole('group', { name: 'Log and chat' });
  const drawer = page.getByRole('button', { name: 'Log and chat' });
  if (await strip.isVisible()) return strip.getByRole('button', { name: new RegExp(`^${tab}`) }).click();
  if (await drawer.isVisible()) await drawer.click();
  await page.getByRole('tab', { name: new RegExp(`^${tab}`) }).click();
}

import { expect, test, type Page } from '@playwright/test';
import { expectAccessible, expectNoSideways } from './accessible';
import { atTable, complaints, guest, openTable, prompt, unfoldTools } from './table/play';

/** A bot thinks for two seconds at most; the rest is for a machine that does other things as well. */
const BOT_TIME = 4_000;

/** What a hint shows. */
const panel = (page: Page) => page.getByRole('region', { name: 'What a strong bot would consider' });
const lines = (page: Page) => panel(page).locator('button.line');
const hintButton = (page: Page) => prompt(page).getByRole('button', { name: 'Hint', exact: true });
const myTurn = (page: Page) => prompt(page).getByText('Your turn');

/** Listens at the line how long the bot on the second seat takes, for each of its decisions. */
function botTimes(page: Page): number[] {
  const times: number[] = [];
  let since: number | null = null;
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const message = JSON.parse(String(payload)) as { type: string; now?: { waiting: number[] } };
      if (message.type !== 'update') return;
      if (since !== null) times.push(Date.now() - since);
      since = message.now?.waiting.includes(1) ? Date.now() : null;
    }),
  );
  return times;
}

/** Sits down against the hardest bot and plays until there is something to choose from. */
async function facingAChoice(page: Page): Promise<void> {
  const table = await openTable(page, 'fantasy-realms', [{ kind: 'me' }, { kind: 'bot', bot: 'hard' }]);
  await page.goto(`/table/${table.id}`);
  await atTable(page);
  await expect(async () => {
    await answerForced(page);
    await unfoldTools(page);
    await expect(hintButton(page)).toBeEnabled({ timeout: 500 });
  }).toPass({ timeout: 30_000 });
}

/** Where there is only one answer there is no hint for it: it is given, by keyboard. */
async function answerForced(page: Page): Promise<void> {
  if ((await myTurn(page).isVisible()) && !(await hintButton(page).isVisible()))
    await page.keyboard.press('1');
}

test('a hint is asked for, read and followed, and the bot answers in its time', async ({ browser }) => {
  const { page, context } = await guest(browser, 'Anna');
  const wrong = complaints(page);
  const times = botTimes(page);
  await facingAChoice(page);
  await expect(page.getByRole('list', { name: 'Seats' })).toContainText('Hard');

  await hintButton(page).click();
  await expect(lines(page).first()).toHaveText(/worth \d+ of 100\s*$/);
  expect(await lines(page).count()).toBeGreaterThan(1);
  await expect(hintButton(page)).toBeHidden();
  const said = page.locator('[aria-live="polite"]', { hasText: 'Hint: ' });
  await expect(said.first()).toContainText('of 100');
  await expectAccessible(page);
  await expectNoSideways(page);

  await lines(page).first().click();
  await expect(lines(page).first()).toHaveAttribute('aria-pressed', 'true');
  await prompt(page).getByRole('button', { name: 'Confirm' }).click();
  await expect(panel(page)).toBeHidden();

  // A turn has several decisions; the other hints are followed by keyboard, until it is the bot's.
  const before = times.length;
  await expect(async () => {
    await answerForced(page);
    await unfoldTools(page);
    if (await hintButton(page).isVisible()) await page.keyboard.press('h');
    if (times.length === before) {
      await lines(page).first().press('Enter', { timeout: 3_000 });
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      await page.keyboard.press('Enter');
    }
    await expect.poll(() => times.length, { timeout: 2_500 }).toBeGreaterThan(before);
  }).toPass({ timeout: 60_000 });
  expect(Math.max(...times)).toBeLessThan(BOT_TIME);
  expect(wrong).toEqual([]);
  await context.close();
});

test('a hint is put away with Escape and by its button', async ({ browser }) => {
  const { page, context } = await guest(browser, 'Anna');
  await facingAChoice(page);
  await page.keyboard.press('h');
  await expect(panel(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await hintButton(page).click();
  await expect(panel(page)).toBeVisible();
  await panel(page).getByRole('button', { name: 'Close' }).click();
  await expect(panel(page)).toBeHidden();
  await context.close();
});

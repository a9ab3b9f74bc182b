// The table page at every size: the board first, the question never over it, hands in sight on arrival.

import { expect, test, type Locator, type Page } from '@playwright/test';
import { expectInSight, expectStage } from './accessible';
import { atTable, complaints, cuttable, guest, openTable, prompt } from './table/play';

const SIZES = [
  { width: 1440, height: 900, dock: 106 },
  { width: 1024, height: 768, dock: 106 },
  { width: 390, height: 844, dock: 118 },
  { width: 360, height: 740, dock: 118 },
];

async function sit(page: Page, game: string, bots: number): Promise<void> {
  const others = Array.from({ length: bots }, () => ({ kind: 'bot' as const, bot: 'random' }));
  const table = await openTable(page, game, [{ kind: 'me' }, ...others]);
  await page.goto(`/table/${table.id}`);
  await atTable(page);
  await expect(prompt(page).locator('.turn')).toBeAttached({ timeout: 30_000 });
}

test('hand and spells are in sight on arrival, at every size', async ({ browser }) => {
  const { page, context } = await guest(browser, 'Anna');
  const wrong = complaints(page);
  await sit(page, 'fantasy-realms', 3);
  for (const { dock, ...size } of SIZES) {
    await page.setViewportSize(size);
    await expectStage(page);
    await expectInSight(page, '.hand li .touch', 7);
    expect((await prompt(page).boundingBox())?.height).toBeLessThanOrEqual(dock);
  }
  await sit(page, 'spellbook', 1);
  for (const { dock, ...size } of SIZES) {
    await page.setViewportSize(size);
    await expectStage(page);
    await expectInSight(page, size.width > 1280 ? '.lore .face' : '.heads button', 7);
    await expectInSight(page, '[data-seat="0"] .places [data-piece]', 1);
    expect((await prompt(page).boundingBox())?.height).toBeLessThanOrEqual(dock);
  }
  expect(wrong).toEqual([]);
  await context.close();
});

test('log and chat fold to a rail, and the page remembers how they were', async ({ browser }) => {
  const { page, context } = await guest(browser, 'Anna');
  await page.setViewportSize({ width: 1440, height: 900 });
  await sit(page, 'fantasy-realms', 1);
  const strip = page.getByRole('group', { name: 'Log and chat' });
  expect((await strip.boundingBox())?.width).toBe(44);
  await strip.getByRole('button', { name: 'Log', exact: true }).click();
  const rail = page.getByRole('complementary', { name: 'Log and chat' });
  expect((await rail.boundingBox())?.width).toBe(352);
  await expect(rail.getByRole('log')).toBeVisible();
  await expectStage(page);
  await page.reload();
  await expect(rail).toBeVisible();
  await rail.getByRole('button', { name: 'Fold log and chat' }).click();
  await expect(strip).toBeVisible();
  await context.close();
});

test('a finger looks first: the second tap plays', async ({ browser }) => {
  const context = await browser.newContext({
    locale: 'en-GB',
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await page.request.post('/api/guest', { data: { name: 'Anna' } });
  await sit(page, 'fantasy-realms', 3);
  await expectStage(page);
  if (await prompt(page).getByText('draw a card').isVisible()) {
    await page.locator('.pile.open').tap();
    await expect(page.locator('.pile.picked')).toBeVisible();
    await page.locator('.pile.open').tap();
  }
  await expect(prompt(page)).toContainText('discard a card');
  const card = page.locator('.hand .touch.open').first();
  await card.tap();
  // The card is shown, and nothing is discarded yet; the panel does not lie over the card.
  await expect(page.locator('.realms-look')).toBeVisible();
  await expect(prompt(page).getByRole('button', { name: 'Confirm' })).toBeEnabled();
  await expect(card).toHaveClass(/picked/);
  await card.tap();
  await expect(prompt(page).locator('.question')).not.toContainText('discard a card');
  await context.close();
});

for (const scheme of ['dark', 'light'] as const) {
  test(`what is chosen stays readable under the pointer, ${scheme}`, async ({ browser }) => {
    const { page, context } = await guest(browser, 'Anna');
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await page.addInitScript(() => {
      localStorage.setItem('conclave.plain-board', 'yes');
      localStorage.setItem('conclave.confirm-taps', 'yes');
    });
    await sit(page, 'fantasy-realms', 1);
    const thing = page.locator('button.thing:enabled, section.prompt .ways button:enabled').first();
    await thing.click();
    await thing.hover();
    const chosen = page.locator('button.thing.picked, .ways .peg[aria-pressed="true"]').first();
    await expect(chosen).toBeVisible();
    expect(await contrast(chosen)).toBeGreaterThan(4.5);
    await context.close();
  });
}

/** The contrast of a thing's ink on its ground, where that is one colour or a gradient of two. */
async function contrast(thing: Locator): Promise<number> {
  return thing.evaluate((element) => {
    const style = getComputedStyle(element);
    const colours = (text: string) =>
      [...text.matchAll(/rgba?\((\d+), (\d+), (\d+)/g)].map((it) => it.slice(1).map(Number));
    const light = (rgb: number[]): number =>
      rgb
        .map((part) => part / 255)
        .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
        .reduce((sum, part, at) => sum + part * ([0.2126, 0.7152, 0.0722][at] ?? 0), 0);
    const ink = light(colours(style.color)[0] ?? [0, 0, 0]);
    const grounds = colours(style.backgroundImage).length
      ? colours(style.backgroundImage)
      : colours(style.backgroundColor);
    return Math.min(
      ...grounds.map(light).map((ground) => (Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05)),
    );
  });
}

test('a table that does not exist is said in the reader’s language, with a way home', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('conclave.lang', 'pl'));
  await page.goto('/table/nowhere');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nie ma takiego stołu');
  await page.getByRole('link', { name: 'Wróć do domu' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('passing a device on is not looking on', async ({ browser }) => {
  const { page, context } = await guest(browser, 'Anna');
  const table = await openTable(page, 'fantasy-realms', [{ kind: 'me' }, { kind: 'local', name: 'Bruno' }]);
  await page.goto(`/table/${table.id}`);
  await expect(page.getByRole('heading', { name: /^Pass the device to/ })).toBeVisible();
  await expect(page.getByText('One looks on')).toHaveCount(0);
  await context.close();
});

test('what went wrong and who asks to undo stay in sight while the board scrolls', async ({ browser }) => {
  const { page, context } = await guest(browser, 'Anna');
  await page.setViewportSize({ width: 390, height: 844 });
  const cut = await cuttable(page);
  await page.addInitScript(() => localStorage.setItem('conclave.plain-board', 'yes'));
  await sit(page, 'spellbook', 1);
  await page.locator('.field').evaluate((field) => field.scrollTo(0, field.scrollHeight));
  await page.context().setOffline(true);
  await cut();
  const lost = page.getByText('The connection is lost');
  await expect(lost).toBeVisible();
  await expect(lost).toBeInViewport();
  await context.close();
});

test('what others did is shown, and can be stepped through again', async ({ browser }) => {
  const { page, context } = await guest(browser, 'Anna');
  await page.setViewportSize({ width: 1440, height: 900 });
  await sit(page, 'fantasy-realms', 3);
  const lit = page.locator('.touch.open, .pile.open').first();
  await expect(lit).toBeVisible();
  await page.keyboard.press('1');
  await expect(prompt(page)).toContainText('discard a card');
  await page.keyboard.press('1');
  await expect(prompt(page)).not.toContainText('discard a card');
  // Three bots have their turns; then it is shown, and who waits is asked before three seconds are over.
  await expect(prompt(page)).toContainText('draw a card', { timeout: 30_000 });
  await expect(lit).toBeVisible({ timeout: 3_000 });

  const steps = page.getByRole('group', { name: 'What happened' });
  await page.keyboard.press(',');
  await expect(steps).toBeVisible();
  await expect(page.locator('.touch.open, .pile.open')).toHaveCount(0);
  await page.keyboard.press(',');
  await page.keyboard.press('.');
  await expect(steps).toBeVisible();
  await page.keyboard.press('.');
  await expect(steps).toBeHidden();
  await expect(lit).toBeVisible();

  // A tap on the board ends it too, and plays nothing.
  await page.keyboard.press(',');
  await page.locator('.hand').click();
  await expect(steps).toBeHidden();
  await expect(prompt(page)).toContainText('draw a card');

  // Names in the log light up what they mean.
  await page
    .getByRole('group', { name: 'Log and chat' })
    .getByRole('button', { name: 'Log', exact: true })
    .click();
  const names = page.getByRole('log').locator('button.name');
  if ((await names.count()) > 0) {
    await names.last().hover();
    await expect(page.locator('.pointed').first()).toBeVisible();
  }
  await context.close();
});

test('letters of keys show only to who chooses by keys, or holds the help key down', async ({
  browser,
  hasTouch,
}) => {
  test.skip(hasTouch, 'a finger has no keys');
  const { page, context } = await guest(browser, 'Anna');
  await page.addInitScript(() => localStorage.setItem('conclave.plain-board', 'yes'));
  await sit(page, 'spellbook', 1);
  const letters = page.locator('.field kbd, section.prompt kbd');
  await expect(page.locator('button.thing:enabled, .ways .peg:enabled').first()).toBeVisible();
  await expect(letters).toHaveCount(0);
  await page.keyboard.down('?');
  await expect(letters.first()).toBeVisible();
  await page.waitForTimeout(600);
  await page.keyboard.up('?');
  await expect(letters).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('1');
  await expect(prompt(page).or(page.locator('.field')).locator('kbd').first()).toBeVisible();
  await context.close();
});

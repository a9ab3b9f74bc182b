// The table page at every size: the board first, the question never over it, hands in sight on arrival.

import { expect, test, type Page } from '@playwright/test';
import { expectInSight, expectStage } from './accessible';
import { atTable, complaints, guest, openTable, prompt } from './table/play';

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

// Darkest Doom on the plain board: its map is still to be drawn.

import { expect, test } from '@playwright/test';
import { expectAccessible } from './accessible';
import { atTable, complaints, ending, guest, openTable, playOn } from './table/play';

// A whole game is hundreds of steps: recording them all costs more than playing.
test.use({ trace: 'off' });

test('a whole game alone with two Virtual Guardians', async ({ browser }) => {
  test.setTimeout(300_000);
  const { page, context } = await guest(browser, 'Anna');
  const wrong = complaints(page);
  const table = await openTable(page, 'darkest-doom', [{ kind: 'me' }], { options: { virtuals: '2' } });
  await page.goto(`/table/${table.id}`);
  await atTable(page);
  await expect(page.locator('article.sheet')).toContainText('The Darkest Doom marker is in the centre');
  await expectAccessible(page);

  expect(await playOn([page], 3000)).toBe(true);
  await expect(ending(page)).toBeVisible();
  expect(wrong).toEqual([]);
  await context.close();
});

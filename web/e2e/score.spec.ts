// The scoring assistant, as people at a real table use it.

import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './accessible';

function searchField(page: Page) {
  return page.getByRole('combobox', { name: /^Find a card/ });
}

/** Types a few letters and takes what is found, card by card. */
async function put(page: Page, ...words: string[]): Promise<void> {
  const field = searchField(page);
  for (const word of words) {
    await field.fill(word);
    await field.press('Enter');
    await expect(field).toHaveValue('');
  }
}

function tab(page: Page, name: string | RegExp) {
  return page.getByRole('tab', { name });
}

function sheetOf(page: Page, name: string) {
  return page.getByRole('article', { name });
}

async function open(page: Page, hash = ''): Promise<void> {
  await page.goto(`/score${hash}`);
  await expect(searchField(page)).toBeVisible({ timeout: 20_000 });
}

// rule: FR-13.5
test('a hand typed in three languages is scored with the best choices, every point explained', async ({
  page,
}) => {
  await open(page);
  await page.getByLabel('Name of player 1').fill('Ann');
  await put(page, 'bell tow', 'Świeca', 'королева', 'sword', 'shield', 'gem of', 'księga zmian');
  const sheet = sheetOf(page, 'Ann');
  await expect(sheet.locator('.total')).toHaveText('380');
  await expect(sheet.getByRole('list', { name: 'Best choices found' })).toContainText('Book of Changes');
  const gem = sheet.getByRole('button', { name: /^Gem of Order: 155 points/ });
  await gem.click();
  await expect(gem).toHaveAttribute('aria-expanded', 'true');
  await expect(sheet.getByRole('link', { name: 'Rule FR-13.5' })).toBeVisible();
});

// rule: FR-12.6
test('two players are ranked, and a blanked card says so', async ({ page }) => {
  await open(page);
  await put(page, 'blizzard', 'great flood', 'wildfire');
  await tab(page, /Player 2/).click();
  await put(page, 'king', 'queen');
  await expect(tab(page, /Player 1/)).toContainText('65');
  await expect(sheetOf(page, 'Player 1')).toContainText('wins');
  await expect(sheetOf(page, 'Player 1').locator('li', { hasText: 'Great Flood' })).toContainText('blanked');
  await expect(sheetOf(page, 'Player 2').locator('.total')).toHaveText('14');
});

test('nobody holds a card twice, and the reason is told', async ({ page }) => {
  await open(page);
  await page.getByLabel('Name of player 1').fill('Ann');
  await put(page, 'king');
  await tab(page, /Player 2/).click();
  const field = searchField(page);
  await field.fill('king');
  await expect(
    page.getByRole('listbox', { name: /^Find a card/ }).getByRole('option', { name: /King/ }),
  ).toContainText('held by Ann');
  await field.press('Enter');
  await expect(field).toHaveValue('king');
  await expect(page.getByRole('status').filter({ hasText: 'held by Ann' })).toHaveCount(1);
  await field.press('Escape');
  await expect(page.getByRole('button', { name: 'King, held by Ann' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

// rule: FR-13.10
test('the discard area counts for the Undead', async ({ page }) => {
  await open(page);
  await page.getByRole('checkbox', { name: /New suits/ }).check();
  await put(page, 'ghoul', 'king');
  await expect(sheetOf(page, 'Player 1').locator('.total')).toHaveText('16');
  await tab(page, /Discard/).click();
  await put(page, 'queen', 'necromancer');
  await expect(sheetOf(page, 'Player 1').locator('.total')).toHaveText('24');
  await page.getByRole('checkbox', { name: /New suits/ }).uncheck();
  await expect(page.getByText('Not in this deck, taken out: Ghoul')).toBeVisible();
  await expect(sheetOf(page, 'Player 1').locator('.total')).toHaveText('8');
});

// rule: FR-14.1
test('face-down cursed items count', async ({ page }) => {
  await open(page);
  await put(page, 'king', 'queen');
  await page.getByRole('checkbox', { name: /Cursed items/ }).check();
  await page.getByRole('button', { name: /Face-down items/ }).click();
  await put(page, 'portal', 'treasure');
  await expect(sheetOf(page, 'Player 1').locator('.total')).toHaveText('−11');
});

test('cards are tapped from the grid, one suit at a time, and taken out again', async ({ page }) => {
  await open(page);
  await page.getByRole('group', { name: 'Filter by suit' }).getByRole('button', { name: 'Leader' }).click();
  const king = page.getByRole('button', { name: 'King', exact: true });
  await king.click();
  await expect(king).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('button', { name: 'Candle', exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Take King out' }).click();
  await expect(king).toHaveAttribute('aria-pressed', 'false');
});

test('the keyboard alone is enough', async ({ page }) => {
  await open(page);
  const field = searchField(page);
  await field.focus();
  await page.keyboard.type('elemental');
  await page.keyboard.press('ArrowDown');
  const second = page
    .getByRole('listbox', { name: /^Find a card/ })
    .getByRole('option')
    .nth(1);
  await expect(second).toHaveAttribute('aria-selected', 'true');
  const name = await second.locator('.name').innerText();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: `Take ${name} out` })).toBeVisible();
  await page.keyboard.press('Backspace');
  await expect(page.getByRole('button', { name: `Take ${name} out` })).toHaveCount(0);
});

test('the sheet survives a reload, travels by link, and clearing can be undone', async ({
  page,
  browser,
  baseURL,
}) => {
  await open(page);
  await page.getByLabel('Name of player 1').fill('Ola');
  await put(page, 'king', 'queen');
  await expect(tab(page, /Ola/)).toContainText('14');
  await page.reload();
  await expect(tab(page, /Ola/)).toContainText('14');

  const elsewhere = await browser.newContext({ baseURL });
  const other = await elsewhere.newPage();
  await open(other, '#p=Ola~king.queen&p=Bo~candle');
  await expect(tab(other, /Ola/)).toContainText('14');
  await expect(tab(other, /Bo/)).toContainText('2');
  await expect(other).toHaveURL(/\/score$/);
  await elsewhere.close();

  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByText('Put cards into a hand')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(tab(page, /Ola/)).toContainText('14');
});

test('nothing sticks out of the window, and the bar leads to the result on a phone', async ({ page }) => {
  await open(page);
  await put(page, 'dwarvish infantry', 'shapeshifter', 'doppelganger', 'fire elemental');
  await expect(page.getByRole('region', { name: 'Result' })).toContainText('Dwarvish Infantry');
  const wide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(wide).toBeLessThanOrEqual(0);
  const bar = page.getByRole('link', { name: 'To the result' });
  if (await bar.isVisible()) {
    await bar.click();
    await expect(page.getByRole('heading', { name: 'Result' })).toBeInViewport();
  }
});

test('it has no serious hurdles for anybody', async ({ page }) => {
  await open(page);
  await put(page, 'king', 'book of changes', 'candle');
  await expect(tab(page, /Player 1/)).toContainText(/·\s\d/);
  await expectAccessible(page);
});

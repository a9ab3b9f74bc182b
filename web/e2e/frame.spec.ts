import { expect, test } from '@playwright/test';
import { complaintsOf, expectAccessible, expectNoSideways } from './accessible.ts';

/** `narrow` is typed into the search first: axe needs minutes for a thousand rules or a hundred cards. */
const PAGES: { path: string; heading: RegExp; narrow?: string }[] = [
  { path: '/', heading: /games of magic/ },
  { path: '/new/fantasy-realms', heading: /Fantasy Realms/ },
  { path: '/new/spellbook', heading: /SpellBook/i },
  { path: '/cards', heading: /Cards/, narrow: 'dragon' },
  { path: '/cards/spellbook', heading: /Cards/ },
  { path: '/rules/fantasy-realms', heading: /Rules/, narrow: 'hand size' },
  { path: '/rules/spellbook/SB-4.2', heading: /Rules/, narrow: 'pool limit' },
  { path: '/account', heading: /You/ },
  { path: '/replay', heading: /replay/ },
  { path: '/about', heading: /About/ },
  { path: '/no/such/page', heading: /no such page/ },
];

for (const scheme of ['dark', 'light'] as const) {
  test.describe(`every page, ${scheme}`, () => {
    test.use({ colorScheme: scheme });

    for (const { path, heading, narrow } of PAGES) {
      test(`${path} is accessible, fits and breaks no policy`, async ({ page }) => {
        const complaints = complaintsOf(page);
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
        await expect(page.getByRole('status', { name: 'One moment' })).toHaveCount(0);
        await expectNoSideways(page);
        if (narrow) await page.getByRole('search').getByRole('textbox').fill(narrow);
        await expectAccessible(page);
        expect(complaints).toEqual([]);
      });
    }
  });
}

test('the first page names every game of the house', async ({ page }) => {
  await page.goto('/');
  for (const game of ['Black Rose Wars', 'Darkest Doom', 'Fantasy Realms', 'SpellBook'])
    await expect(page.locator('main section').first()).toContainText(game);
});

test('one click from the first page to a running game against bots', async ({ page }) => {
  await page.goto('/');
  await page
    .getByRole('button', { name: /Play now against/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/table\/[^/]+$/);
  const id = new URL(page.url()).pathname.split('/')[2];
  const table = await page.request.get(`/api/tables/${id}`);
  expect(await table.json()).toMatchObject({ status: 'playing', game: 'fantasy-realms' });
});

test('a running game waits on the home page, its turn first', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play SpellBook' }).click();
  await expect(page).toHaveURL(/\/table\//);
  const address = new URL(page.url()).pathname;
  await page.goto('/');
  await expect(
    page.locator('section', { has: page.locator('#mine') }).locator(`a[href="${address}"]`),
  ).toBeVisible();
});

test('a table is set up with the keyboard alone', async ({ page }) => {
  await page.goto('/new/fantasy-realms');
  const seats = page.getByRole('group', { name: 'Seats' });
  await seats.getByRole('radio', { checked: true }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(seats.getByRole('radio', { name: '3' })).toBeChecked();
  await page.getByRole('checkbox', { name: /Cursed items/ }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Start the game' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/table\//);
  const id = new URL(page.url()).pathname.split('/')[2];
  const table = await (await page.request.get(`/api/tables/${id}`)).json();
  expect(table.seats).toHaveLength(3);
  expect(table.options).toMatchObject({ items: true });
});

test('somebody at this device needs a name, and is told so in place', async ({ page }) => {
  await page.goto('/new/fantasy-realms');
  await page.getByLabel('Who sits on seat 2?').selectOption('local');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.getByLabel('Name on seat 2')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByLabel('Name on seat 2').fill('Ola');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page).toHaveURL(/\/table\//);
});

test('what the house refuses is said in the form', async ({ page }) => {
  await page.goto('/new/spellbook');
  await page.getByLabel('Spells', { exact: true }).selectOption('agreed');
  await page.locator('summary', { hasText: 'Agreed spells' }).click();
  await page.getByRole('checkbox', { name: 'Sacrifice' }).check();
  await page.getByRole('checkbox', { name: 'Eruption' }).check();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.getByRole('alert')).not.toBeEmpty();
  await expect(page).toHaveURL(/\/new\/spellbook/);
});

test('a public table is found in the lobby and joined by somebody else', async ({ page, browser }) => {
  await page.goto('/new/fantasy-realms');
  await page.getByRole('radio', { name: '2' }).check({ force: true });
  await page.getByLabel('Who sits on seat 2?').selectOption('open');
  await page.getByRole('radio', { name: 'Public' }).check({ force: true });
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page).toHaveURL(/\/table\//);
  const id = new URL(page.url()).pathname.split('/')[2]!;

  const other = await (await browser.newContext()).newPage();
  await other.goto('/');
  const row = other.locator('li', { has: other.locator(`a[href="/table/${id}"]`) });
  await row.getByRole('button', { name: /Join/ }).click();
  await expect(other).toHaveURL(new RegExp(`/table/${id}$`));
  expect(await (await other.request.get(`/api/tables/${id}`)).json()).toMatchObject({ status: 'playing' });
  await other.context().close();
});

test('the language is switched, kept and said to screen readers', async ({ page }) => {
  await page.goto('/about');
  await page.getByLabel('Language').selectOption('pl');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('O tym domu');
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('O tym domu');
  await page.getByLabel('Język').selectOption('ru');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Об этом доме');
});

test('the look is switched and kept', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await ground();
  await page.getByRole('button', { name: /Look: as the system/ }).click();
  await expect(page.getByRole('button', { name: /Look: dark/ })).toBeVisible();
  const dark = await ground();
  expect(dark).not.toBe(light);
  await page.reload();
  expect(await ground()).toBe(dark);
});

test('a guest takes a name, makes an account, leaves and comes back', async ({ page }) => {
  const login = `e2e-${Date.now()}-${Math.floor(Math.random() * 1e6)}`.slice(0, 32);
  await page.goto('/account');
  await page.getByLabel('Name', { exact: true }).fill('Maja');
  await page.getByRole('button', { name: 'Save the name' }).click();
  await expect(page.getByText('Your name is saved.')).toBeVisible();
  await page.getByLabel('Login').fill(login);
  await page.getByLabel('Password').fill('correct horse battery');
  await page.getByRole('button', { name: 'Create the account' }).click();
  await expect(page.getByText(`You are signed in as ${login}.`)).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('tab', { name: 'I have one' }).click();
  await page.getByLabel('Login').fill(login);
  await page.getByLabel('Password').fill('wrong horse battery');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).not.toBeEmpty();
  await page.getByLabel('Password').fill('correct horse battery');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText(`You are signed in as ${login}.`)).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Maja');
});

test('a rule is found by words, and a link leads to it', async ({ page }) => {
  await page.goto('/rules/fantasy-realms');
  await page.getByLabel('Search the rules').fill('repair kit');
  await expect(page.getByText(/places found/)).toBeVisible();
  await expect(page.locator('mark').first()).toHaveText(/repair/i);
  await expect(page.locator('[id="FR-1.1"]')).toHaveCount(0);
  await page.locator('[id="FR-8.18"]').getByRole('link', { name: 'FR-8.18' }).click();
  await expect(page).toHaveURL('/rules/fantasy-realms/FR-8.18');
  await expect(page.locator('[id="FR-8.18"]')).toBeInViewport();
  await expect(page.locator('[id="FR-1.1"]')).toHaveCount(1);
});

test('cards are found by a name in another language, and filtered', async ({ page }) => {
  await page.goto('/cards');
  await page.getByLabel('Search the cards').fill('jednorozec');
  await expect(page.getByText('One card')).toBeVisible();
  await page.getByRole('button', { name: 'Unicorn' }).click();
  await expect(page.getByRole('dialog', { name: 'Unicorn' })).toContainText('Jednorożec');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.goto('/cards/fantasy-realms');
  const filters = page.getByText('Filters', { exact: true });
  // On a phone the filters are folded: whether they are can be seen once the page is there.
  await expect(page.getByLabel('Search the cards')).toBeVisible();
  if (await filters.isVisible()) await filters.click();
  await page
    .getByRole('button', { name: /^Beast \d/ })
    .locator('visible=true')
    .click();
  await expect(page.getByText('5 cards')).toBeVisible();
  await page.getByLabel('from').locator('visible=true').first().fill('31');
  await expect(page.getByText('One card')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Basilisk' })).toBeVisible();
});

test('a file that is no game is refused with words', async ({ page }) => {
  await page.goto('/replay');
  await page.locator('input[type=file]').setInputFiles({
    name: 'shopping.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('milk, bread'),
  });
  await expect(page.getByRole('alert')).not.toBeEmpty();
});

test('keys lead around: skip link, focus on the new page', async ({ page }) => {
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await page.getByRole('link', { name: 'Cards', exact: true }).locator('visible=true').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cards' })).toBeVisible();
  await expect(page.locator('main')).toBeFocused();
});

// How the tests sit down and play: by the same buttons people press.

import { expect, type Browser, type BrowserContext, type Locator, type Page } from '@playwright/test';

/** What a chair of a new table can be. */
export type Chair =
  | { kind: 'me' }
  | { kind: 'open' }
  | { kind: 'invited' }
  | { kind: 'local'; name: string }
  | { kind: 'bot'; bot: string };

/** What the tests want to know of a table. */
export interface Opened {
  id: string;
  seats: { seat: number; invite: string | null; yours: boolean }[];
}

/** Somebody with a browser of their own, in English. */
export async function guest(
  browser: Browser,
  name: string,
): Promise<{ page: Page; context: BrowserContext }> {
  const context = await browser.newContext({ locale: 'en-GB' });
  const page = await context.newPage();
  const answer = await page.request.post('/api/guest', { data: { name } });
  expect(answer.ok()).toBe(true);
  return { page, context };
}

/** Opens a table by the API, which the page of new tables has its own tests for. */
export async function openTable(
  page: Page,
  game: string,
  seats: Chair[],
  more: Record<string, unknown> = {},
): Promise<Opened> {
  const answer = await page.request.post('/api/tables', { data: { game, seats, ...more } });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as Opened;
}

/** The bar that says what is to be decided. */
export const prompt = (page: Page): Locator => page.getByRole('region', { name: 'What is to be decided' });

/** The panel at the end. */
export const ending = (page: Page): Locator => page.locator('section.ending');

/** The page shows a table that plays or has played. */
export async function atTable(page: Page): Promise<void> {
  await expect(prompt(page).or(page.locator('section.curtain')).or(ending(page)).first()).toBeVisible({
    timeout: 20_000,
  });
}

/** What there is to do for a page right now. */
type Turn = 'over' | 'curtain' | 'asked' | 'waiting';

async function turnOf(page: Page): Promise<Turn> {
  return page.evaluate(() => {
    if (document.querySelector('section.ending')) return 'over';
    if (document.querySelector('section.curtain')) return 'curtain';
    const bar = document.querySelector('section.prompt.asked');
    const sends = document.body.textContent?.includes('Sending…') || bar?.querySelector('[aria-busy="true"]');
    return bar && !sends ? 'asked' : 'waiting';
  });
}

/**
 * Presses one button of the open question, as a person would: what is listed in the prompt bar, a
 * thing in hand to a place, a plus of a split; and the confirmation once it can be given.
 */
async function press(page: Page, step: number): Promise<void> {
  await page.evaluate((at) => {
    const bar = document.querySelector('section.prompt.asked');
    if (!bar) return;
    const enabled = (list: Iterable<Element>): HTMLButtonElement[] =>
      [...list].filter((it): it is HTMLButtonElement => it instanceof HTMLButtonElement && !it.disabled);
    const buttons = enabled(bar.querySelectorAll('button'));
    const worded = (word: string): HTMLButtonElement | undefined =>
      buttons.find((button) => button.textContent?.trim() === word);
    const confirm = worded('Confirm');
    if (confirm) return confirm.click();
    const all = worded('All choices');
    if (all) return all.click();
    const places = enabled(bar.querySelectorAll('ul[aria-label="Places"] button'));
    if (places.length > 0) return places[at % places.length]?.click();
    const more = buttons.filter((button) => button.getAttribute('aria-label')?.endsWith(' more'));
    if (more.length > 0) return more[at % more.length]?.click();
    const chips = enabled(bar.querySelectorAll('button[aria-pressed="false"]:not(.extra)'));
    // A game in which only old cards go round would never end.
    const draw = chips.find((chip) => chip.textContent?.trim().toLowerCase().startsWith('draw'));
    (draw ?? chips[at % chips.length])?.click();
  }, step);
}

/** Plays for all pages until one of them is over, or until a number of presses. */
export async function playOn(pages: Page[], presses: number): Promise<boolean> {
  let quiet = Date.now();
  for (let step = 0; step < presses;) {
    let acted = false;
    for (const page of pages) {
      const turn = await turnOf(page);
      if (turn === 'over') return true;
      if (turn === 'curtain') await page.getByRole('button', { name: /^I am / }).click();
      if (turn === 'asked') await press(page, step);
      if (turn === 'asked' || turn === 'curtain') {
        acted = true;
        step += 1;
      }
    }
    if (acted) quiet = Date.now();
    else await pages[0]?.waitForTimeout(10);
    expect(Date.now() - quiet, 'nobody could do anything for 20 seconds').toBeLessThan(20_000);
  }
  return false;
}

/** Everything that went wrong in a page and was not said to the person. */
export function complaints(page: Page): string[] {
  const found: string[] = [];
  page.on('pageerror', (error) => found.push(error.message));
  page.on('console', (message) => {
    // Chromium itself tells of lines that were cut on purpose.
    if (message.type() === 'error' && !/WebSocket|ERR_INTERNET|net::/.test(message.text()))
      found.push(message.text());
  });
  return found;
}

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

/** A phone folds most tools of the dock; they are unfolded once. */
export async function unfoldTools(page: Page): Promise<void> {
  const more = prompt(page).getByRole('button', { name: 'More', exact: true });
  if ((await more.isVisible()) && (await more.getAttribute('aria-expanded')) === 'false') await more.click();
}

/** The panel at the end. */
export const ending = (page: Page): Locator => page.locator('section.ending');

/** The page shows a table that plays or has played. */
export async function atTable(page: Page): Promise<void> {
  await expect(prompt(page).or(page.locator('section.curtain')).or(ending(page)).first()).toBeVisible({
    timeout: 20_000,
  });
}

/** What somebody prefers to press, by patterns: strings, because regular expressions do not travel into pages. */
export interface Manner {
  /** Pressed only when there is nothing else. */
  avoid?: string;
  /** What is asked, and what is pressed then if it is there: the first that fits counts. */
  wishes?: [asked: string, pressed: string][];
}

/** How somebody plays: how many presses, how long a rest ends it, and what is preferred. */
type Playing = { presses: number; rest: number | null; manner: Manner };

/** How playing in a page ended. */
type Played = 'over' | 'enough' | 'stopped' | 'stuck';

/**
 * Runs inside the page and presses buttons as a person would: the one behind the curtain, what the
 * prompt bar lists, a place for the thing in hand, a plus of a split, and the confirmation as soon
 * as it can be given. With a rest, it ends when nothing was asked for so long. In the page, because
 * thousands of presses from outside take minutes.
 */
function player({ presses, rest, manner }: Playing): Promise<Played> {
  const stage = window as unknown as { stopPlaying?: boolean };
  stage.stopPlaying = false;
  const enabled = (list: Iterable<Element>): HTMLButtonElement[] =>
    [...list].filter((it): it is HTMLButtonElement => it instanceof HTMLButtonElement && !it.disabled);
  // A mark, a key and spaces stand around the name of a choice.
  const words = (button: Element): string =>
    (button.getAttribute('aria-label') ?? button.textContent ?? '').trim();
  const avoid = manner.avoid === undefined ? null : new RegExp(manner.avoid);
  const wishes = (manner.wishes ?? []).map((pair) => pair.map((pattern) => new RegExp(pattern)));

  /** What is wished for among the buttons, or else what is not avoided, or else all. */
  function preferred(bar: Element, buttons: HTMLButtonElement[]): HTMLButtonElement[] {
    const question = bar.querySelector('.question')?.textContent ?? '';
    const fitting = wishes.filter(([asked]) => asked?.test(question));
    const wished = fitting.map(([, pressed]) => buttons.filter((it) => pressed?.test(words(it))));
    const rest = buttons.filter((it) => !avoid?.test(words(it)));
    return [...wished, rest].find((list) => list.length > 0) ?? buttons;
  }

  function next(at: number): HTMLElement | undefined {
    const curtain = document.querySelector<HTMLElement>('section.curtain button');
    if (curtain) return curtain;
    const bar = document.querySelector('section.prompt.asked');
    if (!bar) return undefined;
    const buttons = enabled(bar.querySelectorAll('button'));
    const worded = (word: string) => buttons.find((button) => button.textContent?.trim() === word);
    const counted = (word: string) =>
      buttons.find((button) =>
        new RegExp(`^${word}(\\s+\\d+\\/\\d+)?$`).test(button.textContent?.trim() ?? ''),
      );
    const labelled = (word: string) => buttons.find((button) => button.getAttribute('aria-label') === word);
    const folded = labelled('More')?.getAttribute('aria-expanded') === 'false' ? labelled('More') : undefined;
    const ready = counted('Confirm') ?? worded('All choices') ?? folded;
    if (ready) return ready;
    const places = enabled(bar.querySelectorAll('ul[aria-label="Places"] button'));
    const more = buttons.filter((button) => button.getAttribute('aria-label')?.endsWith(' more'));
    const all = enabled(bar.querySelectorAll('button[aria-pressed="false"]:not(.extra)'));
    const chips = preferred(bar, all);
    // A game in which only old cards go round, or nobody learns anything, would never end.
    const onward = chips.find((chip) => /^(draw|learn)/i.test(words(chip)));
    const among =
      [places, preferred(bar, more), onward ? [onward] : chips].find((list) => list.length > 0) ?? [];
    return among[at % among.length];
  }

  return new Promise((resolve) => {
    let count = 0;
    let quiet = Date.now();
    const timer = setInterval(() => {
      const done = (how: Played): void => {
        clearInterval(timer);
        resolve(how);
      };
      if (document.querySelector('section.ending')) return done('over');
      if (stage.stopPlaying) return done('stopped');
      if (count >= presses) return done('enough');
      if (Date.now() - quiet > 60_000) return done('stuck');
      if (rest !== null && Date.now() - quiet > rest) return done('enough');
      const button = next(count);
      if (!button) return;
      button.click();
      count += 1;
      quiet = Date.now();
    }, 25);
  });
}

/** Plays in all pages until the game is over, or until one of them has pressed so many buttons. */
export async function playOn(pages: Page[], presses: number, manner: Manner = {}): Promise<boolean> {
  const playing = pages.map((page) => page.evaluate(player, { presses, rest: null, manner }));
  const first = await Promise.race(playing);
  if (first !== 'over') {
    const stop = () => void ((window as unknown as { stopPlaying?: boolean }).stopPlaying = true);
    await Promise.all(pages.map((page) => page.evaluate(stop)));
  }
  const all = await Promise.all(playing);
  expect(all, 'nobody could do anything for a minute').not.toContain('stuck');
  return all.includes('over');
}

/** Plays in one page until it is somebody else's turn. */
export async function playTurn(page: Page): Promise<void> {
  await page.evaluate(player, { presses: 100, rest: 1500, manner: {} });
}

/** Lets a test cut the line of a page to the house; the page must come back by itself. */
export async function cuttable(page: Page): Promise<() => Promise<void>> {
  const cuts: (() => Promise<void>)[] = [];
  await page.routeWebSocket(/\/live/, (wire) => {
    const house = wire.connectToServer();
    cuts.push(async () => {
      await house.close();
      await wire.close();
    });
  });
  return async () => {
    await cuts.at(-1)?.();
  };
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

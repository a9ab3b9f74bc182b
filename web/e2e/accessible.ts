import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** What is still fading in has no colour of its own yet. Motion without end does not fade. */
async function atRest(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every((it) => it.playState !== 'running' || it.effect?.getTiming().iterations === Infinity),
  );
}

/** No finding of weight: what axe calls serious or critical keeps somebody out. */
export async function expectAccessible(page: Page): Promise<void> {
  await atRest(page);
  const { violations } = await new AxeBuilder({ page }).analyze();
  const grave = violations
    .filter((it) => it.impact === 'serious' || it.impact === 'critical')
    .map((it) => ({ rule: it.id, where: it.nodes.slice(0, 5).map((node) => node.target.join(' ')) }));
  expect(grave).toEqual([]);
}

/** Nothing sticks out to the side of a phone. */
export async function expectNoSideways(page: Page): Promise<void> {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(over).toBeLessThanOrEqual(0);
}

/** What can be picked, whatever draws it. */
const LIT =
  '[data-lit], [data-pick], .touch.open, .pile.open, button.thing:enabled, button.action:enabled, .ways button:enabled';

/** Nothing that can be picked lies where nobody can scroll to it. */
export async function expectLitReachable(page: Page): Promise<void> {
  const lost = await page.evaluate((lit) => {
    const scrolls = (box: Element): boolean => {
      const { overflowX, overflowY } = getComputedStyle(box);
      const along = (style: string, room: boolean): boolean => /auto|scroll/.test(style) && room;
      return (
        along(overflowX, box.scrollWidth > box.clientWidth) ||
        along(overflowY, box.scrollHeight > box.clientHeight)
      );
    };
    const outside = (thing: DOMRect, box: DOMRect): boolean =>
      thing.right < box.left + 4 ||
      thing.left > box.right - 4 ||
      thing.bottom < box.top + 4 ||
      thing.top > box.bottom - 4;
    const isLost = (thing: Element): boolean => {
      const at = thing.getBoundingClientRect();
      for (let box = thing.parentElement; box; box = box.parentElement) {
        if (scrolls(box)) return false;
        const clips = getComputedStyle(box).overflow !== 'visible';
        if (clips && outside(at, box.getBoundingClientRect())) return true;
      }
      const page = document.documentElement;
      return page.scrollHeight <= innerHeight && outside(at, new DOMRect(0, 0, innerWidth, innerHeight));
    };
    return [...document.querySelectorAll(lit)].filter(isLost).map((it) => it.outerHTML.slice(0, 120));
  }, LIT);
  expect(lost).toEqual([]);
}

/** A table as it must look on arrival: the page does not scroll, the dock is in sight, all is within reach. */
export async function expectStage(page: Page): Promise<void> {
  await expectNoSideways(page);
  await expectLitReachable(page);
  const size = page.viewportSize();
  const down = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
  expect(down, 'the page scrolls').toBeLessThanOrEqual(0);
  const dock = await page.locator('section.prompt').boundingBox();
  expect(dock && size && dock.y + dock.height <= size.height, 'the dock is in sight').toBe(true);
}

/** Every one of these lies in the window, at least its upper part, and nothing lies over it. */
export async function expectInSight(page: Page, things: string, least: number, part = 24): Promise<void> {
  const found = await page.evaluate(
    ([selector, height]) =>
      [...document.querySelectorAll(String(selector))].map((thing) => {
        const at = thing.getBoundingClientRect();
        const top = document.elementFromPoint(
          at.left + at.width / 2,
          at.top + Math.min(Number(height), at.height) - 2,
        );
        const whole = at.left >= -1 && at.right <= innerWidth + 1 && at.top >= 0;
        if (whole && top !== null && (thing.contains(top) || top.contains(thing))) return '';
        return `${thing.textContent?.slice(0, 40)} at ${Math.round(at.left)} ${Math.round(at.top)} under ${top?.outerHTML.slice(0, 80)}`;
      }),
    [things, part],
  );
  expect(found.length).toBeGreaterThanOrEqual(least);
  expect(found.filter((hidden) => hidden !== '')).toEqual([]);
}

/** Collects what the browser complains about, e.g. anything the content security policy refused. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    // A refused request is part of some tests; the page itself says so in words.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
      complaints.push(message.text());
    }
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
}

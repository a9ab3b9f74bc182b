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

// Nobody is kept out: no grave finding in planning, in action, in a window and at the end.

import { expect, test } from '@playwright/test';
import { expectAccessible } from '../accessible';
import { ending } from '../table/play';
import { Person, SHORT, whole } from './person';

test.use({ trace: 'off' });

const THEMES = ['dark', 'light'] as const;

test('planning, action, a window and the end are accessible', async ({ browser }) => {
  test.setTimeout(whole ? 600_000 : 240_000);
  const phone = test.info().project.name === 'phone';
  const anna = await Person.comes(
    browser,
    'Anna',
    phone ? { size: { width: 390, height: 844 }, touch: true } : {},
  );
  const { page } = anna;
  // A short game looks at every moment in one theme, and at every theme on some screen.
  let looks = phone ? 1 : 0;
  async function judge(): Promise<void> {
    const themes = whole ? THEMES : [THEMES[looks % 2] ?? 'dark'];
    looks += 1;
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await expectAccessible(page);
    }
  }
  await anna.sits(1, { setup: 'random', ...SHORT });
  await anna.playsTo(['plan']);
  await judge();
  await anna.playsTo(['act']);
  await judge();
  // In a window, or in the midst of an effect: whichever comes first.
  await anna.playsTo(['react', 'target', 'pick', 'activation', 'step', 'physical']);
  await judge();
  expect(await anna.plays(300)).toBe(true);
  await expect(ending(page)).toBeVisible({ timeout: 20_000 });
  await judge();
  await anna.leaves();
});

// At every size and with every number of mages: map, question, ways and hand in sight, covered by nothing.

import { expect, test } from '@playwright/test';
import type { View } from '../../src/boards/black-rose-wars/view';
import { handOf, hiddenOf, scrolls, type Wanted } from './fit';
import { Person } from './person';
import { drawn } from './things';

test.use({ trace: 'off' });

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1280, height: 800 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
  { width: 360, height: 740 },
];
const MOMENTS = [['plan'], ['act']];

const TABLES = [
  { bots: 1, called: 'two mages' },
  { bots: 2, called: 'three mages' },
  { bots: 3, called: 'four mages' },
  { bots: 0, called: 'the Avatar' },
];

/** What must be in sight at this moment. */
function wanted(anna: Person, phone: boolean): Wanted[] {
  const now = anna.hears.now;
  const view = now && 'view' in now.picture ? (now.picture.view as View) : null;
  const hand = view ? handOf(view, now?.seat ?? 0) : '';
  return [
    { what: 'the map', selector: '.board svg.map' },
    { what: 'the question', selector: 'section.prompt .question p' },
    {
      what: 'a way',
      selector: 'section.prompt .ways button, section.prompt .deeds button, .board button.ready',
    },
    ...(hand ? [{ what: 'a card', selector: hand, ...(phone ? { top: 60, row: true } : {}) }] : []),
  ];
}

for (const { bots, called } of TABLES) {
  test(`all that matters is in sight, with ${called}`, async ({ browser }) => {
    test.skip(test.info().project.name !== 'desk', 'it tries every size itself');
    test.setTimeout(150_000);
    const anna = await Person.comes(browser, 'Anna');
    await anna.sits(bots, { setup: 'random' });
    const faults: string[] = [];
    for (const moment of MOMENTS) {
      const { reason } = await anna.playsTo(moment);
      for (const size of SIZES) {
        await anna.page.setViewportSize(size);
        // A busy browser lays out a moment later.
        await expect(anna.page.locator('.stage')).toBeInViewport({ ratio: 0.99 });
        await drawn(anna.page);
        const desk = size.width >= 1024;
        const found = [
          ...(await scrolls(anna.page, desk)),
          ...(await hiddenOf(anna.page, wanted(anna, !desk))),
        ];
        faults.push(...found.map((it) => `${size.width}x${size.height} ${reason}: ${it}`));
      }
      await anna.page.setViewportSize(SIZES[0] ?? { width: 1440, height: 900 });
    }
    expect(faults).toEqual([]);
    await anna.leaves();
  });
}

import { test } from '@playwright/test';

import { Person } from './person';
import { writeFileSync } from 'node:fs';
test.use({ trace: 'off' });
test('dbg', async ({ browser }) => {
  test.setTimeout(280_000);
  const anna = await Person.comes(browser, 'Anna');
  anna.page.on('pageerror', (e) => console.log('PAGEERROR', anna.hears.asked?.reason, e.stack));
  anna.page.on('console', (m) => {
    if (m.type() === 'error') console.log('CONSOLE', m.text());
  });
  await anna.sits(1, { setup: 'random' });
  const cdp = await anna.context.newCDPSession(anna.page);
  await cdp.send('Profiler.enable');
  let before = Date.now();
  for (let n = 0; n < 50; n++) {
    await cdp.send('Profiler.start');
    let bad = '';
    try {
      await anna.plays(1);
    } catch (e) {
      bad = String(e).slice(0, 200);
    }
    const took = Date.now() - before;
    before = Date.now();
    const { profile } = await cdp.send('Profiler.stop');
    const m = await cdp.send('Performance.getMetrics').catch(() => null);
    console.log(n, anna.hears.reasons.at(-1), took, bad);
    if (took > 15000) {
      writeFileSync('/tmp/slow.cpuprofile', JSON.stringify(profile));
      break;
    }
  }
  console.log([...anna.faults].join('\n'), '\nASIDE', [...anna.aside].join('\n'));
});

import { test } from '@playwright/test';
import { Person } from './person';
test('dbg', async ({ browser }) => {
  test.setTimeout(180_000);
  const anna = await Person.comes(browser, 'Anna');
  anna.page.on('pageerror', (e) => console.log('PAGEERROR', anna.hears.asked?.reason, e.stack));
  anna.page.on('console', (m) => { if (m.type() === 'error') console.log('CONSOLE', m.text()); });
  await anna.sits(1, { setup: 'random' });
  try { await anna.plays(40); } catch (e) { console.log(String(e)); }
  console.log(anna.hears.reasons.join(' '), anna.hears.asked?.reason, anna.hears.asked?.prompt);
  console.log([...anna.faults].join('\n'), '\nASIDE', [...anna.aside].join('\n'));
  await anna.page.screenshot({ path: '/tmp/zz.png' });
  await anna.page.goto(anna.page.url() + '/moment/9?seat=0');
  await anna.page.waitForTimeout(1500);
  await anna.page.screenshot({ path: '/tmp/zz2.png' });
});

import { test } from '@playwright/test';
import { Person } from './person';
import { dockOf, litThings } from './things';
test('dbg', async ({ browser }) => {
  const anna = await Person.comes(browser, 'Anna');
  await anna.sits(1, { setup: 'random' });
  const a = await anna.playsTo(['study-discard']);
  console.log(JSON.stringify(a.shape), JSON.stringify(a.options));
  console.log(JSON.stringify(await litThings(anna.page, 24), null, 0).slice(0, 3000), JSON.stringify(await dockOf(anna.page)));
  await anna.page.screenshot({ path: '/tmp/zz.png' });
  const lit = (await litThings(anna.page, 24)).find((it) => it.at);
  if (lit?.at) await anna.tapsAt(lit.at);
  await anna.page.waitForTimeout(500);
  console.log(anna.hears.asked?.reason, JSON.stringify(await dockOf(anna.page)), anna.wrong);
  await anna.page.screenshot({ path: '/tmp/zz2.png' });
});

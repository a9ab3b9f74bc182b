// Pictures of the boards at many moments, three sizes and both themes, to be looked at side by side:
//   node dev/look-all.mjs ../target/fixtures [words of names]      -> dev/looks/index.html

import { chromium } from '@playwright/test';
import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, preview } from 'vite';
import { pick } from './look/moments.mjs';

const GAME = 'black-rose-wars';
const SIZES = [
  [1440, 900],
  [1024, 768],
  [390, 844],
];
const THEMES = ['dark', 'light'];

const here = dirname(fileURLToPath(import.meta.url));
const [fixtures = join(here, '../../target/fixtures'), ...words] = process.argv.slice(2);
const looks = join(here, 'looks');
mkdirSync(looks, { recursive: true });

const found = pick(join(fixtures, GAME), join(here, 'fixtures', GAME));
const moments = found.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));

// Built, because a page of two hundred loose files takes seconds to come, a hundred times.
const root = join(here, '..');
const outDir = join(looks, 'page');
await build({
  root,
  logLevel: 'error',
  build: { outDir, emptyOutDir: true, rolldownOptions: { input: join(here, 'look.html') } },
});
cpSync(join(here, 'fixtures', GAME), join(outDir, 'dev/fixtures', GAME), { recursive: true });
const server = await preview({ root, build: { outDir }, preview: { port: 5273, host: '127.0.0.1' } });
const house = server.resolvedUrls.local[0];

const browser = await chromium.launch({
  executablePath: ['/usr/bin/chromium', '/usr/bin/google-chrome'].find(existsSync),
  args: ['--no-sandbox', '--disable-gpu'],
});
const complaints = [];
for (const [width, height] of SIZES) {
  for (const theme of THEMES) {
    const context = await browser.newContext({
      viewport: { width, height },
      colorScheme: theme,
      hasTouch: width < 600,
      reducedMotion: 'reduce',
    });
    for (const moment of moments) await shoot(context, moment, `${moment.name}-${width}-${theme}`, theme);
    await context.close();
  }
}
await browser.close();
await server.close();
writeFileSync(join(looks, 'index.html'), index());
for (const complaint of complaints) console.error(complaint);
console.log(`${moments.length} moments in ${join(looks, 'index.html')}`);
process.exitCode = complaints.length > 0 ? 1 : 0;

async function shoot(context, moment, name, theme) {
  const page = await context.newPage();
  const complain = (text) => complaints.push(`${name}: ${text.slice(0, 300)}`);
  page.on('console', (message) => message.type() === 'error' && complain(message.text()));
  page.on('pageerror', (error) => complain(error.message));
  try {
    await page.goto(`${house}dev/look.html?game=${GAME}&at=${moment.name}&theme=${theme}`);
    await page.locator('.brw').waitFor();
    await page.waitForTimeout(700);
    if (moment.plan) await layOut(page, moment.plan);
    if (moment.over) await rest(page);
    await page.waitForTimeout(500);
    await page.screenshot({ path: join(looks, `${name}.png`) });
  } catch (error) {
    complain(error.message);
  }
  await page.close();
}

/** The pointer on a card of the hand: the map shows its reach. */
async function rest(page) {
  const card = page.locator('[data-target^="card:"]').last();
  await card.hover({ timeout: 2000 }).catch(() => undefined);
}

/** Lays the first cards of the hand into the slots. */
async function layOut(page, number) {
  for (let at = 0; at < number; at += 1) {
    const tap = (selector, nth) =>
      page
        .locator(selector)
        .nth(nth)
        .click({ timeout: 2000 })
        .catch(() => undefined);
    await tap('[data-target^="card:"][data-lit]', at);
    await tap(`[data-target="slot:${at + 1}"]`, 0);
  }
}

function index() {
  const picture = (name) =>
    `<a href="${name}.png"><img loading="lazy" src="${name}.png" alt="${name}" /></a>`;
  const rows = moments.map(({ name }) => {
    const all = SIZES.flatMap(([width]) => THEMES.map((theme) => picture(`${name}-${width}-${theme}`)));
    return `<h2>${name}</h2><div>${all.join('\n')}</div>`;
  });
  return `<!doctype html><meta charset="utf-8" /><title>Looks</title>
<style>body{background:#222;color:#eee;font:16px sans-serif}div{display:flex;flex-wrap:wrap;gap:8px}img{height:260px}</style>
${rows.join('\n')}`;
}

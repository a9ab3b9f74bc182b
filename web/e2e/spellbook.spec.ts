import { expect, test, type Locator, type Page } from '@playwright/test';
import { complaintsOf, expectAccessible, expectNoSideways } from './accessible.ts';

/** Sits down to a new game as seat 0. */
async function sitDown(page: Page, options: Record<string, string | number>, bots: number): Promise<void> {
  await page.goto('/');
  await page.request.post('/api/guest', { data: { name: 'Wanda' } });
  const seats = [{ kind: 'me' }, ...Array.from({ length: bots }, () => ({ kind: 'bot', bot: 'greedy' }))];
  const made = await page.request.post('/api/tables', { data: { game: 'spellbook', options, seats } });
  expect(made.ok(), await made.text()).toBe(true);
  const { id } = (await made.json()) as { id: string };
  await page.goto(`/table/${id}`);
  await expect(page.getByRole('region', { name: 'The day' })).toBeVisible({ timeout: 20_000 });
}

/** The parts of the board a person uses. */
class Board {
  readonly mine: Locator;
  readonly pool: Locator;
  readonly altar: Locator;
  readonly actions: Locator;
  readonly payment: Locator;

  constructor(readonly page: Page) {
    this.mine = page.locator('section[data-seat="0"]');
    this.pool = this.mine.getByRole('group', { name: 'Pool' });
    this.altar = page.getByRole('group', { name: /^Altar/ });
    this.actions = page.getByRole('group', { name: 'What you can do now' });
    this.payment = page.getByRole('region', { name: /^Pay for/ });
  }

  /** The lit phase, when it is my day and I must decide. */
  async phase(): Promise<string> {
    await expect(this.mine.getByText('deciding')).toBeVisible({ timeout: 20_000 });
    // What others did is shown first; only then can anything be done.
    await expect(this.actions.getByRole('button').first()).toBeVisible();
    return (await this.page.locator('li[aria-current="step"]').first().innerText()).toLowerCase();
  }

  action(name: string): Locator {
    return this.actions.getByRole('button', { name, exact: false });
  }

  /** How many tokens lie in my pool. */
  async poolSize(): Promise<number> {
    return this.pool.locator('[data-piece]').count();
  }

  /** Chooses a token of the pool that is not chosen yet. */
  async tap(name: string | RegExp): Promise<void> {
    await this.pool.getByRole('button', { name, pressed: false }).first().click();
  }
}

/** What a way to pay takes: names of tokens, and the runes of its wilds. */
function readWay(text: string): { reals: string[]; wilds: string[] } {
  const [tokens = ''] = text.split(';');
  const [real = '', ...wilds] = tokens.split(' + ');
  return {
    reals: real.split(', ').flatMap((part) => {
      const [count = '', ...name] = part.trim().split(' ');
      return new Array<string>(Number(count)).fill(name.join(' '));
    }),
    wilds: wilds.flatMap((wild) => new Array<string>(3).fill(wild.split(' ').at(-1) ?? '')),
  };
}

/** Taps the tokens of the first way to pay, and pays. */
async function payByTaps(board: Board): Promise<void> {
  const text = await board.payment.locator('button.way').first().getAttribute('aria-label');
  const { reals, wilds } = readWay(text ?? '');
  await expect(board.payment.getByText('Nothing chosen yet')).toBeVisible();
  for (const name of reals) await board.tap(name);
  for (const rune of wilds) await board.tap(new RegExp(`${rune}$`));
  await expect(board.pool.getByRole('button', { pressed: true })).toHaveCount(reals.length + wilds.length);
  await board.payment
    .getByRole('button', { name: /^Pay and learn/ })
    .first()
    .click();
  await expect(board.payment).toHaveCount(0);
}

/** An evening: learns what can be learned. Says whether tokens had to be chosen for it. */
async function evening(board: Board): Promise<boolean> {
  const learn = board.action('Learn 1 spell');
  if ((await learn.count()) === 0) {
    await board.action('pass').click();
    return false;
  }
  await learn.click();
  const lesson = board.page.locator('button[data-pick]').first();
  await expect(
    lesson
      .or(board.payment)
      .or(board.page.locator('li[aria-current="step"]', { hasNotText: 'Evening' }))
      .first(),
  ).toBeVisible();
  if (await lesson.isVisible()) await lesson.click();
  // The table shows what followed before it asks how to pay.
  await board.payment.waitFor({ timeout: 1500 }).catch(() => undefined);
  if ((await board.payment.count()) === 0) return false;
  await payByTaps(board);
  return true;
}

test('a person plays days by tapping, and pays for a spell with tokens of the pool', async ({ page }) => {
  test.setTimeout(180_000);
  const complaints = complaintsOf(page);
  await sitDown(page, { mode: 'set1' }, 1);
  const board = new Board(page);
  let days = 0;
  let stored = 0;
  let paid = false;
  while (days < 24 && !(paid && stored > 0)) {
    const phase = await board.phase();
    const before = await board.poolSize();
    if (phase.includes('morning')) {
      const draw = board.action('Draw 2 materia');
      if ((await draw.count()) > 0) {
        await draw.click();
        await expect.poll(() => board.poolSize()).toBe(Math.min(9, before + 2));
      } else await board.action('pass').click();
      days += 1;
    } else if (phase.includes('noon')) {
      if (before >= 6) {
        await board.action('Store 1 materia').click();
        await board.pool.getByRole('button').first().click();
        stored += 1;
        await expect(board.mine.locator('.familiar [data-piece]')).toHaveCount(stored);
      } else await board.action('pass').click();
    } else {
      paid = (await evening(board)) || paid;
    }
    await page.waitForTimeout(150);
  }
  expect(stored).toBeGreaterThan(0);
  expect(paid).toBe(true);
  // The spell lies learned before me, with a token on its level.
  await expect(page.locator('.row.here [data-piece]').first()).toBeVisible();
  await expectNoSideways(page);
  await expectAccessible(page);
  expect(complaints).toEqual([]);
});

test('a solo day ends with a token for the opponent', async ({ page }) => {
  const complaints = complaintsOf(page);
  await sitDown(page, { mode: 'set2', difficulty: 1 }, 0);
  const board = new Board(page);
  const opponent = page.getByRole('region', { name: /^Opponent board/ });
  await expect(opponent.locator('.lower [data-piece]')).toHaveCount(1);
  await expect(board.altar.locator('[data-piece]')).toHaveCount(7);
  await board.phase();
  await board.action('Take 1 materia').click();
  await board.altar.getByRole('button').first().click();
  await expect.poll(() => board.poolSize()).toBe(3);
  expect(await board.phase()).toContain('noon');
  await board.action('pass').click();
  // An evening without a lesson passes by itself.
  const evening = page.locator('li[aria-current="step"]', { hasText: 'Evening' });
  const tribute = board.altar.getByRole('button').first();
  await expect(evening.or(tribute).first()).toBeVisible();
  if (!(await tribute.isVisible())) await board.action('pass').click();
  await tribute.click();
  await expect(opponent.locator('.track [data-piece]')).toHaveCount(1);
  await expect(page.getByRole('region', { name: 'The day' }).getByText('Round 2')).toBeVisible();
  await expectNoSideways(page);
  await expectAccessible(page);
  expect(complaints).toEqual([]);
});

test('the spells of an agreed game are chosen as cards, and read in full', async ({ page }) => {
  await page.goto('/');
  await page.request.post('/api/guest', { data: { name: 'Wanda' } });
  const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'random' }];
  const made = await page.request.post('/api/tables', {
    data: { game: 'spellbook', options: { mode: 'agreed' }, seats },
  });
  const { id } = (await made.json()) as { id: string };
  await page.goto(`/table/${id}`);
  for (const name of ['Eruption', 'Sharing', 'Cure', 'Focus', 'Storm', 'Swiftness', 'Knowledge']) {
    await page
      .locator('.choices')
      .getByRole('button', { name: new RegExp(`^${name}`) })
      .click();
  }
  const spells = page.getByRole('region', { name: 'The seven spells' });
  await expect(spells.getByRole('listitem').filter({ hasText: 'Knowledge' }).first()).toBeVisible();
  // The first tap may end the show of what the bot has just done.
  await expect(async () => {
    await spells.getByRole('button', { name: 'Knowledge', exact: true }).click({ timeout: 2000 });
    await expect(page.getByRole('dialog')).toContainText('2 points for each other spell you have learned', {
      timeout: 2000,
    });
  }).toPass();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /Pouch$/ }).click();
  await expect(page.getByRole('dialog')).toContainText(/Pouch: 9\d/);
});

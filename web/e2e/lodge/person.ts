// Somebody at a table of Black Rose Wars who plays with a mouse or a finger, on the board and in the dock.

import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test';
import type { Asked } from '../../src/lib/api/types/Asked';
import { atTable, complaints, openTable, type Chair } from '../table/play';
import { Hears, targetKey } from './hears';
import { asking, drawn, offerOf, type Lit, type Offer, type Point } from './things';

const GAME = 'black-rose-wars';
const ME: Chair = { kind: 'me' };
const BOT: Chair = { kind: 'bot', bot: 'random' };

/** How long a part of a game is, and whether the whole of it is played. */
export const whole = Number(process.env.CONCLAVE_EFFORT ?? 1) >= 10;

/** A game that ends after a few points of power. */
export const SHORT = { moon_second: 1, moon_third: 2, moon_end: 3 };

/** What a new browser is like. */
export interface Screen {
  size?: { width: number; height: number };
  touch?: boolean;
  theme?: 'dark' | 'light';
}

/** Waits, ends and refusals: a game of nothing else never ends. */
const IDLE = /^(pass|wait|end the activation|none|no more|a false target|plan again)/i;
/** So many taps are enough for any question. */
const PATIENCE = 40;

export class Person {
  /** What was not in order while playing: things that cannot be hit, options that are nowhere. */
  readonly faults = new Set<string>();
  /** What is in the way for a moment. */
  readonly aside = new Set<string>();
  taps = 0;

  private constructor(
    readonly page: Page,
    readonly context: BrowserContext,
    readonly hears: Hears,
    readonly wrong: string[],
    readonly touch: boolean,
  ) {}

  /** A new browser with a guest in it. Nothing moves: what is tapped lies where it was measured. */
  static async comes(browser: Browser, name: string, screen: Screen = {}): Promise<Person> {
    const touch = screen.touch ?? false;
    const context = await browser.newContext({
      locale: 'en-GB',
      viewport: screen.size ?? { width: 1440, height: 900 },
      hasTouch: touch,
      isMobile: touch,
      colorScheme: screen.theme ?? 'dark',
      reducedMotion: 'reduce',
    });
    // What others do is not played, so that nobody waits for it.
    await context.addInitScript(() => localStorage.setItem('conclave.pace', 'off'));
    const page = await context.newPage();
    const person = new Person(page, context, new Hears(page), complaints(page), touch);
    const answer = await page.request.post('/api/guest', { data: { name } });
    expect(answer.ok()).toBe(true);
    return person;
  }

  /** Opens a table with so many bots, or with the Avatar if there are none, and sits down. */
  async sits(bots: number, options: Record<string, unknown> = {}): Promise<string> {
    const avatar = bots === 0 ? { avatar: 'apprentice' } : {};
    const chairs = [ME, ...Array.from({ length: bots }, () => BOT)];
    const table = await openTable(this.page, GAME, chairs, { options: { ...avatar, ...options } });
    await this.goes(`/table/${table.id}`);
    return table.id;
  }

  async goes(address: string): Promise<void> {
    await this.page.goto(address);
    await atTable(this.page);
    await expect(this.page.locator('.board svg.map')).toBeVisible();
  }

  async leaves(): Promise<void> {
    expect(this.wrong).toEqual([]);
    await this.context.close();
  }

  /** Answers questions until there were so many, something holds, or the game is over; says whether it is over. */
  async plays(answers: number, until: (asked: Asked) => boolean = () => false): Promise<boolean> {
    for (let count = 0; count < answers && !this.hears.over; count += 1) {
      const came = await this.hears.until(() => this.hears.asked !== null || this.hears.over, 60_000);
      expect(came, 'nobody was asked for a minute').toBe(true);
      const { asked } = this.hears;
      if (!asked) break;
      if (until(asked)) return false;
      await this.answers(asked);
    }
    return this.hears.over;
  }

  /** Plays until it is asked for one of these reasons. */
  async playsTo(reasons: string[], answers = 120): Promise<Asked> {
    await this.plays(answers, (asked) => reasons.includes(asked.reason));
    const { asked } = this.hears;
    expect(reasons, `was asked within ${answers} answers`).toContain(asked?.reason);
    await drawn(this.page);
    return asked as Asked;
  }

  /** Answers one question by tapping until the answer is on its way. */
  async answers(asked: Asked): Promise<void> {
    const open = (): boolean => this.hears.asked?.ticket === asked.ticket;
    await asking(this.page, asked.prompt);
    for (let taps = 0; open(); taps += 1) {
      await drawn(this.page);
      const where = `${asked.reason}: ${asked.prompt}`;
      expect(taps, `no answer after ${taps} taps: ${where}`).toBeLessThan(PATIENCE);
      const offer = await offerOf(this.page, this.least);
      if (!open()) return;
      if (taps === 0) this.judges(asked, offer);
      const found = [where, ...offer.lit.map((it) => it.trouble)].join('\n');
      expect(await this.tapsSomething(asked, offer), `nothing to tap: ${found}`).toBe(true);
    }
  }

  /** Every option lies on the board or is a way in the dock, and whatever is lit can be hit. */
  private judges(asked: Asked, { lit, shown }: Offer): void {
    // What lies in two places is found in one of them.
    const found = new Set(lit.filter((it) => it.at ?? it.crowd).map((it) => it.key));
    for (const { trouble } of lit.filter((it) => !found.has(it.key))) {
      // A peek goes with the pointer: it is in the way, but it can be sent away.
      if (trouble) (trouble.endsWith('peek') ? this.aside : this.faults).add(`${asked.reason}: ${trouble}`);
    }
    const keys = new Set(shown);
    const lost = asked.options.filter(({ target }) => !('way' in target) && !keys.has(targetKey(target)));
    if (lost.length > 0)
      this.faults.add(`${asked.reason}: not on the board: ${lost.map((it) => it.name).join(', ')}`);
  }

  /** The size of what a pointer or a finger hits. */
  get least(): number {
    return this.touch ? 44 : 24;
  }

  private async tapsSomething(asked: Asked, { lit, confirm, ways }: Offer): Promise<boolean> {
    const single = asked.shape.kind === 'one' || asked.shape.kind === 'confirm';
    const sends = pick(confirm);
    // Whoever may stop with a set goes on now and then.
    if (sends && (single || Math.random() < 0.7)) return this.tapsAt(sends);
    const thing = pick(lit.filter((it) => (it.at ?? it.crowd) && !it.chosen));
    const busy = ways.filter((it) => !IDLE.test(it.name));
    const way = pick(busy.length > 0 ? busy : ways);
    if (thing && (!way || Math.random() < (busy.length > 0 ? 0.75 : 0.95))) return this.tapsThing(thing);
    const last = way ?? sends;
    if (last) return this.tapsAt(last);
    const any = pick(lit.filter((it) => it.at ?? it.crowd));
    return any ? this.tapsThing(any) : false;
  }

  private async tapsThing(thing: Lit): Promise<boolean> {
    if (thing.at) return this.tapsAt(thing.at);
    if (!thing.crowd) return false;
    await this.tapsAt(thing.crowd);
    await expect(this.page.locator('.petal').first()).toBeVisible();
    const { lit } = await offerOf(this.page, this.least);
    for (const { trouble } of lit) if (trouble) this.faults.add(`petal: ${trouble}`);
    const petal = lit.find((it) => it.key === thing.key);
    expect(petal?.at, `${thing.name} is among the petals`).toBeTruthy();
    return petal?.at ? this.tapsAt(petal.at) : false;
  }

  /** Taps a place of the screen. */
  async tapsAt({ x, y }: Point): Promise<boolean> {
    this.taps += 1;
    if (this.touch) await this.page.touchscreen.tap(x, y);
    else await this.page.mouse.click(x, y);
    return true;
  }
}

function pick<T>(list: readonly T[]): T | undefined {
  return list[Math.floor(Math.random() * list.length)];
}

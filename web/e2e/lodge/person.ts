// Somebody at a table of Black Rose Wars who plays with a mouse or a finger, on the board and in the dock.

import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test';
import type { Asked } from '../../src/lib/api/types/Asked';
import { atTable, complaints, openTable, type Chair } from '../table/play';
import { Hears, targetKey } from './hears';
import { dockOf, drawn, litThings, shownTargets, type Lit } from './things';

const GAME = 'black-rose-wars';
const ME: Chair = { kind: 'me' };
const BOT: Chair = { kind: 'bot', bot: 'random' };

/** How long a part of a game is, and whether the whole of it is played. */
export const whole = Number(process.env.CONCLAVE_EFFORT ?? 1) >= 10;

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
  /** What is hit, but not at its middle. */
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
    await drawn(this.page);
    await this.looksAt(asked);
    for (let taps = 0; open(); taps += 1) {
      const where = `${asked.reason}: ${asked.prompt}`;
      expect(taps, `no answer after ${taps} taps: ${where}`).toBeLessThan(PATIENCE);
      expect(await this.tapsSomething(asked), `nothing to tap: ${where}`).toBe(true);
      // What was tapped may have been an answer, which takes a moment to leave.
      if (open()) await drawn(this.page);
    }
  }

  /** Every option is lit in its place or is a way in the dock, and whatever is lit can be hit. */
  private async looksAt(asked: Asked): Promise<void> {
    const lit = await litThings(this.page, this.least);
    for (const it of lit) if (it.trouble) this.faults.add(`${asked.reason}: ${it.trouble}`);
    for (const it of lit) if (it.at && !it.middle) this.aside.add(`${asked.reason}: ${it.key} "${it.name}"`);
    const keys = new Set(await shownTargets(this.page));
    const lost = asked.options.filter(({ target }) => !('way' in target) && !keys.has(targetKey(target)));
    if (lost.length > 0)
      this.faults.add(`${asked.reason}: not on the board: ${lost.map((it) => it.name).join(', ')}`);
  }

  /** The size of what a pointer or a finger hits. */
  get least(): number {
    return this.touch ? 44 : 24;
  }

  private async tapsSomething(asked: Asked): Promise<boolean> {
    const dock = await dockOf(this.page);
    const lit = (await litThings(this.page, this.least)).filter((it) => it.at ?? it.crowd);
    const single = asked.shape.kind === 'one' || asked.shape.kind === 'confirm';
    // Whoever may stop with a set goes on now and then.
    const confirm = pick(dock.confirm);
    if (confirm && (single || Math.random() < 0.7)) return this.tapsAt(confirm);
    const fresh = lit.filter((it) => !it.chosen);
    const busy = dock.ways.filter((it) => !IDLE.test(it.name));
    const thing = fresh[Math.floor(Math.random() * fresh.length)];
    const way = pick(busy.length > 0 ? busy : dock.ways);
    if (thing && (!way || Math.random() < 0.75 || (busy.length === 0 && Math.random() < 0.9)))
      return this.tapsThing(thing);
    if (way) return this.tapsAt(way);
    if (confirm) return this.tapsAt(confirm);
    const any = pick(lit);
    return any ? this.tapsThing(any) : false;
  }

  private async tapsThing(thing: Lit): Promise<boolean> {
    if (thing.at) return this.tapsAt(thing.at);
    if (!thing.crowd) return false;
    await this.tapsAt(thing.crowd);
    await expect(this.page.locator('.flower')).toBeVisible();
    const petals = await litThings(this.page, this.least);
    for (const it of petals) if (it.trouble) this.faults.add(`petal: ${it.trouble}`);
    const petal = petals.find((it) => it.key === thing.key);
    expect(petal?.at, `${thing.name} is among the petals`).toBeTruthy();
    return petal?.at ? this.tapsAt(petal.at) : false;
  }

  /** Taps a place of the screen. */
  async tapsAt({ x, y }: { x: number; y: number }): Promise<boolean> {
    this.taps += 1;
    if (this.touch) await this.page.touchscreen.tap(x, y);
    else await this.page.mouse.click(x, y);
    return true;
  }
}

function pick<T>(list: readonly T[]): T | undefined {
  return list[Math.floor(Math.random() * list.length)];
}

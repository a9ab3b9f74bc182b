// Somebody who plays with keys alone: Tab and arrows lead to a thing, Enter takes it; digits choose at once.

import { expect } from '@playwright/test';
import type { Asked } from '../../src/lib/api/types/Asked';
import { CHOICE_KEYS } from '../../src/lib/table/keys';
import type { Person } from './person';
import { asking, drawn, offerOf } from './things';

/** What has the focus. */
interface Focused {
  what: 'nothing' | 'thing' | 'way' | 'confirm' | 'other';
  onMap: boolean;
  words: string;
  /** Somebody sees where the focus is. */
  seen: boolean;
}

const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];
/** So many stops has a page at most. */
const STOPS = 160;

export class Typist {
  /** Where the focus was lost or could not be seen. */
  readonly faults = new Set<string>();
  #answered = 0;

  constructor(readonly person: Person) {}

  /** Answers so many questions; says whether the game is over. */
  async plays(answers: number): Promise<boolean> {
    const { hears } = this.person;
    for (let count = 0; count < answers && !hears.over; count += 1) {
      const came = await hears.until(() => hears.asked !== null || hears.over, 60_000);
      expect(came, 'nobody was asked for a minute').toBe(true);
      if (hears.asked) await this.#answers(hears.asked);
    }
    return hears.over;
  }

  async #answers(asked: Asked): Promise<void> {
    const open = (): boolean => this.person.hears.asked?.ticket === asked.ticket;
    const where = `${asked.reason}: ${asked.prompt}`;
    await asking(this.person.page, asked.prompt);
    await drawn(this.person.page);
    if (this.#answered > 0 && (await this.#focused()).what === 'nothing') {
      this.faults.add(`${this.person.hears.reasons.at(-1)}, then ${asked.reason}: the focus is lost`);
    }
    // Every other question by digits, so that both ways are gone.
    const typed = this.#answered % 2 === 1 || asked.shape.kind === 'assign';
    this.#answered += 1;
    for (let tries = 0; open(); tries += 1) {
      expect(tries, `no answer after ${tries} tries: ${where}`).toBeLessThan(40);
      const { confirm } = await offerOf(this.person.page, 1);
      if (confirm.length > 0) await this.#goes(['confirm']);
      else if (typed) await this.#types(asked);
      else await this.#goes(['thing', 'way']);
      await drawn(this.person.page);
    }
  }

  /** Chooses by a digit or letter; of an assignment also the place. */
  async #types(asked: Asked): Promise<void> {
    await this.#press(CHOICE_KEYS[Math.floor(Math.random() * asked.options.length)] ?? '1');
    if (asked.shape.kind !== 'assign') return;
    await this.#press(CHOICE_KEYS[Math.floor(Math.random() * asked.places.length)] ?? '1');
  }

  /** Goes on by Tab, and by arrows on the map, until one of these has the focus, and presses it. */
  async #goes(goals: Focused['what'][]): Promise<void> {
    for (let stop = 0; stop < STOPS; stop += 1) {
      await this.#press('Tab');
      let at = await this.#focused();
      this.#judges(at);
      if (at.onMap && goals.includes('thing')) {
        await this.#press(ARROWS[Math.floor(Math.random() * ARROWS.length)] ?? 'ArrowUp');
        at = await this.#focused();
        this.#judges(at);
      }
      if (!goals.includes(at.what) || (goals.length > 1 && Math.random() < 0.3)) continue;
      return this.#press('Enter');
    }
    throw new Error(`no ${goals.join(' or ')} within ${STOPS} stops`);
  }

  #judges(at: Focused): void {
    if (at.what !== 'nothing' && !at.seen) this.faults.add(`the focus is not seen: ${at.words}`);
  }

  #press(key: string): Promise<void> {
    return this.person.page.keyboard.press(key);
  }

  #focused(): Promise<Focused> {
    return this.person.page.evaluate(look);
  }
}

/** Runs inside the page. */
async function look(): Promise<Focused> {
  // A ring is there with the next picture.
  await new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));
  const at = document.activeElement;
  if (!at || at === document.body) return { what: 'nothing', onMap: false, words: '', seen: false };
  const ringed = (element: Element): boolean => {
    const { outlineStyle, outlineWidth, visibility } = getComputedStyle(element);
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1 && visibility === 'visible';
  };
  // Things of a map draw the ring themselves.
  const drawn = (): boolean =>
    [...at.querySelectorAll('.focus, .brackets')].some((it) => getComputedStyle(it).visibility === 'visible');
  const shown = (): boolean => {
    const { left, top, right, bottom } = at.getBoundingClientRect();
    return right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
  };
  const what = at.matches('.board [data-lit]:not([data-chosen])')
    ? 'thing'
    : at.matches('section.prompt .ways button:enabled')
      ? 'way'
      : at.matches('section.prompt .deeds .gold, .board button.ready')
        ? 'confirm'
        : 'other';
  const words = (at.getAttribute('aria-label') ?? at.textContent ?? '').trim().slice(0, 40);
  return {
    what,
    onMap: at.closest('svg.map') !== null,
    words: `${at.tagName} ${at.getAttribute('class') ?? ''} "${words}"`,
    // What the page around the table shows has its own tests.
    seen: !at.closest('main') || (shown() && (ringed(at) || (at instanceof SVGElement && drawn()))),
  };
}

// What can be picked on a board and in the dock, as a finger meets it: where it is, how large, and what
// lies over it.

import type { Page } from '@playwright/test';

export interface Point {
  x: number;
  y: number;
}

/** One lit element of the board. */
export interface Lit {
  key: string;
  name: string;
  /** Where a finger hits it and nothing else, as far as half the least size around; or nowhere. */
  at: Point | null;
  /** It stands in a crowd, which opens as petals where it is tapped. */
  crowd: Point | null;
  chosen: boolean;
  /** What is wrong if it cannot be hit. */
  trouble: string;
}

/** A button and its middle on the screen. */
export interface Button extends Point {
  name: string;
}

/** All that can be tapped to answer. */
export interface Offer {
  lit: Lit[];
  /** The targets on the board that can be tapped, lit or chosen or turned by a button. */
  shown: string[];
  /** The buttons that send what was chosen: Confirm in the dock, Ready beside a plan. */
  confirm: Button[];
  /** The buttons of the dock that are an answer by themselves. */
  ways: Button[];
}

/** Everything that can be tapped; `least` is the size that a finger or a pointer needs. */
export function offerOf(page: Page, least: number): Promise<Offer> {
  return page.evaluate(look, least);
}

/** Runs inside the page. */
function look(size: number): Offer {
  // Not the very edge, which may fall between two pixels.
  const half = size / 2 - 2;
  const around = [0.5, 0.54, 0.46, 0.3, 0.7, 0.15, 0.85];

  const hits = (element: Element, x: number, y: number): boolean => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && element.contains(hit);
  };
  const clear = (element: Element, { x, y }: Point): boolean =>
    hits(element, x, y) &&
    hits(element, x + half, y) &&
    hits(element, x - half, y) &&
    hits(element, x, y + half) &&
    hits(element, x, y - half);
  const middleOf = (box: DOMRect): Point => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 });
  const pointsOf = (box: DOMRect): Point[] =>
    around.flatMap((down) =>
      around.map((right) => ({ x: box.left + box.width * right, y: box.top + box.height * down })),
    );
  const named = (element: Element): string =>
    (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 60);
  const keyOf = (element: Element): string => element.getAttribute('data-target') ?? '';

  function litOf(element: Element): Lit {
    // Whoever looks for it moves the row it lies in.
    if (!element.closest('svg')) element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const box = element.getBoundingClientRect();
    const middle = middleOf(box);
    const at = pointsOf(box).find((point) => clear(element, point)) ?? null;
    const over = document.elementFromPoint(middle.x, middle.y);
    const crowd = !at && over?.closest('[data-petals]') ? middle : null;
    return {
      key: keyOf(element),
      name: named(element),
      at,
      crowd,
      chosen: element.hasAttribute('data-chosen'),
      trouble: at || crowd ? '' : `${keyOf(element)} "${named(element)}" ${placed(box)}, ${coverOf(over)}`,
    };
  }
  const placed = (box: DOMRect): string =>
    `${Math.round(box.width)}x${Math.round(box.height)} at ${Math.round(box.left)},${Math.round(box.top)}`;
  function coverOf(over: Element | null): string {
    if (!over) return 'outside the window';
    if (over.closest('[data-peek]')) return 'under a peek';
    return `its middle shows ${(over.closest('[data-target]') ?? over).outerHTML.slice(0, 160)}`;
  }
  function buttonsOf(selector: string): Button[] {
    return [...document.querySelectorAll<HTMLButtonElement>(selector)]
      .filter((it) => !it.disabled && it.checkVisibility())
      .map((button) => {
        button.scrollIntoView({ block: 'nearest' });
        return { name: named(button), ...middleOf(button.getBoundingClientRect()) };
      });
  }

  // Open petals are above everything: nothing else can be tapped.
  const field = document.querySelector('.flower') ?? document;
  const visible = (selector: string): Element[] =>
    [...field.querySelectorAll(selector)].filter((it) => it.checkVisibility());
  return {
    lit: visible('.board [data-target][data-lit]').map(litOf),
    shown: visible('.board [data-target]:is([data-lit], [data-chosen], button:enabled)').map(keyOf),
    confirm: buttonsOf('section.prompt.asked .deeds .gold, .board button.ready'),
    ways: buttonsOf('section.prompt.asked .ways button'),
  };
}

/** The page has drawn what it was told. */
export function drawn(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );
}

/** The page shows this question, and the dock asks it. */
export async function asking(page: Page, prompt: string): Promise<void> {
  await page.waitForFunction(
    (words) => document.querySelector('section.prompt.asked .question')?.textContent?.includes(words),
    prompt,
    { timeout: 30_000 },
  );
}

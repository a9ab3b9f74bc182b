// What can be picked on a board, as a finger meets it: where it is, how large, and what lies over it.

import type { Page } from '@playwright/test';

/** One lit element. */
export interface Lit {
  key: string;
  name: string;
  /** Where a finger hits it and nothing else, as far as half the least size around; or nowhere. */
  at: { x: number; y: number } | null;
  /** It is hit at its middle. */
  middle: boolean;
  /** It stands in a crowd, which opens as petals. */
  crowd: { x: number; y: number } | null;
  chosen: boolean;
  /** What is wrong if it cannot be hit. */
  trouble: string;
}

/** A button and its middle on the screen. */
export interface Place {
  name: string;
  x: number;
  y: number;
}

/** The dock: what can be pressed there. */
export interface Dock {
  /** The buttons that send what was chosen: Confirm in the dock, Ready beside a plan. */
  confirm: Place[];
  /** The buttons that are an answer by themselves. */
  ways: Place[];
  /** The name of what is asked. */
  question: string;
}

/** All lit elements of the board; `least` is the size a finger or pointer needs. */
export function litThings(page: Page, least: number): Promise<Lit[]> {
  return page.evaluate((size) => {
    const half = size / 2 - 1;
    const within = (element: Element, x: number, y: number): boolean => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (element === hit || element.contains(hit));
    };
    const clear = (element: Element, x: number, y: number): boolean =>
      [
        [0, 0],
        [half, 0],
        [-half, 0],
        [0, half],
        [0, -half],
      ].every(([dx, dy]) => within(element, x + (dx ?? 0), y + (dy ?? 0)));
    const crowdAt = (x: number, y: number) => {
      const crowd = document.elementFromPoint(x, y)?.closest('[data-petals]');
      return crowd ? { x, y } : null;
    };
    const steps = [0.5, 0.3, 0.7, 0.15, 0.85];
    const around = (box: DOMRect) =>
      steps.flatMap((down) =>
        steps.map((right) => ({ x: box.left + box.width * right, y: box.top + box.height * down })),
      );

    const petals = document.querySelector('.flower');
    const all = [...(petals ?? document).querySelectorAll('.board [data-target][data-lit]')];
    return all
      .filter((it) => it.checkVisibility())
      .map((element) => {
        if (!element.closest('svg')) element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        const box = element.getBoundingClientRect();
        const middle = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
        const at = around(box).find(({ x, y }) => clear(element, x, y)) ?? null;
        const crowd = at ? null : crowdAt(middle.x, middle.y);
        const isMiddle = within(element, middle.x, middle.y);
        const over = document.elementFromPoint(middle.x, middle.y);
        const seen = over === null ? 'outside the window' : (over.closest('[data-target]') ?? over).outerHTML;
        const key = element.getAttribute('data-target') ?? '';
        const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
        const where = `${Math.round(box.width)}x${Math.round(box.height)} at ${Math.round(box.left)},${Math.round(box.top)}`;
        return {
          key,
          name,
          at,
          middle: isMiddle,
          crowd,
          chosen: element.hasAttribute('data-chosen'),
          trouble: at || crowd ? '' : `${key} "${name}" (${where}) under ${seen.slice(0, 160)}`,
        };
      });
  }, least);
}

/** The targets that can be tapped on the board, whether they are lit or turn by themselves. */
export function shownTargets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.board [data-target]')]
      .filter((it) => it.checkVisibility() && it.matches('[data-lit], [data-chosen], button:enabled'))
      .map((it) => it.getAttribute('data-target') ?? ''),
  );
}

/** What the dock offers now. */
export function dockOf(page: Page): Promise<Dock> {
  return page.evaluate(() => {
    const dock = document.querySelector('section.prompt.asked');
    const places = (buttons: Iterable<HTMLButtonElement>): Place[] =>
      [...buttons]
        .filter((it) => !it.disabled)
        .map((button) => {
          button.scrollIntoView({ block: 'nearest' });
          const box = button.getBoundingClientRect();
          const name = button.getAttribute('aria-label') ?? button.textContent ?? '';
          return { name: name.trim(), x: box.left + box.width / 2, y: box.top + box.height / 2 };
        });
    const inDock = (selector: string) => dock?.querySelectorAll<HTMLButtonElement>(selector) ?? [];
    return {
      confirm: places([
        ...inDock('.deeds .gold'),
        ...document.querySelectorAll<HTMLButtonElement>('.board button.ready'),
      ]),
      ways: places(inDock('.ways button')),
      question: dock?.querySelector('.question p')?.textContent?.trim() ?? '',
    };
  });
}

/** The page has drawn what it was told. */
export function drawn(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );
}

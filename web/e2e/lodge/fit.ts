// Whether things lie in the window whole, and nothing lies over them.

import type { Page } from '@playwright/test';
import type { View } from '../../src/boards/black-rose-wars/view';

/** What must be in sight: how it is found, and how much of it from the top, in pixels. */
export interface Wanted {
  what: string;
  selector: string;
  /** Only so much from its top edge. */
  top?: number;
  /** It lies in a row that may be moved sideways: what is beyond its ends does not count. */
  row?: boolean;
}

/** What is not in sight, in words, and how many of each were looked at. */
export function hiddenOf(page: Page, wanted: Wanted[]): Promise<string[]> {
  return page.evaluate((list) => {
    const SLACK = 1.5;
    const clips = (box: Element, sideways: boolean): DOMRect | null => {
      const { overflowX, overflowY } = getComputedStyle(box);
      if (overflowX === 'visible' && overflowY === 'visible') return null;
      if (sideways && /auto|scroll/.test(overflowX)) return null;
      return box.getBoundingClientRect();
    };
    const outside = (thing: DOMRect, box: DOMRect): boolean =>
      thing.left < box.left - SLACK ||
      thing.right > box.right + SLACK ||
      thing.top < box.top - SLACK ||
      thing.bottom > box.bottom + SLACK;
    const rowOf = (thing: Element): DOMRect | null => {
      for (let box = thing.parentElement; box; box = box.parentElement) {
        if (/auto|scroll/.test(getComputedStyle(box).overflowX)) return box.getBoundingClientRect();
      }
      return null;
    };
    const name = (thing: Element): string =>
      `${(thing.getAttribute('aria-label') ?? thing.textContent ?? '').trim().slice(0, 40)}`;
    const where = (it: DOMRect): string =>
      `${Math.round(it.width)}x${Math.round(it.height)} at ${Math.round(it.left)},${Math.round(it.top)}`;

    /** What lies over some point of it, a few pixels inside. */
    const coverOf = (thing: Element, part: DOMRect): Element | null => {
      const steps = [0, 0.25, 0.5, 0.75, 1];
      for (const down of steps)
        for (const right of steps) {
          const hit = document.elementFromPoint(
            part.left + 2 + (part.width - 4) * right,
            part.top + 2 + (part.height - 4) * down,
          );
          // Cards of a hand may lie over each other like tiles.
          const sibling = hit?.closest('li')?.parentElement?.contains(thing) && thing.closest('li');
          if (hit && !thing.contains(hit) && !hit.contains(thing) && !sibling) return hit;
        }
      return null;
    };

    return list.flatMap(({ what, selector, top, row }) => {
      const things = [...document.querySelectorAll(selector)].filter((it) => it.checkVisibility());
      if (things.length === 0) return [`${what}: nothing is there`];
      return things.flatMap((thing) => {
        const whole = thing.getBoundingClientRect();
        let part = new DOMRect(
          whole.left,
          whole.top,
          whole.width,
          Math.min(top ?? whole.height, whole.height),
        );
        const track = row ? rowOf(thing) : null;
        if (track) {
          const left = Math.max(part.left, track.left);
          const right = Math.min(part.right, track.right);
          if (right - left < 8) return [];
          part = new DOMRect(left, part.top, right - left, part.height);
        }
        const said = `${what} "${name(thing)}" (${where(part)})`;
        if (outside(part, new DOMRect(0, 0, innerWidth, innerHeight))) return [`${said}: outside the window`];
        for (let box = thing.parentElement; box; box = box.parentElement) {
          const edge = clips(box, row ?? false);
          if (edge && outside(part, edge)) return [`${said}: cut off by ${box.className} (${where(edge)})`];
        }
        const cover = coverOf(thing, part);
        return cover ? [`${said}: under ${cover.outerHTML.slice(0, 120)}`] : [];
      });
    });
  }, wanted);
}

/** The page does not scroll, down (on a desk) or sideways. */
export async function scrolls(page: Page, desk: boolean): Promise<string[]> {
  const { down, right } = await page.evaluate(() => ({
    down: document.documentElement.scrollHeight - innerHeight,
    right: document.documentElement.scrollWidth - innerWidth,
  }));
  return [
    ...(right > 0 ? [`the page scrolls sideways by ${right}`] : []),
    ...(desk && down > 0 ? [`the page scrolls down by ${down}`] : []),
  ];
}

/** The cards one holds, as the board shows them; laid ones lie in slots. */
export function handOf(view: View, me: number): string {
  const cards = view.mages[me]?.hand ?? [];
  return cards.map((card) => `.board .hand [data-target="card:${card}"]`).join(', ');
}

// Where a floating panel goes: beside what it speaks of; on a phone along the edge that is farther away,
// so that it never lies over the thing it explains.

import type { Attachment } from 'svelte/attachments';

const PHONE = 640;
const MARGIN = 8;

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The upper left corner for a panel of this size, without leaving the window. */
export function corner(
  anchor: Box,
  panel: { width: number; height: number },
  view: { width: number; height: number },
) {
  if (view.width < PHONE) {
    const low = anchor.top + anchor.height / 2 > view.height / 2;
    return { left: (view.width - panel.width) / 2, top: low ? MARGIN : view.height - panel.height - MARGIN };
  }
  const right = anchor.left + anchor.width + MARGIN;
  const left = anchor.left - panel.width - MARGIN;
  const fitsRight = right + panel.width + MARGIN <= view.width;
  const x = fitsRight || left < MARGIN ? Math.min(right, view.width - panel.width - MARGIN) : left;
  const y = Math.min(Math.max(MARGIN, anchor.top), Math.max(MARGIN, view.height - panel.height - MARGIN));
  return { left: Math.max(MARGIN, x), top: y };
}

/** Keeps an element beside its anchor, also when its content grows. */
export function placed(anchor: HTMLElement): Attachment<HTMLElement> {
  return (panel) => {
    const place = (): void => {
      const view = { width: document.documentElement.clientWidth, height: window.innerHeight };
      const at = corner(anchor.getBoundingClientRect(), panel.getBoundingClientRect(), view);
      panel.style.left = `${at.left}px`;
      panel.style.top = `${at.top}px`;
    };
    place();
    const grown = new ResizeObserver(place);
    grown.observe(panel);
    window.addEventListener('scroll', place, { passive: true, capture: true });
    window.addEventListener('resize', place);
    return () => {
      grown.disconnect();
      window.removeEventListener('scroll', place, { capture: true });
      window.removeEventListener('resize', place);
    };
  };
}

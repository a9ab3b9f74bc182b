// One way for everything on a board that can be picked: an attachment that makes an element the
// option of the open question, for the mouse, the finger, the keyboard and the ear.

import { untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import type { Target } from '../../lib/api/types/Target';
import { targetKey } from '../../lib/table/draft';
import type { SelectionApi } from '../../lib/table/selection.svelte';

/** What the element is beside an option. */
export interface Manner {
  /** Its name where the question does not name it. */
  name?: string;
  /** It can be focused and read although nothing is asked about it. */
  readable?: boolean;
  /** What happens when somebody looks at it: pointer over it, focus in it, finger on it. */
  onlook?: (here: boolean) => void;
}

/**
 * The element stands for a target. While the target is offered it is a button: `data-target` names it,
 * `data-lit`, `data-chosen` and `data-barred` say how it is to be drawn (see `kit/pickable.css`).
 */
export function pickable(
  pick: SelectionApi,
  target: Target,
  manner: Manner = {},
): Attachment<HTMLElement | SVGElement> {
  return (element) => {
    const key = targetKey(target);
    const tap = (event: Event): void => {
      if (!pick.offers(target)) return;
      event.stopPropagation();
      pick.toggle(target);
    };
    const press = (event: Event): void => {
      const { key: pressed } = event as KeyboardEvent;
      if (pressed !== 'Enter' && pressed !== ' ') return;
      event.preventDefault();
      tap(event);
    };
    // What leaves the page under the pointer or with the focus says so in the middle of an update.
    const look = (here: boolean) => (): void => untrack(() => manner.onlook?.(here));
    const heard: [string, (event: Event) => void][] = [
      ['click', tap],
      ['keydown', press],
      ['pointerenter', look(true)],
      ['pointerleave', look(false)],
      ['focusin', look(true)],
      ['focusout', look(false)],
    ];
    // A real button presses itself by its keys.
    const listened =
      element instanceof HTMLButtonElement ? heard.filter(([name]) => name !== 'keydown') : heard;
    listened.forEach(([name, hear]) => element.addEventListener(name, hear));
    element.dataset.target = key;

    $effect(() => dress(element, pick, target, manner));
    return () => listened.forEach(([name, hear]) => element.removeEventListener(name, hear));
  };
}

function dress(element: HTMLElement | SVGElement, pick: SelectionApi, target: Target, manner: Manner): void {
  const offered = pick.offers(target);
  const barred = pick.why(target);
  const chosen = offered && pick.isPicked(target);
  mark(element, 'lit', offered && pick.canPick(target));
  mark(element, 'chosen', chosen);
  mark(element, 'barred', !offered && barred !== null);
  const name = [pick.name(target) ?? manner.name, offered ? null : barred?.why].filter(Boolean).join(': ');
  const reachable = offered || barred !== null || manner.readable === true;
  write(element, 'tabindex', reachable ? '0' : null);
  if (!(element instanceof HTMLButtonElement)) write(element, 'role', reachable ? 'button' : null);
  write(element, 'aria-label', name || null);
  write(element, 'aria-pressed', offered ? String(chosen) : null);
  write(element, 'aria-disabled', reachable && !offered ? 'true' : null);
}

function mark(element: HTMLElement | SVGElement, word: string, on: boolean): void {
  if (on) element.dataset[word] = '';
  else delete element.dataset[word];
}

function write(element: Element, attribute: string, value: string | null): void {
  if (value === null) element.removeAttribute(attribute);
  else element.setAttribute(attribute, value);
}

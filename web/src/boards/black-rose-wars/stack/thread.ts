// From a thing that runs to its place on the map: whoever rests on the one sees the other.

import type { Attachment } from 'svelte/attachments';
import type { Target } from '../../../lib/api/types/Target';
import type { LodgeTable } from '../table.svelte';

export function threads(table: LodgeTable, target: Target | null): Attachment<Element> {
  return (element) => {
    if (!target) return undefined;
    const looks = { what: 'thing' as const, target };
    const begin = (): void => void (table.looked = looks);
    const end = (): void => {
      if (table.looked === looks) table.looked = null;
    };
    const heard: [string, () => void][] = [
      ['pointerenter', begin],
      ['focusin', begin],
      ['pointerleave', end],
      ['focusout', end],
    ];
    heard.forEach(([name, hear]) => element.addEventListener(name, hear));
    return () => {
      end();
      heard.forEach(([name, hear]) => element.removeEventListener(name, hear));
    };
  };
}

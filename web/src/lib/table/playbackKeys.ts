// Keys and seats of the playback of a game.

import type { ChairInfo } from '../api/types/ChairInfo';
import type { ReplayInfo } from '../api/types/ReplayInfo';

/** The seats of a replay as boards want them: only the names are known. */
export function chairsOf(info: ReplayInfo): ChairInfo[] {
  return info.names.map((name, seat) => ({
    seat,
    kind: 'person',
    name,
    bot: null,
    online: true,
    resigned: false,
    yours: false,
    invite: null,
  }));
}

/** What a key does to a playback. */
export function playbackKey(event: KeyboardEvent): 'toggle' | 'next' | 'back' | 'first' | 'last' | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  const target = event.target instanceof Element ? event.target : null;
  // Sliders, lists and buttons have their own use for these keys.
  if (target?.closest('input, select, textarea, button, a, summary, [role="log"]')) return null;
  switch (event.key) {
    case ' ':
      return 'toggle';
    case 'ArrowRight':
      return 'next';
    case 'ArrowLeft':
      return 'back';
    case 'Home':
      return 'first';
    case 'End':
      return 'last';
    default:
      return null;
  }
}

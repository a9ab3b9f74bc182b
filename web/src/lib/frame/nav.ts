import { href, type Route } from '../router.ts';
import type { IconName } from '../ui/icons.ts';

/** A place of the main navigation, and the pages during which it counts as the present one. */
export type Place = { key: string; to: string; icon: IconName; pages: Route['name'][] };

export const PLACES: readonly Place[] = [
  {
    key: 'nav-play',
    to: href({ name: 'home' }),
    icon: 'play',
    pages: ['home', 'new', 'table', 'import', 'replay'],
  },
  { key: 'nav-cards', to: href({ name: 'cards', game: null }), icon: 'cards', pages: ['cards'] },
  { key: 'nav-rules', to: href({ name: 'rules', game: null, id: null }), icon: 'book', pages: ['rules'] },
  { key: 'nav-score', to: href({ name: 'score', game: null }), icon: 'scale', pages: ['score'] },
];

/** The reader's own place; on phones it is one more of the bar below. */
export const ACCOUNT: Place = {
  key: 'nav-account',
  to: href({ name: 'account' }),
  icon: 'person',
  pages: ['account'],
};

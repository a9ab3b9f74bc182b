import { keep, recall } from '../keep.ts';

/** Dark, light, or as the system says. */
export type Theme = 'system' | 'dark' | 'light';
export const THEMES: readonly Theme[] = ['system', 'dark', 'light'];

const known = (word: string | null): Theme => THEMES.find((theme) => theme === word) ?? 'system';

let wish = $state<Theme>(known(recall('theme')));

/** The look of the page. `public/theme.js` does the same before the first paint. */
export const theme = {
  get wish(): Theme {
    return wish;
  },
  set wish(next: Theme) {
    wish = next;
    keep('theme', next);
    if (next === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = next;
  },
};

// All parts of the boards in all states: every `*.show.svelte` beside a part shows it.
// `?only=lodge` shows those with the word in their path, `?theme=light` the light table, `?lang=pl` Polish.

import { mount, type Component } from 'svelte';
import '../src/styles/tokens.css';
import '../src/styles/base.css';
import Kit from './Kit.svelte';

const query = new URLSearchParams(location.search);
document.documentElement.dataset.theme = query.get('theme') ?? 'dark';
const lang = query.get('lang');
if (lang) localStorage.setItem('conclave.lang', lang);

const files = import.meta.glob('../src/boards/**/*.show.svelte') as Record<
  string,
  () => Promise<{ default: Component }>
>;
const only = query.get('only') ?? '';
const wanted = Object.entries(files).filter(([path]) => path.includes(only));
const shows = await Promise.all(
  wanted.map(async ([path, load]) => {
    try {
      return { path, show: (await load()).default, failed: '' };
    } catch (cause) {
      return { path, show: null, failed: String(cause) };
    }
  }),
);
mount(Kit, { target: document.getElementById('app') as HTMLElement, props: { shows } });

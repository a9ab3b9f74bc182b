// A board at one moment of a game, from a fixture: `?game=black-rose-wars&at=action`. Nothing is sent
// anywhere; picking works as at a table. `?theme=light`, `?lang=pl`.

import { mount } from 'svelte';
import '../src/styles/tokens.css';
import '../src/styles/base.css';

const query = new URLSearchParams(location.search);
document.documentElement.dataset.theme = query.get('theme') ?? 'dark';
const lang = query.get('lang') ?? 'en';
localStorage.setItem('conclave.lang', lang);
const game = query.get('game') ?? 'black-rose-wars';
const fetched = async (path: string) => (await fetch(`/dev/fixtures/${game}/${path}`)).json();
const [fixture, cards] = await Promise.all([
  fetched(`${query.get('at') ?? 'action'}.json`),
  fetched(`cards.${lang}.json`),
]);
// The words of the page are chosen when it is loaded.
const { default: Look } = await import('./Look.svelte');
mount(Look, { target: document.getElementById('app') as HTMLElement, props: { game, lang, fixture, cards } });

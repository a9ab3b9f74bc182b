import type { Component } from 'svelte';
import type { Route } from '../router.ts';

/** What every page gets: where the reader is. */
export type PageProps<Name extends Route['name'] = Route['name']> = { route: Extract<Route, { name: Name }> };

type Loader = () => Promise<{ default: Component<PageProps> }>;

/** Every page is fetched when it is first visited. */
const files = import.meta.glob('../../pages/*.svelte') as Record<string, Loader>;

const FILES: Record<Route['name'], string> = {
  home: 'Home',
  new: 'NewTable',
  table: 'Table',
  import: 'Import',
  replay: 'Replay',
  score: 'Score',
  cards: 'Cards',
  rules: 'Rules',
  account: 'Account',
  about: 'About',
  missing: 'Missing',
};

/** The page of a route. */
export async function pageOf(name: Route['name']): Promise<Component<PageProps>> {
  const load = files[`../../pages/${FILES[name]}.svelte`] ?? files['../../pages/Missing.svelte'];
  if (!load) throw new Error(`there is no page ${name}`);
  return (await load()).default;
}

/** Pages where the game gets the whole screen of a phone. */
export function isWide(name: Route['name']): boolean {
  return name === 'table' || name === 'replay';
}

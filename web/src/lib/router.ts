import { createSubscriber } from 'svelte/reactivity';

/** A page of the app with what its address says. */
export type Route =
  | { name: 'home' }
  | { name: 'new'; game: string }
  | { name: 'table'; id: string; moment: number | null }
  | { name: 'import' }
  | { name: 'replay'; id: string; moment: number | null }
  | { name: 'score'; game: string | null }
  | { name: 'cards'; game: string | null }
  | { name: 'rules'; game: string | null; id: string | null }
  | { name: 'account' }
  | { name: 'about' }
  | { name: 'missing'; path: string };

/** The page an address names. */
export function parse(path: string): Route {
  const parts = path.split('/').filter(Boolean).map(decode);
  const [page, a, b, c] = parts;
  const missing: Route = { name: 'missing', path };
  const atMost = (count: number, route: Route) => (parts.length > count ? missing : route);
  switch (page) {
    case undefined:
      return { name: 'home' };
    case 'new':
      return a ? atMost(2, { name: 'new', game: a }) : missing;
    case 'table':
    case 'replay': {
      if (!a) return page === 'replay' ? { name: 'import' } : missing;
      if (b === undefined) return { name: page, id: a, moment: null };
      const moment = b === 'moment' ? wholeNumber(c) : null;
      return moment === null ? missing : atMost(4, { name: page, id: a, moment });
    }
    case 'score':
      return atMost(2, { name: 'score', game: a ?? null });
    case 'cards':
      return atMost(2, { name: 'cards', game: a ?? null });
    case 'rules':
      return atMost(3, { name: 'rules', game: a ?? null, id: b ?? null });
    case 'account':
    case 'about':
      return atMost(1, { name: page });
    default:
      return missing;
  }
}

/** The address of a page. */
export function href(route: Route): string {
  const path = (...parts: (string | number | null)[]) =>
    '/' +
    parts
      .filter((part) => part !== null)
      .map((part) => encodeURIComponent(part))
      .join('/');
  switch (route.name) {
    case 'home':
      return '/';
    case 'new':
      return path('new', route.game);
    case 'table':
    case 'replay':
      return route.moment === null
        ? path(route.name, route.id)
        : path(route.name, route.id, 'moment', route.moment);
    case 'import':
      return '/replay';
    case 'score':
    case 'cards':
      return path(route.name, route.game);
    case 'rules':
      return path('rules', route.game, route.game === null ? null : route.id);
    case 'account':
    case 'about':
      return path(route.name);
    case 'missing':
      return route.path;
  }
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function wholeNumber(word: string | undefined): number | null {
  return word !== undefined && /^\d{1,9}$/.test(word) ? Number(word) : null;
}

const listeners = new Set<() => void>();
const subscribe = createSubscriber((update) => {
  listeners.add(update);
  return () => listeners.delete(update);
});

let here = read();

function read() {
  const { pathname, search, hash } = globalThis.location;
  return { route: parse(pathname), query: new URLSearchParams(search), hash: decode(hash.slice(1)) };
}

function moved() {
  here = read();
  for (const listener of listeners) listener();
}

/** Where the reader is; every part of a page that reads it follows along. */
export const router = {
  get route(): Route {
    subscribe();
    return here.route;
  },
  /** What stands after the `?`. */
  get query(): URLSearchParams {
    subscribe();
    return here.query;
  },
  /** What stands after the `#`. */
  get hash(): string {
    subscribe();
    return here.hash;
  },
};

/** Goes to a page: a route, or an address with its query. */
export function go(to: Route | string, how: 'push' | 'replace' = 'push'): void {
  const address = typeof to === 'string' ? to : href(to);
  if (how === 'replace') history.replaceState(null, '', address);
  else if (address !== location.pathname + location.search + location.hash)
    history.pushState(null, '', address);
  moved();
}

/**
 * Follows plain links inside the app without loading the page anew; everything else (other tabs,
 * downloads, the API, other sites) is left to the browser. Returns how to stop.
 */
export function followLinks(): () => void {
  const click = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || !link.href || link.target || link.hasAttribute('download')) return;
    const url = new URL(link.href);
    if (url.origin !== location.origin || url.pathname.startsWith('/api/')) return;
    // A jump within the page is the browser's own.
    if (url.pathname === location.pathname && url.search === location.search && url.hash) return;
    event.preventDefault();
    const before = location.pathname;
    go(url.pathname + url.search + url.hash);
    if (before !== url.pathname && !url.hash) window.scrollTo(0, 0);
  };
  document.addEventListener('click', click);
  window.addEventListener('popstate', moved);
  window.addEventListener('hashchange', moved);
  return () => {
    document.removeEventListener('click', click);
    window.removeEventListener('popstate', moved);
    window.removeEventListener('hashchange', moved);
  };
}

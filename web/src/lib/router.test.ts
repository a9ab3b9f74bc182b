import { describe, expect, it } from 'vitest';
import { href, parse, type Route } from './router.ts';

const ROUTES: [string, Route][] = [
  ['/', { name: 'home' }],
  ['/new/spellbook', { name: 'new', game: 'spellbook' }],
  ['/table/a%2Fb', { name: 'table', id: 'a/b', moment: null }],
  ['/table/t1/moment/57', { name: 'table', id: 't1', moment: 57 }],
  ['/replay', { name: 'import' }],
  ['/replay/r1', { name: 'replay', id: 'r1', moment: null }],
  ['/replay/r1/moment/0', { name: 'replay', id: 'r1', moment: 0 }],
  ['/score', { name: 'score', game: null }],
  ['/score/fantasy-realms', { name: 'score', game: 'fantasy-realms' }],
  ['/cards', { name: 'cards', game: null }],
  ['/cards/spellbook', { name: 'cards', game: 'spellbook' }],
  ['/rules', { name: 'rules', game: null, id: null }],
  ['/rules/fantasy-realms/FR-12.4', { name: 'rules', game: 'fantasy-realms', id: 'FR-12.4' }],
  ['/account', { name: 'account' }],
  ['/about', { name: 'about' }],
];

describe('routes', () => {
  it.each(ROUTES)('%s is read and written', (path, route) => {
    expect(parse(path)).toEqual(route);
    expect(href(route)).toBe(path);
  });

  it.each(['/nix', '/new', '/table', '/table/t1/moment/x', '/table/t1/other', '/about/us', '/rules/a/b/c'])(
    '%s is no page',
    (path) => expect(parse(path)).toEqual({ name: 'missing', path }),
  );

  it('survives a broken escape', () => expect(parse('/table/%E0%A4%A')).toMatchObject({ name: 'table' }));
});

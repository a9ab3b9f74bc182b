import { expect, test } from 'vitest';
import { BUSTS } from './busts';
import { FURNISHED, furnishingOf } from './furnishings';
import { petals } from './rose';
import { emblemOf } from './rooms';
import { sceneOf } from './scene';

const ROOMS =
  'black_rose_room throne_room crypt sacrificial_altar graveyard summoning_hall alchemical_laboratory arena observatory library_room sanctuary garden forge treasury abyss oracle_room hall_of_mirrors armory pleasure_room'.split(
    ' ',
  );
const SCHOOLS = 'agony alchemy nightmare witchcraft technomancy shamanism personal forgotten'.split(' ');

/** Nothing a path or a piece of markup may say; the page forbids styles. */
const BROKEN = /NaN|undefined|Infinity|style|<script/;

test('every room of the box has a furnishing, and one of a pack gets its own', () => {
  expect([...FURNISHED].sort()).toEqual([...ROOMS].sort());
  const all = [...ROOMS, 'cold_cellar', 'attic'].map(furnishingOf);
  expect(new Set(all).size).toBe(all.length);
  for (const markup of all) {
    expect(markup).not.toMatch(BROKEN);
    expect(markup).not.toMatch(/fill="|stroke="/);
  }
});

test('scenes follow from school and seed', () => {
  for (const school of [...SCHOOLS, 'runecraft']) {
    const path = sceneOf(school, 'torment', 92, 51);
    expect(path).toMatch(/^M/);
    expect(path).not.toMatch(BROKEN);
    expect(path).toBe(sceneOf(school, 'torment', 92, 51));
    expect(path).not.toBe(sceneOf(school, 'pain_mark', 92, 51));
  }
});

test('the rose opens from a bud to the rim of her room', () => {
  const reach = (open: number): number => Math.max(...petals(open).map((petal) => petal.reach));
  expect(reach(0)).toBeLessThan(reach(0.5));
  expect(reach(0.5)).toBeLessThan(reach(1));
  expect(reach(7)).toBe(reach(1));
  expect(petals(0.4)).toHaveLength(20);
});

test('colours have emblems, unknown ones a plain room', () => {
  expect(emblemOf('green')).toBe('room-green');
  expect(emblemOf('brass')).toBe('room');
});

test('busts bring no style', () => {
  for (const markup of Object.values(BUSTS)) expect(markup).not.toMatch(BROKEN);
});

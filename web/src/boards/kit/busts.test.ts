import { expect, test } from 'vitest';
import { BUSTS } from '../black-rose-wars/art/busts';
import { bustOf } from './busts';
import { bustFrom } from './generated';
import { lifeRing } from './ring';

const EVOCATIONS = [
  'nigredo',
  'umbra',
  'totem',
  'mystic_totem',
  'ancestor_totem',
  'colossus',
  'succubus',
  'cadaver',
  'albedo',
];
const MAGES = ['rikkart', 'gramigna', 'baron_doria', 'arianna'];

function sound(markup: string): void {
  const parsed = new DOMParser().parseFromString(
    `<svg xmlns="http://www.w3.org/2000/svg">${markup}</svg>`,
    'image/svg+xml',
  );
  expect(parsed.querySelector('parsererror')).toBeNull();
  expect(markup).not.toMatch(/style|<script|NaN|undefined/);
}

test('every figure of the box is drawn', () => {
  const wanted = ['avatar', ...MAGES.map((id) => `mage:${id}`), ...EVOCATIONS.map((id) => `evocation:${id}`)];
  for (const figure of wanted) {
    expect(BUSTS[figure], figure).toBeDefined();
    sound(bustOf(figure));
  }
  expect(new Set(Object.values(BUSTS)).size).toBe(wanted.length);
});

test('what a pack brings gets a bust from its id, always the same', () => {
  for (const figure of ['mage:mirabel', 'evocation:golem', 'something']) {
    expect(bustOf(figure)).toBe(bustFrom(figure));
    sound(bustOf(figure));
  }
  expect(bustOf('mage:one')).not.toBe(bustOf('mage:two'));
  expect(bustOf('evocation:one')).not.toBe(bustOf('evocation:two'));
});

test('the ring has an arc for each point of life', () => {
  const ring = lifeRing(8, 3);
  expect(ring.left.match(/M/g)).toHaveLength(5);
  expect(ring.gone.match(/M/g)).toHaveLength(3);
  expect(lifeRing(3, 9).left).toBe('');
});

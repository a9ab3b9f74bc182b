import { expect, it } from 'vitest';
import { LANGS } from './i18n/messages.ts';
import { friendlyName } from './names.ts';

it.each(LANGS)('friendly names in $name fit the limit of the house', ({ code }) => {
  for (let first = 0; first < 10; first += 1) {
    for (let second = 0; second < 10; second += 1) {
      const numbers = [first / 10, second / 10];
      const name = friendlyName(code, () => numbers.shift() ?? 0);
      expect([...name].length).toBeLessThanOrEqual(24);
      expect(name).toMatch(/^\p{Lu}\p{L}+ \p{Lu}\p{L}+$/u);
    }
  }
});

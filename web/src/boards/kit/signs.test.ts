import { expect, test } from 'vitest';
import { SIGN_NAMES, SIGNS, isSign } from './signs';

test('every sign is drawn, differs from all others and brings no style', () => {
  const seen = new Map<string, string>();
  for (const name of SIGN_NAMES) {
    const markup = SIGNS[name];
    expect(markup, name).toMatch(/<(path|circle|ellipse)/);
    expect(markup, name).not.toMatch(/style|class|<script|#/);
    expect(seen.get(markup), `${name} looks like another`).toBeUndefined();
    seen.set(markup, name);
  }
});

test('every sign is well-formed', () => {
  for (const name of SIGN_NAMES) {
    const parsed = new DOMParser().parseFromString(
      `<svg xmlns="http://www.w3.org/2000/svg">${SIGNS[name]}</svg>`,
      'image/svg+xml',
    );
    expect(parsed.querySelector('parsererror'), name).toBeNull();
    for (const path of parsed.querySelectorAll('path')) {
      expect(path.getAttribute('d'), name).toMatch(/^M[\d\s.,a-zA-Z-]+$/);
    }
  }
});

test('names that are not drawn are known as such', () => {
  expect(isSign('combat')).toBe(true);
  expect(isSign('toString')).toBe(false);
});

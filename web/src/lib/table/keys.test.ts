import { describe, expect, it } from 'vitest';
import { CHOICE_KEYS, keyWish, type Pressed } from './keys';

const press = (key: string, more: Partial<Pressed> = {}) =>
  keyWish({ key, ctrlKey: false, metaKey: false, altKey: false, target: document.body, ...more });

describe('the keyboard of the table', () => {
  it('taps options with digits and free letters', () => {
    expect(press('1')).toEqual({ do: 'tap', index: 0 });
    expect(press('A')).toEqual({ do: 'tap', index: 9 });
    expect(press('u')).toEqual({ do: 'undo' });
    expect(press('h')).toEqual({ do: 'hint' });
    expect(CHOICE_KEYS).not.toContain('h');
    expect(new Set(CHOICE_KEYS).size).toBe(CHOICE_KEYS.length);
  });

  it('steps through what happened', () => {
    expect(press(',')).toEqual({ do: 'step', by: -1 });
    expect(press('.')).toEqual({ do: 'step', by: 1 });
  });

  it('leaves the keys of browsers and text fields alone', () => {
    expect(press('1', { ctrlKey: true })).toBeNull();
    expect(press('a', { target: document.createElement('input') })).toBeNull();
    expect(press('Enter', { target: document.createElement('button') })).toBeNull();
    const drawn = document.createElement('g');
    drawn.setAttribute('role', 'button');
    expect(press('Enter', { target: drawn })).toBeNull();
    expect(press('Enter')).toEqual({ do: 'confirm' });
    expect(press('F5')).toBeNull();
  });
});

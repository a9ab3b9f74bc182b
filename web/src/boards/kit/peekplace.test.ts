import { describe, expect, it } from 'vitest';
import { placeOf, type Box } from './peekplace';

const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
const card = { width: 248, height: 346 };

const overlap = (one: Box, other: Box) =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height;

describe('the place of a peek', () => {
  const things = (frame: { width: number; height: number }): Box[] =>
    [0, 0.25, 0.5, 0.75, 1].flatMap((x) =>
      [0, 0.25, 0.5, 0.75, 1].map((y) => ({
        left: x * (frame.width - 92),
        top: y * (frame.height - 128),
        width: 92,
        height: 128,
      })),
    );

  it.each([desk, phone])('is never over the thing and never outside the window (%o)', (frame) => {
    for (const thing of things(frame)) {
      const at = placeOf(thing, card, frame);
      expect(overlap(at, thing)).toBe(false);
      expect(at.left).toBeGreaterThanOrEqual(0);
      expect(at.top).toBeGreaterThanOrEqual(0);
      expect(at.left + at.width).toBeLessThanOrEqual(frame.width);
      expect(at.top + at.height).toBeLessThanOrEqual(frame.height);
    }
  });

  it('leaves a pinned one in sight', () => {
    const thing = { left: 700, top: 400, width: 92, height: 128 };
    const first = placeOf(thing, card, desk);
    const second = placeOf({ ...thing, top: 420 }, card, desk, { pinned: [first] });
    expect(overlap(first, second)).toBe(false);
  });

  it('leaves the map clear for a card that lies outside of it', () => {
    const map = { left: 280, top: 110, width: 720, height: 690 };
    for (const left of [1020, 1120, 1220, 1320]) {
      for (const top of [245, 520, 650]) {
        const at = placeOf({ left, top, width: 92, height: 128 }, card, desk, { clear: map });
        expect(overlap(at, map)).toBe(false);
      }
    }
  });

  it('lies beside a thing as high as the window', () => {
    const wall = { left: 400, top: 0, width: 600, height: 900 };
    expect(overlap(placeOf(wall, card, desk), wall)).toBe(false);
  });
});

// Whether the last deed came from a finger: touch has no hover, so it needs a tap for looking.

let finger = $state(false);

/** Was the screen touched last, and not a mouse or a key? */
export function byTouch(): boolean {
  return finger;
}

if (typeof window !== 'undefined') {
  const early = { capture: true, passive: true };
  window.addEventListener('pointerdown', (event) => (finger = event.pointerType === 'touch'), early);
  window.addEventListener('keydown', () => (finger = false), early);
}

// Key letters lie on things like dirt: they show only to those who choose by keys.

let used = $state(false);
let held = $state(false);

/** Whether things show the keys that choose them. */
export const keyHints = {
  get shown(): boolean {
    return used || held;
  },
  /** A choice was made by a key. */
  use(): void {
    used = true;
  },
  /** Somebody holds the key of the help down, or lets go of it. */
  hold(down: boolean): void {
    held = down;
  },
};

/** Small wishes a browser keeps; where storage is forbidden they last as long as the page. */
const here = new Map<string, string>();

/** Keeps a wish under `conclave.<key>`. */
export function keep(key: string, value: string): void {
  here.set(key, value);
  try {
    localStorage.setItem(`conclave.${key}`, value);
  } catch {
    // Private windows may refuse; the page still remembers.
  }
}

/** What was kept, if anything. */
export function recall(key: string): string | null {
  try {
    return localStorage.getItem(`conclave.${key}`) ?? here.get(key) ?? null;
  } catch {
    return here.get(key) ?? null;
  }
}

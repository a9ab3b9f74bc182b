/** A short word to the reader that goes away by itself. */
export type Toast = { id: number; text: string; kind: 'info' | 'good' | 'bad' };

let last = 0;
let shown = $state<Toast[]>([]);

/** What is shown now. */
export const toasts = {
  get all(): Toast[] {
    return shown;
  },
  dismiss(id: number): void {
    shown = shown.filter((toast) => toast.id !== id);
  },
};

/** Says something for a while: longer texts stay longer. */
export function toast(text: string, kind: Toast['kind'] = 'info'): void {
  const id = ++last;
  shown = [...shown.slice(-3), { id, text, kind }];
  setTimeout(() => toasts.dismiss(id), 4000 + text.length * 50);
}

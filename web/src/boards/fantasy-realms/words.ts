// Numbers as people write them.

/** With its sign, and a real minus. */
export function signed(value: number): string {
  if (value > 0) return `+${value}`;
  return value < 0 ? `−${-value}` : '0';
}

/** With a real minus. */
export function plain(value: number): string {
  return value < 0 ? `−${-value}` : `${value}`;
}

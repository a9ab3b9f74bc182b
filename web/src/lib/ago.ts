import type { Lang } from './api/client.ts';

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** How long ago something was, in words: "5 minutes ago". */
export function ago(then: number, now: number, lang: Lang): string {
  const words = new Intl.RelativeTimeFormat(lang, { numeric: 'auto' });
  const passed = now - then;
  const step = STEPS.find(([, size]) => passed >= size);
  return step ? words.format(-Math.floor(passed / step[1]), step[0]) : words.format(0, 'second');
}

import type { ClockRule } from '../api/types/ClockRule.ts';
import { t } from '../i18n';

const UNITS = [
  { size: 86_400, key: 'time-days' },
  { size: 3600, key: 'time-hours' },
  { size: 60, key: 'time-minutes' },
] as const;

function span(seconds: number): string {
  const unit = UNITS.find((it) => seconds >= it.size && seconds % it.size === 0);
  return unit ? t(unit.key, { count: seconds / unit.size }) : t('time-seconds', { count: seconds });
}

/** A clock in words: "10 minutes each, and 15 seconds for every decision". */
export function clockInWords(clock: ClockRule): string {
  return t('clock-rule', { bank: span(clock.bank), extra: span(clock.extra) });
}

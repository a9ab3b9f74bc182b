// When an event counts, as a sign.

import type { SignName } from '../../kit/signs';

const SIGNS: Readonly<Record<string, SignName>> = {
  general: 'bound',
  instant: 'instant',
  action: 'phase-action',
  black_rose: 'phase-rose',
  study: 'phase-study',
  planning: 'phase-planning',
  evocation: 'phase-evocation',
  cleanup: 'phase-cleanup',
};

export const timingSign = (timing: string): SignName => SIGNS[timing] ?? 'event';

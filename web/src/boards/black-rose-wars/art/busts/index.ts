// The figures we have drawn, by the ids of the catalogue.

import { ARIANNA, BARON_DORIA, GRAMIGNA, RIKKART } from './mages';
import { CADAVER, COLOSSUS, SUCCUBUS, TOTEM } from './evocations';

export const BUSTS: Readonly<Record<string, string>> = {
  'mage:rikkart': RIKKART,
  'mage:gramigna': GRAMIGNA,
  'mage:baron_doria': BARON_DORIA,
  'mage:arianna': ARIANNA,
  'evocation:totem': TOTEM,
  'evocation:succubus': SUCCUBUS,
  'evocation:colossus': COLOSSUS,
  'evocation:cadaver': CADAVER,
};

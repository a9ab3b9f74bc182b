// The figures we have drawn, by the ids of the catalogue.

import { ARIANNA, BARON_DORIA, GRAMIGNA, RIKKART } from './mages';
import { AVATAR } from './avatar';
import {
  ALBEDO,
  ANCESTOR_TOTEM,
  CADAVER,
  COLOSSUS,
  MYSTIC_TOTEM,
  NIGREDO,
  SUCCUBUS,
  TOTEM,
  UMBRA,
} from './evocations';

export const BUSTS: Readonly<Record<string, string>> = {
  'mage:rikkart': RIKKART,
  'mage:gramigna': GRAMIGNA,
  'mage:baron_doria': BARON_DORIA,
  'mage:arianna': ARIANNA,
  avatar: AVATAR,
  'evocation:nigredo': NIGREDO,
  'evocation:umbra': UMBRA,
  'evocation:totem': TOTEM,
  'evocation:mystic_totem': MYSTIC_TOTEM,
  'evocation:ancestor_totem': ANCESTOR_TOTEM,
  'evocation:succubus': SUCCUBUS,
  'evocation:colossus': COLOSSUS,
  'evocation:cadaver': CADAVER,
  'evocation:albedo': ALBEDO,
};

// The view of the game, as it is generated from the rules.

export type { Colour } from '../../lib/api/types/spellbook/Colour';
export type { Learned } from '../../lib/api/types/spellbook/Learned';
export type { Phase } from '../../lib/api/types/spellbook/Phase';
export type { Place } from '../../lib/api/types/spellbook/Place';
export type { PlayerView } from '../../lib/api/types/spellbook/PlayerView';
export type { Program } from '../../lib/api/types/spellbook/Program';
export type { View } from '../../lib/api/types/spellbook/View';

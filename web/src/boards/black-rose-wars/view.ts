// The view of the game, as it is generated from the rules.

export type { AvatarView } from '../../lib/api/types/black-rose-wars/AvatarView';
export type { BodyView } from '../../lib/api/types/black-rose-wars/BodyView';
export type { EvocationView } from '../../lib/api/types/black-rose-wars/EvocationView';
export type { Figure } from '../../lib/api/types/black-rose-wars/Figure';
export type { FrameView } from '../../lib/api/types/black-rose-wars/FrameView';
export type { HalfSide } from '../../lib/api/types/black-rose-wars/HalfSide';
export type { Hex } from '../../lib/api/types/black-rose-wars/Hex';
export type { MageView } from '../../lib/api/types/black-rose-wars/MageView';
export type { Phase } from '../../lib/api/types/black-rose-wars/Phase';
export type { PlanView } from '../../lib/api/types/black-rose-wars/PlanView';
export type { QuestView } from '../../lib/api/types/black-rose-wars/QuestView';
export type { RoomView } from '../../lib/api/types/black-rose-wars/RoomView';
export type { School } from '../../lib/api/types/black-rose-wars/School';
export type { SlotView } from '../../lib/api/types/black-rose-wars/SlotView';
export type { Source } from '../../lib/api/types/black-rose-wars/Source';
export type { SpellType } from '../../lib/api/types/black-rose-wars/SpellType';
export type { Spot } from '../../lib/api/types/black-rose-wars/Spot';
export type { View } from '../../lib/api/types/black-rose-wars/View';

/** Whose power, cubes and figures: a seat, or the Rose. */
export type PartyId = number;

/** The Rose, and the figure of the Avatar. */
export const ROSE: PartyId = 4;

/** The slots of a mage board in their order. */
export const SLOTS = ['quick', 'I', 'II', 'III'] as const;

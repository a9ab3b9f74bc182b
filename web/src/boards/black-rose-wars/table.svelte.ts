// What all parts of the board share: the view, the question, the names and looks of things, and what
// a person looks at. Parts ask it; none of them reads numbers of the view by itself.

import { getContext, setContext } from 'svelte';
import type { Target } from '../../lib/api/types/Target';
import { t } from '../../lib/i18n';
import type { PartyLook } from '../kit/parties';
import type { BoardProps } from '../contract';
import { Catalogue, type Spell } from './catalogue';
import { figureTarget, kindOf, read, type Pointed } from './targets';
import {
  ROSE,
  type BodyView,
  type EvocationView,
  type Figure,
  type MageView,
  type PartyId,
  type View,
} from './view';

const COLOURS: readonly PartyLook[] = ['red', 'blue', 'green', 'purple'];

/** What lies under the pointer, the focus or a long press: the board shows what it means. */
export type Looked =
  | { what: 'card'; card: number; half: 'top' | 'bottom' | null; where: 'hand' | 'slot' | 'other' }
  | { what: 'thing'; target: Target }
  | null;

export class LodgeTable {
  readonly #props: () => BoardProps;
  readonly view = $derived.by(() => this.#props().view as View);
  readonly catalogue = $derived.by(() => new Catalogue(this.#props().cards, this.#props().lang));
  /** What somebody looks at right now; only the screen knows. */
  looked = $state.raw<Looked>(null);

  constructor(props: () => BoardProps) {
    this.#props = props;
  }

  get pick(): BoardProps['pick'] {
    return this.#props().pick;
  }

  get asked(): BoardProps['asked'] {
    return this.#props().asked;
  }

  /** The reason of the open question; nothing while others decide. */
  get reason(): string | null {
    return this.asked?.reason ?? null;
  }

  get me(): number | null {
    return this.#props().me;
  }

  get waiting(): number[] {
    return this.#props().waiting;
  }

  get ending(): BoardProps['ending'] {
    return this.#props().ending;
  }

  get lang(): BoardProps['lang'] {
    return this.#props().lang;
  }

  /** The seats, mine first and then in order of play; all of them in order for spectators. */
  get seats(): number[] {
    const number = this.view.mages.length;
    return Array.from({ length: number }, (_, at) => ((this.me ?? 0) + at) % number);
  }

  get rivals(): number[] {
    return this.seats.filter((seat) => seat !== this.me);
  }

  get mine(): MageView | null {
    return this.me === null ? null : (this.view.mages[this.me] ?? null);
  }

  /** All who have cubes and power, the Rose last. */
  get parties(): PartyId[] {
    return [...this.view.mages.keys(), ROSE];
  }

  mage(seat: number): MageView | null {
    return this.view.mages[seat] ?? null;
  }

  body(party: PartyId): BodyView | null {
    return this.view.bodies.find((it) => it.party === party) ?? null;
  }

  evocation(id: number): EvocationView | null {
    return this.view.evocations.find((it) => it.id === id) ?? null;
  }

  /** Mages and cubes have been chosen: before that nobody has a colour or a figure of their own. */
  get chosen(): boolean {
    return this.view.turn > 0;
  }

  look(party: PartyId): PartyLook {
    if (party === ROSE) return 'rose';
    if (!this.chosen) return 'grey';
    return COLOURS[this.view.mages[party]?.colour ?? party] ?? 'grey';
  }

  /** The person who plays a mage; the Rose by her own name. */
  partyName(party: PartyId): string {
    if (party === ROSE) return t('rose-party');
    return this.#props().seats[party]?.name || t('rose-seat', { number: party + 1 });
  }

  spell(card: number): Spell | null {
    return this.catalogue.spell(card);
  }

  roomName(room: number): string {
    return this.catalogue.rooms.get(room)?.name ?? '';
  }

  /** The word for `Pawn` and `Bust`. */
  figureArt(figure: Figure): string {
    if ('mage' in figure) {
      if (figure.mage === ROSE) return 'avatar';
      if (!this.chosen) return 'mage:somebody';
      const mage = this.catalogue.mages.get(this.mage(figure.mage)?.character ?? -1);
      return `mage:${mage?.id ?? figure.mage}`;
    }
    return `evocation:${this.catalogue.evocations.get(kindOf(figure.evoc))?.id ?? figure.evoc}`;
  }

  figureName(figure: Figure): string {
    if ('mage' in figure) {
      return figure.mage === ROSE ? (this.catalogue.avatar?.name ?? '') : this.partyName(figure.mage);
    }
    const name = this.catalogue.evocations.get(kindOf(figure.evoc))?.name ?? '';
    const owner = this.evocation(figure.evoc)?.owner;
    return owner === undefined ? name : t('rose-evocation-of', { name, owner: this.partyName(owner) });
  }

  /** Whose colour a figure has. */
  partyOf(figure: Figure): PartyId {
    return 'mage' in figure ? figure.mage : (this.evocation(figure.evoc)?.owner ?? ROSE);
  }

  /** The figures in a room: mages first, in order of seats. */
  figuresIn(room: number): Figure[] {
    const inside = (spot: BodyView['spot']) => typeof spot === 'object' && spot.room === room;
    const mages = this.view.bodies.filter((it) => inside(it.spot)).map((it) => ({ mage: it.party }));
    const evocations = this.view.evocations.filter((it) => inside(it.spot)).map((it) => ({ evoc: it.id }));
    return [...mages, ...evocations];
  }

  /** The options of the question in the words of the game. */
  get options(): { target: Target; at: Pointed | null; name: string }[] {
    return (this.asked?.options ?? []).map(({ target, name }) => ({ target, at: read(target), name }));
  }

  /** The option that is this figure, as target; also where the question names a party. */
  targetOf(figure: Figure): Target {
    return figureTarget(figure);
  }
}

const KEY = Symbol('black-rose-wars');

export function shareTable(table: LodgeTable): LodgeTable {
  return setContext(KEY, table);
}

export function useTable(): LodgeTable {
  return getContext<LodgeTable>(KEY);
}

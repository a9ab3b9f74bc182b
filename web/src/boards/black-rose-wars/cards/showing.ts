// For the workshop pages only: cards and moments of real games, which `conclave fixtures` writes.

import type { Asked } from '../../../lib/api/types/Asked';
import type { CardEntry } from '../../../lib/api/types/CardEntry';
import type { ChairInfo } from '../../../lib/api/types/ChairInfo';
import { i18n } from '../../../lib/i18n';
import { Selection } from '../../../lib/table/selection.svelte';
import type { BoardProps } from '../../contract';

const FIXTURES = '/dev/fixtures/black-rose-wars';

const fetched = async <T>(path: string): Promise<T> => (await fetch(`${FIXTURES}/${path}.json`)).json();

export const showCards = (): Promise<CardEntry[]> => fetched<CardEntry[]>(`cards.${i18n.lang}`);

interface Moment {
  view: unknown;
  asked: Asked | null;
  seats: ChairInfo[];
  me: number | null;
  waiting: number[];
}

/** What a board gets at a moment of a real game; answers go nowhere. */
export async function showMoment(
  name: string,
  sent: (answer: number[]) => void = () => undefined,
): Promise<BoardProps> {
  const [moment, cards] = await Promise.all([fetched<Moment>(name), showCards()]);
  const pick = new Selection({
    asked: () => moment.asked,
    busy: () => false,
    confirmTaps: () => false,
    send: (_, answer) => sent(answer),
  });
  return { ...moment, ending: null, cards, pick, lang: i18n.lang };
}

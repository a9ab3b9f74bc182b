// For the workshop pages only: cards and moments of real games, which `conclave fixtures` writes.

import type { Asked } from '../../../lib/api/types/Asked';
import type { CardEntry } from '../../../lib/api/types/CardEntry';
import type { ChairInfo } from '../../../lib/api/types/ChairInfo';
import { i18n } from '../../../lib/i18n';
import { Pick } from '../../../lib/table/pick.svelte';
import type { BoardProps } from '../../contract';

const FIXTURES = '/dev/fixtures/black-rose-wars';

const fetched = async <T>(path: string): Promise<T> => (await fetch(`${FIXTURES}/${path}.json`)).json();

export const showCards = async (): Promise<CardEntry[]> =>
  (await fetched<CardEntry[]>(`cards.${i18n.lang}`)).map(withSigns);

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
  const pick = new Pick({
    asked: () => moment.asked,
    busy: () => false,
    confirmTaps: () => false,
    send: (_, answer) => sent(answer),
  });
  return { ...moment, ending: null, cards, pick, lang: i18n.lang };
}

/** Stand-ins for the tags of catalogues that were written before there were any. */
function withSigns(entry: CardEntry): CardEntry {
  const tags = new Map(entry.tags);
  if (tags.get('type') !== 'spell' || tags.has('top_target') || tags.has('top_gist')) return entry;
  const lines = Number(tags.get('top_lines'));
  const sides: [string, string[]][] = [
    ['top', entry.text.slice(0, lines)],
    ['bottom', entry.text.slice(lines)],
  ];
  const added = sides.flatMap(([side, text]) =>
    guessed(text).map(([key, value]): [string, string] => [`${side}_${key}`, value]),
  );
  return { ...entry, tags: [...entry.tags, ...added] };
}

const GIST: readonly [RegExp, string][] = [
  [/^Deal (\d+) damage/, 'deal'],
  [/^Swap (\d+) damage/, 'swap'],
  [/^Suffering (\d+)/, 'suffering'],
  [/^Place (\d+) instability/, 'instability'],
  [/^Gain (\d+) power/, 'power'],
  [/[Mm]ove (?:the target )?up to (\d+)/, 'move'],
  [/^Summon /, 'summon'],
];

function guessed(text: readonly string[]): [string, string][] {
  const head = /, (own evocation|\w+)(?: within (\d+)| (anywhere))?\]/.exec(text[0] ?? '');
  const gist = text.slice(1).map((line) => {
    const hit = GIST.find(([pattern]) => pattern.test(line));
    return hit ? `${hit[1]}:${hit[0].exec(line)?.[1] ?? ''}` : 'text';
  });
  const stable = text.some((line) => line.startsWith('Stable'));
  return [
    ['target', (head?.[1] ?? '').replace('own ', '')],
    ['range', head?.[2] ?? head?.[3] ?? ''],
    ['gist', gist.join(' ')],
    ['when', stable ? 'stable' : ''],
  ];
}

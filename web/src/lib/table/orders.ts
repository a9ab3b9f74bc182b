// Standing orders: made from a question, shown in words, taken back one by one.

import type { Asked } from '../api/types/Asked';
import type { Order } from '../api/types/Order';
import type { Orders } from '../api/types/Orders';
import type { Target } from '../api/types/Target';
import type { LogLine } from '../api/types/LogLine';
import { targetKey } from './draft';

/** Something an order can pick: an option, or yes and no. */
export interface Pickable {
  target: Target;
  /** The option's own name; nothing for yes and no, which the page names. */
  name: string | null;
}

/** What an order for this question can pick; orders fit questions with one pick only. */
export function pickables(asked: Asked): Pickable[] {
  if (asked.shape.kind === 'one') return asked.options.map(({ target, name }) => ({ target, name }));
  if (asked.shape.kind === 'confirm') return [1, 0].map((number) => ({ target: { number }, name: null }));
  return [];
}

/** The wishes around an order. */
export interface OrderWish {
  pick: Target;
  onlyThese: boolean;
  unlessRules: string[];
  times: number | null;
}

/** The order somebody wishes for. */
export function makeOrder(asked: Asked, wish: OrderWish): Order {
  const known = asked.shape.kind === 'one' ? asked.options.map((option) => option.target) : [];
  return {
    reason: asked.reason,
    pick: wish.pick,
    ...(wish.onlyThese && known.length > 0 ? { unless_other_than: known } : {}),
    unless_rules: wish.unlessRules,
    ...(wish.times === null ? {} : { times: wish.times }),
  };
}

/** Adds an order; it takes the place of one for the same question. */
export function addOrder(orders: Orders, order: Order): Orders {
  return { ...orders, standing: [...orders.standing.filter((it) => it.reason !== order.reason), order] };
}

/** Takes an order back. */
export function dropOrder(orders: Orders, at: number): Orders {
  return { ...orders, standing: orders.standing.filter((_, index) => index !== at) };
}

/** The name of what an order picks, as far as the question has been heard here. */
export function pickName(order: Order, asked: Asked | undefined): string | null {
  const key = targetKey(order.pick);
  return asked?.options.find((option) => targetKey(option.target) === key)?.name ?? null;
}

/** Rules that have made something happen here, each with its latest sentence. */
export function toldRules(log: LogLine[]): { rule: string; text: string }[] {
  const told = new Map<string, string>();
  for (const line of log) if (line.rule) told.set(line.rule, line.text);
  return [...told]
    .map(([rule, text]) => ({ rule, text }))
    .sort((a, b) => a.rule.localeCompare(b.rule, 'en', { numeric: true }));
}

import { flushSync } from 'svelte';
import { describe, expect, it } from 'vitest';
import type { Asked } from '../../../lib/api/types/Asked';
import { Selection } from '../../../lib/table/selection.svelte';
import { spellTarget, slotTarget } from '../targets';
import type { PlanView } from '../view';
import { Plan } from './plan.svelte';

const HAND = [11, 54, 52, 219];

const question = (ticket: number, reason: string, rest: Partial<Asked>): Asked => ({
  seat: 0,
  ticket,
  reason,
  prompt: '',
  rule: '',
  about: null,
  shape: { kind: 'one' },
  options: [],
  caps: [],
  places: [],
  barred: [],
  forced: false,
  ...rest,
});
const cards = (of: readonly number[]) => of.map((card) => ({ target: spellTarget(card), name: `${card}` }));
const planQuestion = (ticket: number): Asked =>
  question(ticket, 'plan', {
    shape: { kind: 'assign', min: 2, max: 4 },
    options: cards(HAND),
    places: [0, 1, 2, 3].map((slot) => ({ target: slotTarget(slot), name: `${slot}`, capacity: 1 })),
  });

/** A table that asks the three questions as the rules do. */
function table(confirmTaps = false) {
  let asked = $state.raw<Asked | null>(planQuestion(1));
  let view = $state.raw<{ turn: number; plan: PlanView | null }>({ turn: 1, plan: null });
  const answers: [string, number[]][] = [];
  const pick = new Selection({
    asked: () => asked,
    busy: () => false,
    confirmTaps: () => confirmTaps,
    send: (sent, answer) => {
      answers.push([sent.reason, answer]);
      if (sent.reason === 'plan') {
        const laid = [0, 1, 2, 3].map((slot) => answer.indexOf(slot + 1));
        const planned = laid.map((at) => (at < 0 ? null : [HAND[at], 'top'])) as PlanView['cards'];
        view = { turn: 1, plan: { cards: planned, done: false } };
        asked = question(sent.ticket + 1, 'plan-halves', {
          shape: { kind: 'some', min: 0, max: 4 },
          options: cards(planned.flatMap((it) => (it ? [it[0]] : []))),
        });
      } else if (sent.reason === 'plan-halves') {
        const ways = [
          { target: { way: 'confirm' }, name: 'confirm' },
          { target: { way: 'change' }, name: 'again' },
        ];
        asked = question(sent.ticket + 1, 'plan-confirm', { options: ways });
      } else asked = answer[0] === 0 ? null : planQuestion(sent.ticket + 1);
    },
  });
  const plan = new Plan({
    pick,
    get view() {
      return view;
    },
  });
  const stop = $effect.root(() => {
    $effect(() => plan.follow());
  });
  flushSync();
  return { pick, plan, answers, stop };
}

describe('planning', () => {
  it('answers three questions with one word', () => {
    const { plan, answers, stop } = table();
    plan.put(54, 0);
    plan.put(11, 2);
    plan.turn(11, 'bottom');
    expect(plan.slots[2]).toEqual({ card: 11, half: 'bottom' });
    plan.ready();
    flushSync();
    expect(answers).toEqual([
      ['plan', [3, 1, 0, 0]],
      ['plan-halves', [1]],
      ['plan-confirm', [0]],
    ]);
    stop();
  });

  it('does so where taps are to be confirmed, too', () => {
    const { plan, answers, stop } = table(true);
    plan.put(54, 0);
    plan.put(11, 1);
    plan.ready();
    flushSync();
    expect(answers.map(([reason]) => reason)).toEqual(['plan', 'plan-halves', 'plan-confirm']);
    stop();
  });

  it('swaps what lies in two slots', () => {
    const { plan, stop } = table();
    plan.put(54, 0);
    plan.put(11, 1);
    plan.put(54, 1);
    expect(plan.slots.map((it) => it?.card ?? null)).toEqual([11, 54, null, null]);
    plan.put(52, 1);
    expect(plan.slotOf(54)).toBeNull();
    plan.back(52);
    expect(plan.slots[1]).toBeNull();
    expect(plan.held).toBeNull();
    stop();
  });

  it('waits until enough cards are laid', () => {
    const { plan, answers, stop } = table();
    plan.put(54, 0);
    expect(plan.complete).toBe(false);
    plan.ready();
    expect(answers).toEqual([]);
    stop();
  });

  it('lays the plan out again when it is to be changed', () => {
    const { pick, plan, stop } = table();
    plan.put(54, 0);
    plan.put(11, 1);
    plan.turn(54, 'bottom');
    // Confirmed in the dock, question by question.
    pick.confirm();
    flushSync();
    expect(plan.half(54)).toBe('bottom');
    pick.confirm();
    flushSync();
    pick.toggle({ way: 'change' });
    flushSync();
    expect(plan.stage).toBe('plan');
    expect(plan.slots.slice(0, 2)).toEqual([
      { card: 54, half: 'bottom' },
      { card: 11, half: 'top' },
    ]);
    stop();
  });

  it('turns a card while the halves are asked for', () => {
    const { pick, plan, stop } = table();
    plan.put(54, 0);
    plan.put(11, 1);
    pick.confirm();
    flushSync();
    expect(plan.stage).toBe('halves');
    plan.turn(54, 'bottom');
    expect(pick.isPicked(spellTarget(54))).toBe(true);
    plan.turn(54, 'top');
    expect(pick.answer).toEqual([]);
    stop();
  });
});

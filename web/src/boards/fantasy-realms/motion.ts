// Cards travel: from the deck, between hands and discard area. Nothing moves where motion is unwelcome.

import { cubicOut } from 'svelte/easing';
import { prefersReducedMotion } from 'svelte/motion';
import { crossfade, type CrossfadeParams, type TransitionConfig } from 'svelte/transition';

const LONG = 420;

/** How long a movement takes now. */
export function pace(): number {
  return prefersReducedMotion.current ? 0 : LONG;
}

/** A card on its way: which one, and where it comes from if nobody has seen it leave. */
export interface Trip extends CrossfadeParams {
  key: string;
  from?: () => Element | null | undefined;
}

const [leave, arrive] = crossfade({
  duration: pace,
  easing: cubicOut,
  fallback: (node, params, intro) => (intro ? fly(node, params as Trip) : fade()),
});

export const send = leave as (node: Element, trip: Trip) => () => TransitionConfig;
export const receive = arrive as (node: Element, trip: Trip) => () => TransitionConfig;

/** Comes from a place: the deck, somebody's seat. */
function fly(node: Element, trip: Trip): TransitionConfig {
  const origin = trip.from?.()?.getBoundingClientRect();
  if (!origin) return fade();
  const here = node.getBoundingClientRect();
  const dx = origin.left + origin.width / 2 - (here.left + here.width / 2);
  const dy = origin.top + origin.height / 2 - (here.top + here.height / 2);
  const scale = Math.min(1, origin.width / Math.max(1, here.width));
  return {
    duration: pace(),
    easing: cubicOut,
    css: (t, u) =>
      `opacity: ${Math.min(1, t * 2)}; transform: translate(${u * dx}px, ${u * dy}px) scale(${scale + (1 - scale) * t}); z-index: 5`,
  };
}

function fade(): TransitionConfig {
  return { duration: pace() / 2, css: (t) => `opacity: ${t}` };
}

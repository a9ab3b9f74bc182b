// Where the tokens of a board fly: one for all its parts.

import { getContext, setContext } from 'svelte';
import { Flights } from './flights';

const KEY = Symbol('spellbook flights');

export function openSky(): Flights {
  return setContext(KEY, new Flights());
}

export function useFlights(): Flights {
  return getContext<Flights>(KEY);
}

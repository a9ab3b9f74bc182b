// Sounds of the table, made of a few tones; no files, and nothing unless somebody wishes it.

import { settings } from './settings.svelte';

/** A tone: its pitch in hertz, when it begins and how long it lasts, in seconds. */
type Tone = readonly [pitch: number, from: number, long: number];

const SOUNDS = {
  turn: [
    [523, 0, 0.16],
    [784, 0.14, 0.3],
  ],
  cube: [[330, 0, 0.05]],
  step: [[220, 0, 0.06]],
  card: [
    [640, 0, 0.03],
    [520, 0.03, 0.05],
  ],
  hit: [[110, 0, 0.16]],
  defeat: [
    [196, 0, 0.2],
    [131, 0.18, 0.4],
  ],
  end: [
    [392, 0, 0.2],
    [523, 0.18, 0.2],
    [659, 0.36, 0.5],
  ],
} as const satisfies Record<string, readonly Tone[]>;

export type Sound = keyof typeof SOUNDS;

const LOUD = 0.12;
let context: AudioContext | null = null;

/** Makes a sound, if sounds are wished for. */
export function sound(name: Sound): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  // A browser lets no page sound before somebody has touched it.
  void context.resume();
  for (const tone of SOUNDS[name]) play(context, tone);
}

function play(on: AudioContext, [pitch, from, long]: Tone): void {
  const start = on.currentTime + from;
  const volume = on.createGain();
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(LOUD, start + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + long);
  const voice = on.createOscillator();
  voice.type = 'triangle';
  voice.frequency.value = pitch;
  voice.connect(volume).connect(on.destination);
  voice.start(start);
  voice.stop(start + long);
}

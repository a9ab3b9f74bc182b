// How wide a name is in the face of the table, once that face is here.

import { guess, type Face, type Measure } from './names';

const FACES: Readonly<Record<Face, string>> = {
  serif: "'Alegreya Variable', 'Alegreya', serif",
  sans: "'Alegreya Sans', sans-serif",
};

export class MeasuredNames {
  #ready = $state(false);

  constructor() {
    $effect(() => {
      document.fonts?.ready.then(
        () => (this.#ready = true),
        () => undefined,
      );
    });
  }

  /** Reactive: it changes when the face has come. */
  get measure(): Measure {
    const pen = this.#ready ? pencil() : null;
    if (!pen) return guess;
    return (text, size, face) => {
      pen.font = `700 ${size}px ${FACES[face]}`;
      // The narrower face is set a little closer.
      return pen.measureText(text).width - (face === 'sans' ? 0.015 * size * text.length : 0);
    };
  }
}

function pencil(): CanvasRenderingContext2D | null {
  return document.createElement('canvas').getContext?.('2d') ?? null;
}

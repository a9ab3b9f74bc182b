// The camera over a map: pinch, ctrl and wheel, drag, double tap, and the keys + - 0. It moves a `<g>` inside
// the drawing, so that text stays sharp and hit areas stay true.

import { select } from 'd3-selection';
import { zoom, zoomIdentity, type D3ZoomEvent, type ZoomBehavior } from 'd3-zoom';
import type { Attachment } from 'svelte/attachments';
import { calm } from '../../lib/ui/motion';

export interface View {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Gliding {
  transition(): { duration(length: number): unknown };
}

const MOST = 4;
const STEP = 1.4;
const GLIDE = 260;
/** A notch of a wheel is coarser than what a trackpad sends; neither jumps. */
const NOTCH = 0.4;
/** A finger or a mouse that wanders no farther has tapped. */
const WOBBLE = 8;

/** On these things a drag or a double tap means something else. */
const OWN_GESTURES = '[data-drag]';
const PICKED_BY_TAPS = '[data-lit], [data-petals]';

export class Camera {
  /** How much larger than fitting, and where the drawing lies. */
  at = $state.raw({ k: 1, x: 0, y: 0 });
  readonly #behaviour: ZoomBehavior<SVGSVGElement, unknown>;
  #svg: SVGSVGElement | null = null;

  constructor(view: () => View) {
    this.#behaviour = zoom<SVGSVGElement, unknown>()
      .scaleExtent([1, MOST])
      .wheelDelta((event) => Math.max(-NOTCH, Math.min(NOTCH, -event.deltaY * 0.02)))
      .clickDistance(WOBBLE)
      .tapDistance(WOBBLE)
      .extent(() => extent(view()))
      .filter((event: Event) => this.#wants(event))
      .on('start zoom', (event: D3ZoomEvent<SVGSVGElement, unknown>) => {
        const { k, x, y } = event.transform;
        this.at = { k, x, y };
      });
    this.#view = view;
  }

  readonly #view: () => View;

  get transform(): string {
    const { k, x, y } = this.at;
    return `translate(${x} ${y}) scale(${k})`;
  }

  get zoomed(): boolean {
    return this.at.k > 1.001;
  }

  /** Hangs the camera on a drawing. */
  attach: Attachment<SVGSVGElement> = (svg) => {
    this.#svg = svg;
    const selected = select(svg).call(this.#behaviour);
    $effect(() => {
      this.#behaviour.translateExtent(extent(this.#view()));
    });
    return () => {
      selected.on('.zoom', null);
      this.#svg = null;
    };
  };

  #wants(event: Event): boolean {
    const on = event.target instanceof Element ? event.target : null;
    if (on?.closest(OWN_GESTURES)) return false;
    if (event instanceof WheelEvent) return event.ctrlKey || event.metaKey;
    if (event.type === 'dblclick' || event.type === 'touchend') return !on?.closest(PICKED_BY_TAPS);
    if (event instanceof MouseEvent) return event.button === 0 && this.zoomed;
    return true;
  }

  /** A key that is the camera's own; says whether it was. */
  press(key: string): boolean {
    if (key === '+' || key === '=') this.zoomBy(STEP);
    else if (key === '-') this.zoomBy(1 / STEP);
    else if (key === '0' && this.zoomed) this.fit();
    else return false;
    return true;
  }

  zoomBy(factor: number): void {
    this.#glide((glide) => this.#behaviour.scaleBy(glide, factor));
  }

  /** Shows everything again. */
  fit(): void {
    this.#glide((glide) => this.#behaviour.transform(glide, zoomIdentity));
  }

  /** Brings a point into the middle; what is seen whole stays as it is. */
  focus(x: number, y: number): void {
    if (this.zoomed) this.#glide((glide) => this.#behaviour.translateTo(glide, x, y));
  }

  #glide(move: (selected: Parameters<ZoomBehavior<SVGSVGElement, unknown>>[0]) => void): void {
    if (!this.#svg) return;
    const length = calm(GLIDE);
    const selected = select<SVGSVGElement, unknown>(this.#svg);
    if (length === 0) return move(selected);
    // d3-zoom brings transitions along; nothing here has types for them.
    const glide = (selected as unknown as Gliding).transition().duration(length);
    move(glide as unknown as typeof selected);
  }
}

function extent({ x, y, width, height }: View): [[number, number], [number, number]] {
  return [
    [x, y],
    [x + width, y + height],
  ];
}

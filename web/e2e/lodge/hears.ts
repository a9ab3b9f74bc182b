// What the house asks a page and what the page answers, read on the line between them: a test knows
// every option of a question and need not believe what is drawn.

import type { Page } from '@playwright/test';
import type { Asked } from '../../src/lib/api/types/Asked';
import type { FromClient } from '../../src/lib/api/types/FromClient';
import type { Now } from '../../src/lib/api/types/Now';
import type { ToClient } from '../../src/lib/api/types/ToClient';
import { targetKey } from '../../src/lib/table/draft';

export { targetKey };

/** Listens to the line of a page to its table. */
export class Hears {
  now: Now | null = null;
  /** The tickets that have been answered. */
  readonly answered = new Set<number>();
  /** The reasons that have been answered, in order. */
  readonly reasons: string[] = [];
  #wake: (() => void)[] = [];

  constructor(page: Page) {
    page.on('websocket', (line) => {
      line.on('framereceived', ({ payload }) => this.#received(payload.toString()));
      line.on('framesent', ({ payload }) => this.#sent(payload.toString()));
    });
  }

  /** The open question, unless its answer is on its way. */
  get asked(): Asked | null {
    const asked = this.now?.asked ?? null;
    return asked && !this.answered.has(asked.ticket) ? asked : null;
  }

  get over(): boolean {
    return (this.now?.ending ?? null) !== null;
  }

  #received(text: string): void {
    const message = JSON.parse(text) as ToClient;
    if (message.type !== 'state' && message.type !== 'update') return;
    this.now = message.now;
    this.#told();
  }

  #sent(text: string): void {
    const message = JSON.parse(text) as FromClient;
    if (message.type !== 'choose') return;
    if (this.now?.asked?.ticket === message.ticket) this.reasons.push(this.now.asked.reason);
    this.answered.add(message.ticket);
    this.#told();
  }

  #told(): void {
    const wake = this.#wake;
    this.#wake = [];
    wake.forEach((it) => it());
  }

  /** Waits until something holds; says whether it came to that in time. */
  async until(holds: () => boolean, patience = 30_000): Promise<boolean> {
    const end = Date.now() + patience;
    while (!holds()) {
      const rest = end - Date.now();
      if (rest <= 0) return false;
      let timer: ReturnType<typeof setTimeout> | undefined;
      await new Promise<void>((resolve) => {
        this.#wake.push(resolve);
        timer = setTimeout(resolve, rest);
      });
      clearTimeout(timer);
    }
    return true;
  }
}

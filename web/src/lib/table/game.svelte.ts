// A table as its page knows it: what the house said, the open question, and what can be said back.

import type { Asked } from '../api/types/Asked';
import type { ChairInfo } from '../api/types/ChairInfo';
import type { FromClient } from '../api/types/FromClient';
import type { Hint } from '../api/types/Hint';
import type { Orders } from '../api/types/Orders';
import type { ToClient } from '../api/types/ToClient';
import type { Lang } from '../api/client';
import { answerFor, type Intent } from './intent';
import { reduce, lastSeen, nothingKnown, timeLeft, type Known } from './reducer';
import { Foresight } from './foresight.svelte';
import { Selection } from './selection.svelte';
import { passTo } from './seats';
import { Line, lineUrl, type LineState, type Wire } from './socket';
import { settings } from './settings.svelte';
import { Show } from './show.svelte';

/** Something the person should read: the house refused, or a message could not be sent. */
export interface Note {
  code: string;
  message: string;
}

/** A hint for a question: asked for, or here. */
export interface Hinted {
  seat: number;
  ticket: number;
  hint: Hint | null;
}

/** How a table is opened. */
export interface Opening {
  id: string;
  /** From which seat to look first. */
  seat: number | null;
  picture: 'view' | 'sheet';
  lang: Lang;
  /** For tests. */
  open?: (url: string) => Wire;
}

/** A table somebody sits or looks at. */
export class LiveTable {
  readonly id: string;
  readonly pick: Selection;
  /** What would follow from the answer that the person rests on. */
  readonly foresight = new Foresight((seat, ticket, answer) => {
    this.#line.send({ type: 'foresee', seat, ticket, answer });
  });
  /** What the board shows of it, and when. */
  readonly show: Show;
  readonly #line: Line;
  readonly #picture: 'view' | 'sheet';
  #known = $state.raw<Known>(nothingKnown);
  #lineState = $state.raw<{ state: LineState; retryIn: number }>({ state: 'connecting', retryIn: 0 });
  #sent = $state.raw<number | null>(null);
  #note = $state.raw<Note | null>(null);
  #wanted = $state.raw<number | null>(null);
  #hinted = $state.raw<Hinted | null>(null);
  /** The last question of every reason, so that orders can be given between turns. */
  #heardQuestions = $state.raw<ReadonlyMap<string, Asked>>(new Map());
  /** What is still to be answered of a gesture, and whether the last one was broken off. */
  #intents: readonly Intent[] = [];
  #dropped = $state(false);
  /** The next thing that happens follows from what was done here. */
  #ownComing = false;
  /** How many lines of the log were there at the last own choice. */
  #ownChoiceAt = $state.raw<number | null>(null);
  #seat: number | null;
  #lang: Lang;

  constructor(opening: Opening) {
    this.id = opening.id;
    this.#seat = opening.seat;
    this.#picture = opening.picture;
    this.#lang = opening.lang;
    this.show = new Show({
      pace: () => settings.pace,
      unseen: () => document.hidden || this.curtain !== null,
    });
    this.pick = new Selection({
      asked: () => this.asked,
      busy: () => this.busy,
      lit: () => !this.show.behind,
      plan: (intents) => (this.#intents = intents),
      confirmTaps: () => settings.confirmTaps,
      send: (asked, answer) => this.#choose(asked, answer),
    });
    this.#line = new Line({
      url: () => this.#address(),
      heard: (message) => this.hear(message),
      changed: (state, retryIn) => this.#lineChanged(state, retryIn),
      open: opening.open,
    });
  }

  #address(): string {
    return lineUrl(location.origin, this.id, {
      lang: this.#lang,
      picture: this.#picture,
      seat: this.#seat,
      since: lastSeen(this.#known),
    });
  }

  /** Opens the line; the returned function closes it. */
  start(): () => void {
    const hurry = (): void => this.#line.hurry();
    const seen = (): void => {
      hurry();
      // Nobody wants to be shown later what went on while another tab was in front.
      if (document.hidden) this.show.finish();
    };
    window.addEventListener('online', hurry);
    document.addEventListener('visibilitychange', seen);
    this.#line.connect();
    return () => {
      window.removeEventListener('online', hurry);
      document.removeEventListener('visibilitychange', seen);
      this.show.finish();
      this.#line.close();
    };
  }

  #lineChanged(state: LineState, retryIn: number): void {
    this.#lineState = { state, retryIn };
    // Who comes back by a new line has not asked for anything yet.
    if (state !== 'open') this.#forgetPendingHint();
  }

  /** Takes a message of the house in. */
  hear(message: ToClient): void {
    if (message.type === 'refused') this.#refused(message.code, message.message, message.ticket);
    if (message.type === 'hint') {
      const { seat, ticket } = message.hint;
      this.#hinted = { seat, ticket, hint: message.hint };
    }
    if (message.type === 'foreseen') this.foresight.hear(message);
    this.#known = reduce(this.#known, message, performance.now());
    if (message.type === 'state') {
      this.#ownChoiceAt ??= message.log.length;
      this.show.jump(message.now);
    }
    if (message.type === 'update') {
      const own = this.#ownComing;
      this.#ownComing = false;
      this.show.take(message.lines, message.now, own);
      this.#goOn(own);
    }
    const asked = this.#known.now?.asked;
    if (asked && this.#heardQuestions.get(asked.reason)?.ticket !== asked.ticket) {
      this.#heardQuestions = new Map(this.#heardQuestions).set(asked.reason, asked);
    }
    if (this.#wanted !== null && this.#known.now?.seat === this.#wanted) this.#wanted = null;
  }

  /** Answers what a gesture meant next, if nothing came between; else the rest of it is dropped. */
  #goOn(own: boolean): void {
    const [next, ...rest] = this.#intents;
    if (!next) return;
    const { asked, now } = this;
    const alone = own && now?.undo.kind === 'free' && now.waiting.every((seat) => seat === now.seat);
    const answer = asked && alone ? answerFor(asked, next) : null;
    if (asked && answer) {
      this.#choose(asked, answer);
      this.#intents = rest;
    } else {
      this.#intents = [];
      this.#dropped = true;
    }
  }

  #refused(code: string, message: string, ticket: number | null): void {
    // A choice that came too fast is sent again by the line: nobody needs to read about it.
    if (code === 'too_fast' && this.#sent !== null) return;
    // Nothing was done where nothing is foreseen.
    if (code === 'one_foresight') return;
    if (ticket !== null && ticket === this.#sent) this.#sent = null;
    this.#ownComing = false;
    this.#forgetPendingHint();
    this.#intents = [];
    this.#note = { code, message };
  }

  get known(): Known {
    return this.#known;
  }

  get line(): { state: LineState; retryIn: number } {
    return this.#lineState;
  }

  get note(): Note | null {
    return this.#note;
  }

  /** The rest of a gesture was dropped: something came between. */
  get dropped(): boolean {
    return this.#dropped;
  }

  get table() {
    return this.#known.table;
  }

  get now() {
    return this.#known.now;
  }

  /** How many lines of the log are older than the last own choice, or than one's coming. */
  get ownChoiceAt(): number {
    return Math.min(this.#ownChoiceAt ?? 0, this.#known.log.length);
  }

  get questions(): ReadonlyMap<string, Asked> {
    return this.#heardQuestions;
  }

  get chairs(): ChairInfo[] {
    return this.table?.seats ?? [];
  }

  get mine(): ChairInfo[] {
    return this.chairs.filter((chair) => chair.yours);
  }

  /** From which seat the table is seen. */
  get seat(): number | null {
    return this.now?.seat ?? null;
  }

  /** Nobody sees a question through the curtain. */
  get asked(): Asked | null {
    return this.curtain === null ? (this.now?.asked ?? null) : null;
  }

  /** The answer to the open question is on its way. */
  get busy(): boolean {
    return this.#sent !== null && this.#sent === this.now?.asked?.ticket;
  }

  /** Whom the device must be passed to before anything is shown (several seats are one's own). */
  get curtain(): number | null {
    if (this.#wanted !== null) return this.#wanted;
    return this.now && this.table?.status === 'playing' ? passTo(this.chairs, this.now) : null;
  }

  /** Is it somebody's turn here? */
  get myTurn(): boolean {
    return this.table?.status === 'playing' && (this.asked !== null || this.curtain !== null);
  }

  /** The hint for the open question, once it was asked for. */
  get hint(): Hinted | null {
    const { asked } = this;
    const hinted = this.#hinted;
    return asked && hinted?.ticket === asked.ticket && hinted.seat === asked.seat ? hinted : null;
  }

  /** Can a hint be asked for? What has only one answer needs none. */
  get canHint(): boolean {
    return this.asked !== null && !this.asked.forced && !this.busy && this.table?.status === 'playing';
  }

  /** Asks what a strong bot would do here; says whether that made sense. */
  askHint(): boolean {
    const { asked } = this;
    if (!asked || !this.canHint || this.hint) return false;
    const { seat, ticket } = asked;
    if (this.say({ type: 'hint', seat, ticket })) this.#hinted = { seat, ticket, hint: null };
    return true;
  }

  /** The hint has been read. */
  dropHint(): void {
    this.#hinted = null;
  }

  #forgetPendingHint(): void {
    if (this.#hinted?.hint === null) this.#hinted = null;
  }

  /** Milliseconds left on a clock. */
  timeLeft(seat: number, at: number): number | null {
    return timeLeft(this.#known, seat, at);
  }

  name(seat: number): string {
    return this.chairs[seat]?.name ?? '';
  }

  #choose(asked: Asked, answer: number[]): void {
    this.#sent = asked.ticket;
    this.#intents = [];
    this.#dropped = false;
    this.#ownComing = true;
    this.show.finish();
    this.#note = null;
    this.#ownChoiceAt = this.#known.log.length;
    this.#line.choose({ type: 'choose', seat: asked.seat, ticket: asked.ticket, answer });
  }

  /** Says something else than a choice. */
  say(message: Exclude<FromClient, { type: 'choose' }>): boolean {
    this.#note = null;
    const gone = this.#line.send(message);
    if (!gone) this.#note = { code: 'no_line', message: '' };
    return gone;
  }

  /** Draws the curtain for another seat of one's own. */
  passTo(seat: number): void {
    this.#wanted = seat;
  }

  /** The one behind the curtain is there: shows the table from that seat. */
  look(seat: number | null): void {
    this.#seat = seat;
    this.#wanted = null;
    this.say({ type: 'look', seat });
  }

  /** Comes anew: who sits down may only now be somebody to the house. */
  rejoin(seat: number | null): void {
    this.#seat = seat;
    this.#line.connect();
  }

  speak(lang: Lang): void {
    if (lang === this.#lang) return;
    this.#lang = lang;
    this.#line.send({ type: 'speak', lang });
  }

  giveOrders(orders: Orders): void {
    if (this.seat !== null) this.say({ type: 'orders', seat: this.seat, orders });
  }

  undo(): void {
    if (this.seat === null || this.now?.undo.kind === 'nothing') return;
    this.#ownComing = true;
    this.#intents = [];
    this.say({ type: 'undo', seat: this.seat });
  }

  dismissNote(): void {
    this.#note = null;
  }

  /** News have been read. */
  dismissNews(): void {
    this.#known = { ...this.#known, news: null };
  }
}

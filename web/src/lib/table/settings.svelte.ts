// What a person wishes at every table; kept by the browser.

import { keep, recall } from '../keep';
import { PACES, type Pace } from './pace';
import { byTouch } from './touch.svelte';

let confirmTaps = $state(recall('confirm-taps'));
let plainBoard = $state(recall('plain-board') === 'yes');
let sideOpen = $state(recall('side-open') === 'yes');
let pace = $state<Pace>(PACES.find((it) => it === recall('pace')) ?? 'normal');
let ruleIds = $state(recall('rule-ids') !== 'no');
let sound = $state(recall('sound') === 'yes');
let notify = $state(recall('notify') === 'yes');
let vibrate = $state(recall('vibrate') !== 'no');
let muteAll = $state(recall('mute-all') === 'yes');
let muted = $state.raw<readonly string[]>(readMuted());

function readMuted(): string[] {
  try {
    const names: unknown = JSON.parse(recall('muted') ?? '[]');
    return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];
  } catch {
    return [];
  }
}

const word = (wish: boolean): string => (wish ? 'yes' : 'no');

/** The wishes. */
export const settings = {
  /**
   * Must a tap on an option be confirmed? Who has not said gets it on touch screens only: there is no
   * other way to look at a thing than to tap it.
   */
  get confirmTaps(): boolean {
    return confirmTaps === null ? byTouch() : confirmTaps === 'yes';
  },
  set confirmTaps(wish: boolean) {
    confirmTaps = word(wish);
    keep('confirm-taps', confirmTaps);
  },
  /** Are log and chat open beside the board, where there is room for them? */
  get sideOpen(): boolean {
    return sideOpen;
  },
  set sideOpen(wish: boolean) {
    sideOpen = wish;
    keep('side-open', word(wish));
  },
  /** How fast what others do is shown. */
  get pace(): Pace {
    return pace;
  },
  set pace(wish: Pace) {
    pace = wish;
    keep('pace', wish);
  },
  /** Do the lines of the log name their rules? */
  get ruleIds(): boolean {
    return ruleIds;
  },
  set ruleIds(wish: boolean) {
    ruleIds = wish;
    keep('rule-ids', word(wish));
  },
  /** May the table sound? */
  get sound(): boolean {
    return sound;
  },
  set sound(wish: boolean) {
    sound = wish;
    keep('sound', word(wish));
  },
  /** Does the browser give notice of one's turn while another tab is in front? */
  get notify(): boolean {
    return notify;
  },
  set notify(wish: boolean) {
    notify = wish;
    keep('notify', word(wish));
  },
  /** Does a phone buzz at one's turn? */
  get vibrate(): boolean {
    return vibrate;
  },
  set vibrate(wish: boolean) {
    vibrate = wish;
    keep('vibrate', word(wish));
  },
  /** Is the table wanted in words instead of the game's own board? */
  get plainBoard(): boolean {
    return plainBoard;
  },
  set plainBoard(wish: boolean) {
    plainBoard = wish;
    keep('plain-board', word(wish));
  },
  /** Is all chat hidden? */
  get muteAll(): boolean {
    return muteAll;
  },
  set muteAll(wish: boolean) {
    muteAll = wish;
    keep('mute-all', word(wish));
  },
  /** The names of those whose chat is hidden. */
  get muted(): readonly string[] {
    return muted;
  },
  /** Hides or shows what somebody says. */
  mute(name: string, wish: boolean): void {
    muted = wish ? [...new Set([...muted, name])] : muted.filter((it) => it !== name);
    keep('muted', JSON.stringify(muted));
  },
};

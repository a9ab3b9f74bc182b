// One's turn calls: by a sound, a notice of the browser, a buzz in the hand; and the screen stays awake.

import { settings } from './settings.svelte';
import { sound } from './sound';

/** Who was asked a moment ago is still at it, and need not be called. */
const AWAY = 1200;
const BUZZ = 90;

/** What is said to who is elsewhere. */
export interface Call {
  title: string;
  text: string;
  /** A newer call of the same table takes the place of an older one. */
  tag: string;
}

/** Can this browser show notices at all? */
export function canNotify(): boolean {
  return typeof Notification !== 'undefined';
}

/** Asks whether notices are allowed; says the answer. Only ever called by a press of a button. */
export async function allowNotices(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === 'granted';
}

/** Calls who sits at the device, by every way they wish. */
export class Caller {
  #mine = false;
  #since = -Infinity;

  /** The turn is here, or is not; at the first word nobody is called. */
  turn(mine: boolean, call: () => Call): void {
    const now = performance.now();
    const back = mine && !this.#mine && (document.hidden || now - this.#since > AWAY);
    const first = this.#since === -Infinity && !this.#mine;
    if (mine || this.#mine || first) this.#since = now;
    this.#mine = mine;
    if (back && !first) this.#ring(call());
  }

  #ring(call: Call): void {
    sound('turn');
    if (settings.vibrate && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(BUZZ);
    if (!document.hidden || !settings.notify || !canNotify() || Notification.permission !== 'granted') return;
    const notice = new Notification(call.title, { body: call.text, tag: call.tag });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  }
}

/** Keeps the screen of a phone awake until the returned function is called. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let over = false;
  // A lock is lost with the tab; it is asked for again when somebody comes back.
  const hold = async (): Promise<void> => {
    if (document.hidden || !('wakeLock' in navigator)) return;
    try {
      const got = await navigator.wakeLock.request('screen');
      if (over) await got.release();
      else lock = got;
    } catch {
      // A low battery may refuse it; then the screen goes dark as always.
    }
  };
  const seen = (): void => void hold();
  document.addEventListener('visibilitychange', seen);
  seen();
  return () => {
    over = true;
    document.removeEventListener('visibilitychange', seen);
    void lock?.release();
  };
}

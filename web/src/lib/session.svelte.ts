import { api } from './api/client.ts';
import type { Credentials } from './api/types/Credentials.ts';
import type { Me } from './api/types/Me.ts';
import type { PersonInfo } from './api/types/PersonInfo.ts';
import { i18n } from './i18n';
import { friendlyName } from './names.ts';

let person = $state<PersonInfo | null>(null);
let known = $state(false);
let asking: Promise<PersonInfo | null> | null = null;

function learn(me: Me): PersonInfo | null {
  person = me.person;
  known = true;
  return person;
}

/** Who sits in front of this browser. */
export const session = {
  /** Nobody yet, a guest (no login), or somebody with an account. */
  get person(): PersonInfo | null {
    return person;
  },
  /** Has the house answered who this is? */
  get known(): boolean {
    return known;
  },

  /** Asks the house once, however many parts of the page want to know. */
  load(): Promise<PersonInfo | null> {
    asking ??= api
      .me()
      .then(learn)
      .catch((cause) => {
        asking = null;
        throw cause;
      });
    return asking;
  },

  /** Somebody, at any rate: who is nobody yet becomes a guest with a friendly name, unasked. */
  async ensure(): Promise<PersonInfo> {
    const here = person ?? (await this.load());
    if (here) return here;
    const guest = learn(await api.becomeGuest(friendlyName(i18n.lang)));
    if (!guest) throw new Error('the house did not welcome the guest');
    return guest;
  },

  /** Takes another name; who is nobody yet becomes a guest of that name. */
  async rename(name: string): Promise<void> {
    learn(person ? await api.rename(name) : await api.becomeGuest(name));
  },
  async createAccount(who: Credentials): Promise<void> {
    learn(await api.createAccount(who));
  },
  async login(who: Credentials): Promise<void> {
    learn(await api.login(who));
  },
  async logout(): Promise<void> {
    await api.logout();
    learn({ person: null });
    asking = null;
  },
};

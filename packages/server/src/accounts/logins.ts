import { HttpProblem } from '../problem.ts';
import type { Player } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import { hashToken, newToken } from './secrets.ts';

const DAY = 86_400_000;

/** A signed-in device. */
export interface SignedIn {
  readonly player: Player;
  /** The hash of its token. */
  readonly login: string;
  /** When its expiry, and that of its cookie, must be renewed. */
  readonly isRenewed: boolean;
}

export interface Logins {
  /** Signs a device in, unless the password was changed since the player was read; returns the token for its cookie. */
  open(player: Player): Promise<string>;
  /** The player of a token, unless it has expired. A device in use is never signed out. */
  find(token: string): Promise<SignedIn | undefined>;
  close(login: string): Promise<void>;
  readonly seconds: number;
}

export function openLogins(store: Store, days: number, now: () => number): Logins {
  const renewed = async (login: string, expires: number): Promise<boolean> => {
    // Once a day is often enough.
    if (expires - now() > (days - 1) * DAY) return false;
    await store.logins.renew(login, now() + days * DAY);
    return true;
  };
  return {
    seconds: (days * DAY) / 1000,
    open: async (player) => {
      const token = newToken();
      const login = { token: hashToken(token), player: player.id, expires: now() + days * DAY };
      if (await store.logins.add(login, { password: player.password })) return token;
      throw new HttpProblem(403, 'wrong-password', 'The password was changed at this moment; sign in again.');
    },
    find: async (token) => {
      const login = await store.logins.get(hashToken(token), now());
      const player = login && (await store.players.get(login.player));
      if (!login || !player) return undefined;
      return { player, login: login.token, isRenewed: await renewed(login.token, login.expires) };
    },
    close: (login) => store.logins.remove(login),
  };
}

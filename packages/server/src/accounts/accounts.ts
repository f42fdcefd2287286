import { conflict, forbidden, Problem } from '../problem.ts';
import type { MatchId, Player, PlayerId, Store } from '../store/store.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { hashRecoveryCode, isRecoveryCode, newId, newRecoveryCode } from './secrets.ts';

const nameTaken = () =>
  conflict('name-taken', 'An account has that name already; sign in, or take another name.');
const wrongPassword = () =>
  new Problem(403, 'wrong-password', 'That name and password do not belong together.');
const wrongCode = () => new Problem(403, 'wrong-code', 'That name and recovery code do not belong together.');

/** Whoever has a name is somebody. The guest of this device takes the new name instead. */
export async function beGuest(
  store: Store,
  before: Player | undefined,
  name: string,
  now: number,
): Promise<Player> {
  if (before?.password !== undefined)
    throw conflict('signed-in', 'You are signed in to an account; sign out first to play as a guest.');
  if (await store.players.byName(name)) throw nameTaken();
  if (before) return rename(store, before, name);
  const guest = newPlayer(name, now);
  await store.players.add(guest);
  return guest;
}

function newPlayer(name: string, created: number): Player {
  return { id: newId() as PlayerId, name, password: undefined, recovery: undefined, created };
}

/** Gives the guest a password, or makes somebody new. */
export async function register(
  store: Store,
  guest: Player | undefined,
  wish: { readonly name: string; readonly password: string; readonly wantsRecovery: boolean },
  now: number,
): Promise<{ player: Player; recoveryCode: string | undefined }> {
  if (guest?.password !== undefined)
    throw conflict('signed-in', 'You are signed in to an account already; sign out first.');
  const password = await hashPassword(wish.password);
  const recoveryCode = wish.wantsRecovery ? newRecoveryCode() : undefined;
  const recovery = recoveryCode && hashRecoveryCode(recoveryCode);
  const player = { ...(guest ?? newPlayer(wish.name, now)), name: wish.name, password, recovery };
  const isKept = guest
    ? await store.players.change(guest.id, { name: wish.name, password, recovery })
    : await store.players.add(player);
  if (!isKept) throw nameTaken();
  return { player, recoveryCode };
}

/** Gives the account, and the matches whose seats were the guest's of this device. */
export async function signIn(
  store: Store,
  before: Player | undefined,
  wish: { readonly name: string; readonly password: string },
): Promise<{ player: Player; moved: readonly MatchId[] }> {
  const player = await store.players.byName(wish.name);
  const isRight = await isPassword(wish.password, player?.password);
  if (!player || !isRight) throw wrongPassword();
  const isGuest = before && before.password === undefined;
  return { player, moved: isGuest ? await store.players.merge(before.id, player.id) : [] };
}

/** The code is used up, and all devices are signed out. */
export async function recover(
  store: Store,
  wish: { readonly name: string; readonly code: string; readonly password: string },
): Promise<Player> {
  const player = await store.players.byName(wish.name);
  const isRight = isRecoveryCode(wish.code, player?.recovery);
  if (!player || !isRight) throw wrongCode();
  const password = await hashPassword(wish.password);
  await store.players.change(player.id, { password, recovery: undefined });
  await store.logins.removeAll(player.id);
  return { ...player, password, recovery: undefined };
}

export async function rename(store: Store, player: Player, name: string): Promise<Player> {
  const holder = await store.players.byName(name);
  if (holder && holder.id !== player.id) throw nameTaken();
  if (!(await store.players.change(player.id, { name }))) throw nameTaken();
  return { ...player, name };
}

/** All devices are signed out, for whoever knows the old password may have a copy of any cookie. */
export async function changePassword(
  store: Store,
  player: Player,
  wish: { readonly old: string; readonly fresh: string },
): Promise<void> {
  await confirm(player, wish.old);
  await store.players.change(player.id, { password: await hashPassword(wish.fresh) });
  await store.logins.removeAll(player.id);
}

export async function renewRecovery(
  store: Store,
  player: Player,
  password: string | undefined,
): Promise<string> {
  await confirm(player, password ?? '');
  const code = newRecoveryCode();
  await store.players.change(player.id, { recovery: hashRecoveryCode(code) });
  return code;
}

/** Gives the matches whose seats changed. */
export async function deletePlayer(
  store: Store,
  player: Player,
  password: string | undefined,
): Promise<readonly MatchId[]> {
  if (player.password !== undefined) await confirm(player, password ?? '');
  await store.logins.removeAll(player.id);
  return store.players.remove(player.id);
}

async function confirm(player: Player, password: string): Promise<void> {
  if (player.password === undefined)
    throw forbidden('A guest has no password; register first to keep an account.');
  if (!(await isPassword(password, player.password)))
    throw new Problem(403, 'wrong-password', 'That is not the password of this account.');
}

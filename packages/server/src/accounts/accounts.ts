import { badInput, conflict, forbidden, HttpProblem } from '../problem.ts';
import { mixedAlphabets } from '../store/person-names.ts';
import type { MatchId, Player, PlayerId } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { hashRecoveryCode, isRecoveryCode, newId, newRecoveryCode } from './secrets.ts';

const nameTaken = () =>
  conflict(
    'name-taken',
    'An account has that name already, or one that looks like it; sign in, or take another name.',
  );
const wrongPassword = () =>
  new HttpProblem(403, 'wrong-password', 'That name and password do not belong together.');
const changedMeanwhile = () =>
  conflict('changed', 'The account was changed elsewhere at this moment; nothing was done, try again.');
const wrongCode = () =>
  new HttpProblem(403, 'wrong-code', 'That name and recovery code do not belong together.');

/** Creates a guest by name, or renames the guest of this device. */
export async function beGuest(
  store: Store,
  before: Player | undefined,
  name: string,
  now: number,
): Promise<Player> {
  if (before?.password !== undefined)
    throw conflict('signed-in', 'You are signed in to an account; sign out first to play as a guest.');
  if (before) return rename(store, before, name);
  requireOneAlphabet(name);
  if (await store.players.holderOf(name)) throw nameTaken();
  const guest = newPlayer(name, now);
  await store.players.add(guest);
  return guest;
}

/** Mixed alphabets allow look-alike names, and no language needs them. */
function requireOneAlphabet(name: string): void {
  const mixed = mixedAlphabets(name);
  if (mixed.length > 0)
    throw badInput(
      `Each word of a name keeps to one alphabet; this one mixes letters of ${mixed.join(' and ')}.`,
    );
}

function newPlayer(name: string, created: number): Player {
  return { id: newId() as PlayerId, name, password: undefined, recovery: undefined, created };
}

/** Gives the guest a password, or creates a new account. */
export async function register(
  store: Store,
  guest: Player | undefined,
  wish: { readonly name: string; readonly password: string; readonly wantsRecovery: boolean },
  now: number,
): Promise<{ player: Player; recoveryCode: string | undefined }> {
  if (guest?.password !== undefined)
    throw conflict('signed-in', 'You are signed in to an account already; sign out first.');
  if (guest?.name !== wish.name) requireOneAlphabet(wish.name);
  const password = await hashPassword(wish.password);
  const recoveryCode = wish.wantsRecovery ? newRecoveryCode() : undefined;
  const recovery = recoveryCode && hashRecoveryCode(recoveryCode);
  const player = { ...(guest ?? newPlayer(wish.name, now)), name: wish.name, password, recovery };
  if (guest) await changeSecrets(store, guest, { name: wish.name, password, recovery });
  else if (!(await store.players.add(player))) throw nameTaken();
  return { player, recoveryCode };
}

/** Returns the account. */
export async function signIn(
  store: Store,
  wish: { readonly name: string; readonly password: string },
): Promise<Player> {
  const player = await store.players.byName(wish.name);
  const isRight = await isPassword(wish.password, player?.password);
  if (!player || !isRight) throw wrongPassword();
  return player;
}

/** Merges the guest of this device into the account they signed in to; returns the matches whose seats changed. */
export async function takeAlong(
  store: Store,
  before: Player | undefined,
  player: Player,
): Promise<readonly MatchId[]> {
  const isGuest = before && before.password === undefined;
  return isGuest ? store.players.merge(before.id, player.id) : [];
}

/** Fails when the secrets are no longer those that were read and confirmed. */
async function changeSecrets(
  store: Store,
  player: Player,
  change: Parameters<Store['players']['change']>[1],
): Promise<void> {
  const { password, recovery } = player;
  const outcome = await store.players.change(player.id, change, { password, recovery });
  if (outcome === 'taken') throw nameTaken();
  if (outcome === 'stale') throw changedMeanwhile();
}

/** The code is used up, also for concurrent requests, and all devices are signed out. */
export async function recover(
  store: Store,
  wish: { readonly name: string; readonly code: string; readonly password: string },
): Promise<Player> {
  const player = await store.players.byName(wish.name);
  const isRight = isRecoveryCode(wish.code, player?.recovery);
  if (!player || !isRight) throw wrongCode();
  const password = await hashPassword(wish.password);
  const fresh = { password, recovery: undefined };
  const { recovery } = player;
  if ((await store.players.change(player.id, fresh, { recovery })) === 'stale') throw wrongCode();
  return { ...player, ...fresh };
}

export async function rename(store: Store, player: Player, name: string): Promise<Player> {
  if (player.name !== name) requireOneAlphabet(name);
  const holder = await store.players.holderOf(name);
  if (holder && holder.id !== player.id) throw nameTaken();
  const outcome = await store.players.change(player.id, { name });
  if (outcome === 'taken') throw nameTaken();
  if (outcome === 'stale') throw changedMeanwhile();
  return { ...player, name };
}

/** Signs out all devices and voids the recovery code: somebody who knew the old password may have copies of both. */
export async function changePassword(
  store: Store,
  player: Player,
  wish: { readonly old: string; readonly fresh: string },
): Promise<Player> {
  await confirm(player, wish.old);
  const fresh = { password: await hashPassword(wish.fresh), recovery: undefined };
  await changeSecrets(store, player, fresh);
  return { ...player, ...fresh };
}

export async function renewRecovery(
  store: Store,
  player: Player,
  password: string | undefined,
): Promise<string> {
  await confirm(player, password ?? '');
  const code = newRecoveryCode();
  await changeSecrets(store, player, { recovery: hashRecoveryCode(code) });
  return code;
}

/** Returns the matches whose seats changed. */
export async function deletePlayer(
  store: Store,
  player: Player,
  password: string | undefined,
): Promise<readonly MatchId[]> {
  if (player.password !== undefined) await confirm(player, password ?? '');
  return store.players.remove(player.id);
}

async function confirm(player: Player, password: string): Promise<void> {
  if (player.password === undefined)
    throw forbidden('A guest has no password; register first to keep an account.');
  if (!(await isPassword(password, player.password)))
    throw new HttpProblem(403, 'wrong-password', 'That is not the password of this account.');
}

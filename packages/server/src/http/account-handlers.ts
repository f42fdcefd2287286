import { CLOSE_CODES, type Person } from '@tabard/table/protocol';
import * as accounts from '../accounts/accounts.ts';
import type { SignedIn } from '../accounts/logins.ts';
import { crowdOf, personShare } from '../limits/address.ts';
import { requireLess } from '../limits/limits.ts';
import { notFound } from '../problem.ts';
import type { Presence } from '../rooms/hosting.ts';
import type { ServerContext } from '../server-context.ts';
import type { AwaitedBy, MatchId, Player, PlayerId } from '../store/rows.ts';
import { keepReplayed } from '../tables/replayed-sheet.ts';
import type { Caller } from './people.ts';
import type { Handlers } from './routes.ts';
import { confirming, requireFewStrangers, trying } from './sign-in-tries.ts';
import type { Visit } from './visit.ts';

type AccountNames =
  | 'me'
  | 'guest'
  | 'register'
  | 'signIn'
  | 'recover'
  | 'signOut'
  | 'rename'
  | 'changePassword'
  | 'newRecovery'
  | 'deleteMe'
  | 'shuns'
  | 'sheets'
  | 'replaySheet'
  | 'forgetSheet'
  | 'shun'
  | 'awaiting';

export function accountHandlers(context: ServerContext): Pick<Handlers, AccountNames> {
  const { store, now, limits } = context;
  return {
    me: async (_, { me }) => {
      const waiting = me ? await awaitingOf(context, me.player.id) : { count: 0, next: null };
      return {
        person: me ? personOf(me.player) : null,
        awaiting: waiting,
        reachedAt: context.config.reachedAt ?? null,
      };
    },
    guest: async ({ body }, visit) => {
      if (!visit.me) requireLess(limits.guests, visit.shares, 'new guests from your address');
      else requireLess(limits.guests, [personShare(visit.me.player.id)], 'new names');
      const player = await accounts.beGuest(store, visit.me?.player, body.name, now());
      if (visit.me) await showName(context, player.id);
      else visit.keep(await context.logins.open(player));
      return personOf(player);
    },
    register: async ({ body }, visit) => {
      requireLess(limits.signIns, visit.shares, 'sign-ins from your address');
      requireFewStrangers(context);
      const { player, recoveryCode } = await accounts.register(store, visit.me?.player, body, now());
      await signInAs(context, visit, player);
      return { person: personOf(player), recoveryCode };
    },
    signIn: async ({ body }, visit) => {
      const player = await trying(context, visit, body.name, () => accounts.signIn(store, body));
      // Before the guest's login ends: should this fail, the guest still has the matches.
      const moved = await accounts.takeAlong(store, visit.me?.player, player);
      await signInAs(context, visit, player);
      await reseat(context, moved);
      return personOf(player);
    },
    recover: async ({ body }, visit) => {
      const player = await trying(context, visit, body.name, () => accounts.recover(store, body));
      await dismiss(context, player.id);
      await signInAs(context, visit, player);
      return personOf(player);
    },
    signOut: async (_, visit) => {
      if (visit.me) await leave(context, visit.me);
      visit.forget();
      return undefined;
    },
    rename: async ({ body }, { me }) => {
      requireLess(limits.guests, [personShare(me.player.id)], 'new names');
      const player = await accounts.rename(store, me.player, body.name);
      await showName(context, player.id);
      return personOf(player);
    },
    changePassword: async ({ body }, visit) => {
      const player = await confirming(context, visit, () =>
        accounts.changePassword(store, visit.me.player, body),
      );
      // Only this device stays signed in, with a new token.
      visit.keep(await context.logins.open(player));
      await dismiss(context, player.id);
      return undefined;
    },
    newRecovery: async ({ body }, visit) => ({
      recoveryCode: await confirming(context, visit, () =>
        accounts.renewRecovery(store, visit.me.player, body.password),
      ),
    }),
    deleteMe: async ({ body }, visit) => {
      const { player } = visit.me;
      const changed = await confirming(context, visit, () =>
        accounts.deletePlayer(store, player, body.password),
      );
      visit.forget();
      await dismiss(context, player.id);
      await reseat(context, changed);
      return undefined;
    },
    sheets: async (_, { me }) => ({ sheets: [...(await store.sheets.of(me.player.id))] }),
    replaySheet: async ({ body }, visit) => {
      const { player } = visit.me;
      requireLess(limits.tables, [personShare(player.id), ...crowdOf(visit.shares)], 'matches to replay');
      return keepReplayed(context, player.id, body);
    },
    forgetSheet: async ({ params }, { me }) => {
      await store.sheets.remove(me.player.id, params.match as MatchId);
      return undefined;
    },
    shuns: async (_, { me }) => ({ shuns: [...(await store.shuns.of(me.player.id))] }),
    shun: async ({ params, body }, { me }) => {
      const other = params.player as PlayerId;
      if (other === me.player.id || !(await store.players.get(other)))
        throw notFound('There is nobody else with that id.');
      await store.shuns.set(me.player.id, other, body.kind ?? undefined);
      await learnShuns(context, me.player.id);
      await store.notify({ kind: 'person', player: me.player.id });
      return undefined;
    },
    awaiting: async (_, { me }) => awaitingOf(context, me.player.id),
  };
}

function personOf({ id, name, password }: Player): Person {
  return { id, name, isAccount: password !== undefined };
}

async function awaitingOf({ store }: Pick<ServerContext, 'store'>, person: PlayerId) {
  return awaitingInfo(await store.matches.awaiting(person));
}

export function awaitingInfo({ count, next }: AwaitedBy) {
  return { count, next: next ?? null };
}

/** Caches the mutes and blocks of a connected person. */
export async function learnShuns(
  { store, people }: Pick<ServerContext, 'store' | 'people'>,
  person: PlayerId,
) {
  const shuns = await store.shuns.of(person);
  people.setShunned(
    person,
    shuns.map(({ player }) => player),
  );
}

/** Something changed for this person on another node: closes sockets whose login has ended. */
export async function recheckLogins(context: ServerContext, person: PlayerId): Promise<void> {
  const { store, people, now } = context;
  people.noteChange();
  if (!people.isHere(person)) return;
  for (const login of people.loginsOf(person))
    if (!(await store.logins.get(login, now())))
      people.dismiss(person, CLOSE_CODES.signedOut, 'signed out', (caller) => caller.login === login);
  await learnShuns(context, person);
}

/** Closes a socket whose login has ended. */
export async function checkLogin(
  { store, now }: Pick<ServerContext, 'store' | 'now'>,
  caller: Caller,
): Promise<void> {
  if (caller.login !== undefined && !(await store.logins.get(caller.login, now())))
    caller.close(CLOSE_CODES.signedOut, 'signed out');
}

/** A new token, against session fixation. */
async function signInAs(context: ServerContext, visit: Visit, player: Player): Promise<void> {
  const token = await context.logins.open(player);
  if (visit.me) await leave(context, visit.me);
  visit.keep(token);
  visit.know(player.id);
}

async function leave({ logins, people, store }: ServerContext, { player, login }: SignedIn): Promise<void> {
  await logins.close(login);
  people.dismiss(player.id, CLOSE_CODES.signedOut, 'signed out', (caller) => caller.login === login);
  await store.notify({ kind: 'person', player: player.id });
}

async function dismiss({ people, store }: ServerContext, person: PlayerId): Promise<void> {
  people.dismiss(person, CLOSE_CODES.signedOut, 'signed out');
  await store.notify({ kind: 'person', player: person });
}

async function reseat({ hosting }: ServerContext, matches: readonly MatchId[]): Promise<void> {
  await Promise.all(matches.map((match) => hosting.seatsChanged(match)));
}

/** Notifies the watched tables that a person has a new name. */
async function showName({ store, hosting }: ServerContext, person: PlayerId): Promise<void> {
  const { rows } = await store.matches.ofPlayer(person, { limit: 100 });
  const watched = rows.filter(({ id }) => isLookedAt(hosting.presence(id)));
  await Promise.all(watched.map(({ id }) => hosting.seatsChanged(id)));
}

function isLookedAt({ here, watching }: Presence): boolean {
  return here.length + watching > 0;
}

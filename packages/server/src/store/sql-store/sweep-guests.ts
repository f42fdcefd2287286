import type { Kysely, Transaction } from 'kysely';
import type { IdleGuests, MatchId, PlayerId, SweptGuests } from '../rows.ts';
import type { Tables } from '../tables.ts';
import { liveMatchesOf } from './live-seats.ts';
import { leaveEverything } from './remove-player.ts';

/** Batch size, so that others can use the store in between. */
const AT_ONCE = 200;

export async function sweepGuests(db: Kysely<Tables>, idle: IdleGuests): Promise<SweptGuests> {
  const [players, matches]: [PlayerId[], MatchId[]] = [[], []];
  for (let ids = await idsAfter(db, ''); ids.length > 0; ids = await idsAfter(db, ids[ids.length - 1])) {
    const swept = await db.transaction().execute((tx) => sweepAmong(tx, ids, idle));
    players.push(...swept.players);
    matches.push(...swept.matches);
  }
  return { players, matches };
}

async function idsAfter(db: Kysely<Tables>, last: string): Promise<readonly string[]> {
  const people = db.selectFrom('players').select('id').where('id', '>', last);
  const rows = await people.orderBy('id').limit(AT_ONCE).execute();
  return rows.map(({ id }) => id);
}

async function sweepAmong(
  tx: Transaction<Tables>,
  ids: readonly string[],
  idle: IdleGuests,
): Promise<SweptGuests> {
  const players = await removeIdle(tx, ids, idle);
  const matches: MatchId[] = [];
  for (const id of players) {
    matches.push(...(await liveMatchesOf(tx, id)));
    await leaveEverything(tx, id, { player: null });
  }
  return { players, matches };
}

/** One statement, so that a guest who signs in at this moment stays. */
async function removeIdle(
  tx: Transaction<Tables>,
  ids: readonly string[],
  { created, expires }: IdleGuests,
): Promise<readonly PlayerId[]> {
  const rows = await tx
    .deleteFrom('players')
    .where('id', 'in', ids)
    .where('password', 'is', null)
    .where('created', '<=', created)
    .where((e) =>
      e.not(
        e.exists(
          e
            .selectFrom('logins')
            .select('token')
            .whereRef('logins.player', '=', 'players.id')
            .where('logins.expires', '>', expires),
        ),
      ),
    )
    .where((e) =>
      e.not(
        e.exists(
          e
            .selectFrom('seats')
            .innerJoin('matches', 'matches.id', 'seats.match')
            .select('seats.seat')
            .whereRef('seats.player', '=', 'players.id')
            .where('matches.status', '=', 'running'),
        ),
      ),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id as PlayerId);
}

import { type Kysely, sql } from 'kysely';
import type { IdleSince, MatchId } from '../store.ts';
import type { Tables } from '../tables.ts';

/** So many are closed in one go: others want to use the store too. */
const AT_ONCE = 100;

export async function sweepTables(db: Kysely<Tables>, idle: IdleSince): Promise<readonly MatchId[]> {
  const closed: MatchId[] = [];
  for (let some: readonly MatchId[] | undefined; some === undefined || some.length === AT_ONCE; ) {
    some = await sweepSome(db, idle);
    closed.push(...some);
  }
  return closed;
}

async function sweepSome(db: Kysely<Tables>, { created, expires }: IdleSince): Promise<readonly MatchId[]> {
  const deserted = db
    .selectFrom('matches')
    .select('id')
    .where('is_public', 'in', [0, 1])
    .where('status', '=', 'open')
    .where('created', '<=', created)
    .where(
      sql<boolean>`not exists (select 1 from seats inner join logins on logins.player = seats.player
        where seats.match = matches.id and logins.expires > ${expires})`,
    )
    .limit(AT_ONCE);
  const gone = db.deleteFrom('matches').where('id', 'in', deserted).where('status', '=', 'open');
  return (await gone.returning('id').execute()).map(({ id }) => id as MatchId);
}

import type { Kysely } from 'kysely';
import type { MatchId } from '../rows.ts';
import type { Tables } from '../tables.ts';

/** Batch size, so that others can use the store in between. */
const AT_ONCE = 100;

export async function sweepTables(db: Kysely<Tables>, created: number): Promise<readonly MatchId[]> {
  const old = db
    .selectFrom('matches')
    .select('id')
    .where('is_public', 'in', [0, 1])
    .where('status', '=', 'open')
    .where('created', '<=', created)
    .limit(AT_ONCE);
  // A table that begins at the same moment is no longer open here.
  const closed = db.deleteFrom('matches').where('id', 'in', old).where('status', '=', 'open');
  return (await closed.returning('id').execute()).map(({ id }) => id as MatchId);
}

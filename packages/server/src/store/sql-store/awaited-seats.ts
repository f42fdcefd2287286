import { type Kysely, sql } from 'kysely';
import type { MatchId } from '../store.ts';
import type { Tables } from '../tables.ts';

/** Marks the seats of people whom a match now waits for, and touches no other. */
export async function refreshAwaited(
  db: Kysely<Tables>,
  match: MatchId,
  mask: number,
  at: number,
): Promise<void> {
  await sql`update seats set awaited = 1 - awaited, since = case when awaited = 0 then cast(${at} as bigint) end
    where match = ${match}
    and awaited <> case when kind = 'person' then (cast(${mask} as integer) >> seat) & 1 else 0 end`.execute(
    db,
  );
}

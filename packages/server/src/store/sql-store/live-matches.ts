import type { Kysely } from 'kysely';
import type { MatchId, PlayerId } from '../store.ts';
import type { Tables } from '../tables.ts';

/** The open and running matches this person has a seat in. */
export async function liveMatchesOf(db: Kysely<Tables>, player: PlayerId): Promise<readonly MatchId[]> {
  const rows = await db
    .selectFrom('seats')
    .innerJoin('matches', 'matches.id', 'seats.match')
    .select('matches.id')
    .distinct()
    .where('seats.player', '=', player)
    .where('matches.status', 'in', ['open', 'running'])
    .orderBy('matches.id')
    .execute();
  return rows.map(({ id }) => id as MatchId);
}

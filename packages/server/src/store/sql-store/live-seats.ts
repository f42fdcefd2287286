import type { Kysely } from 'kysely';
import type { MatchId, MatchStatus, PlayerId } from '../rows.ts';
import type { Tables } from '../tables.ts';

/** The statuses of live matches: open or running. */
export const LIVE: readonly MatchStatus[] = ['open', 'running'];

/** The value of a seat's `live` column. */
export function liveOf(status: MatchStatus): number {
  return LIVE.includes(status) ? 1 : 0;
}

/** Updates the seats of a match after a change of its status. */
export async function markSeats(db: Kysely<Tables>, match: MatchId, status: MatchStatus): Promise<void> {
  const live = liveOf(status);
  const seats = db.updateTable('seats').set({ live }).where('match', '=', match);
  await seats.where('live', '<>', live).execute();
}

/** The live matches in which this person has a seat. */
export async function liveMatchesOf(db: Kysely<Tables>, player: PlayerId): Promise<readonly MatchId[]> {
  const seats = db.selectFrom('seats').select('match').distinct().where('player', '=', player);
  const rows = await seats.where('live', '=', 1).orderBy('match').execute();
  return rows.map(({ match }) => match as MatchId);
}

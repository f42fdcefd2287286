import type { Kysely } from 'kysely';
import type { MatchId, MatchStatus, PlayerId } from '../rows.ts';
import type { Tables } from '../tables.ts';

/** Matches that are still to be played: people sit down, or play. */
export const LIVE: readonly MatchStatus[] = ['open', 'running'];

/** How a seat says whether its match is one of them. */
export function liveOf(status: MatchStatus): number {
  return LIVE.includes(status) ? 1 : 0;
}

/** The seats of a match that has another status now say so. */
export async function markSeats(db: Kysely<Tables>, match: MatchId, status: MatchStatus): Promise<void> {
  const live = liveOf(status);
  const seats = db.updateTable('seats').set({ live }).where('match', '=', match);
  await seats.where('live', '<>', live).execute();
}

/** The matches still to be played that this person has a seat in. */
export async function liveMatchesOf(db: Kysely<Tables>, player: PlayerId): Promise<readonly MatchId[]> {
  const seats = db.selectFrom('seats').select('match').distinct().where('player', '=', player);
  const rows = await seats.where('live', '=', 1).orderBy('match').execute();
  return rows.map(({ match }) => match as MatchId);
}

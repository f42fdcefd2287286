import { type Kysely, sql } from 'kysely';
import type { MatchId, MatchListing, Page, PageWish, PlayerId } from '../store.ts';
import type { Tables } from '../tables.ts';
import { listingsOf } from './match-rows.ts';
import { formatMark, parseMark } from './page-marks.ts';

const LISTED = [
  ...(['id', 'code', 'game', 'options', 'rules', 'content', 'is_public', 'pace', 'clock', 'host'] as const),
  ...(['created', 'status', 'seq', 'length', 'turn', 'waiting', 'outcome', 'clocks', 'asking'] as const),
  ...(['undo', 'updated', 'rematch'] as const),
] as const;

type LobbyWish = PageWish & { readonly game?: string | undefined };

/** Public matches of one status, newest first. */
export async function lobby(
  db: Kysely<Tables>,
  status: 'open' | 'running',
  { after, limit, game }: LobbyWish,
): Promise<Page<MatchListing>> {
  let query = db
    .selectFrom('matches')
    .select(LISTED)
    .where('is_public', '=', 1)
    .where('status', '=', status)
    .orderBy('created', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1);
  if (game !== undefined) query = query.where('game', '=', game);
  if (after !== undefined) {
    const { numbers, id } = parseMark(after, 1);
    query = query.where(sql<boolean>`(created, id) < (${numbers[0]}, ${id})`);
  }
  const rows = await query.execute();
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    rows: await listingsOf(db, shown),
    next: last && formatMark({ numbers: [last.created], id: last.id }),
  };
}

/** A person's matches: those that wait for them first, then the newest. */
export async function matchesOfPlayer(
  db: Kysely<Tables>,
  player: PlayerId,
  { after, limit }: PageWish,
): Promise<Page<MatchListing>> {
  let query = db
    .selectFrom('seats')
    .select(['match', 'awaited', 'created'])
    .where('player', '=', player)
    // Somebody may have two seats at a table, having sat down as a guest too: the one that is awaited counts.
    .where(
      sql<boolean>`not exists (select 1 from seats as other
        where other.match = seats.match and other.player = seats.player
        and (other.awaited > seats.awaited or (other.awaited = seats.awaited and other.seat < seats.seat)))`,
    )
    .orderBy('awaited', 'desc')
    .orderBy('created', 'desc')
    .orderBy('match', 'desc')
    .limit(limit + 1);
  if (after !== undefined) {
    const { numbers, id } = parseMark(after, 2);
    query = query.where(sql<boolean>`(awaited, created, match) < (${numbers[0]}, ${numbers[1]}, ${id})`);
  }
  const seats = await query.execute();
  const shown = seats.slice(0, limit);
  const last = seats.length > limit ? shown.at(-1) : undefined;
  return {
    rows: await inOrder(
      db,
      shown.map(({ match }) => match),
    ),
    next: last && formatMark({ numbers: [last.awaited, last.created], id: last.match }),
  };
}

async function inOrder(db: Kysely<Tables>, ids: readonly string[]): Promise<readonly MatchListing[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('matches').select(LISTED).where('id', 'in', ids).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return listingsOf(
    db,
    ids.flatMap((id) => byId.get(id) ?? []),
  );
}

export async function awaitingEach(
  db: Kysely<Tables>,
  players: readonly PlayerId[],
): Promise<ReadonlyMap<PlayerId, readonly MatchId[]>> {
  const seats = await db
    .selectFrom('seats')
    .select(['player', 'match'])
    .where('player', 'in', players)
    .where('awaited', '=', 1)
    .orderBy('since')
    .orderBy('match')
    .execute();
  const matches = new Map(players.map((player) => [player as string | null, new Set<MatchId>()]));
  for (const { player, match } of seats) matches.get(player)?.add(match as MatchId);
  return new Map(players.map((player) => [player, [...(matches.get(player) ?? [])]]));
}

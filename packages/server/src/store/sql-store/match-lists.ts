import { type Kysely, sql } from 'kysely';
import type { MatchId, MatchListing, Page, PageWish, PlayerId } from '../store.ts';
import type { Tables } from '../tables.ts';
import { listingsOf } from './match-rows.ts';
import { formatMark, type PageMark, parseMark } from './page-marks.ts';

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

/** A place in a person's list: those that wait for them come first, then the others still to be played. */
const RANK = { waits: 2, live: 1, ended: 0 } as const;

interface ListedSeat {
  readonly match: string;
  readonly rank: number;
  readonly created: number;
}

/** A person's matches: those that wait for them first, then the others still to be played; of each the newest first. */
export async function matchesOfPlayer(
  db: Kysely<Tables>,
  player: PlayerId,
  { after, limit }: PageWish,
): Promise<Page<MatchListing>> {
  const seats = await seatsAfter(
    db,
    player,
    after === undefined ? undefined : parseMark(after, 2),
    limit + 1,
  );
  const shown = seats.slice(0, limit);
  const last = seats.length > limit ? shown.at(-1) : undefined;
  return {
    rows: await inOrder(
      db,
      shown.map(({ match }) => match),
    ),
    next: last && formatMark({ numbers: [last.rank, last.created], id: last.match }),
  };
}

async function seatsAfter(
  db: Kysely<Tables>,
  player: PlayerId,
  mark: PageMark | undefined,
  most: number,
): Promise<readonly ListedSeat[]> {
  const isAmongEnded = mark !== undefined && mark.numbers[0] <= RANK.ended;
  const live = isAmongEnded ? [] : await liveSeatsAfter(db, player, mark, most);
  if (live.length === most) return live;
  return [
    ...live,
    ...(await endedSeatsAfter(db, player, isAmongEnded ? mark : undefined, most - live.length)),
  ];
}

/** 1 for the seat of a person whom its match waits for. */
const WAITS = sql<number>`case when seats.kind = 'person' and matches.status = 'running'
  then (matches.turn >> seats.seat) & 1 else 0 end`;

function liveSeats(db: Kysely<Tables>, players: readonly PlayerId[]) {
  return db
    .selectFrom('seats')
    .innerJoin('matches', 'matches.id', 'seats.match')
    .where('seats.player', 'in', players)
    .where('seats.live', '=', 1);
}

/** Few enough to be sorted; somebody may have two seats at a table, having sat down as a guest too. */
async function liveSeatsAfter(
  db: Kysely<Tables>,
  player: PlayerId,
  mark: PageMark | undefined,
  most: number,
): Promise<readonly ListedSeat[]> {
  const rank = sql<number>`${sql.lit(RANK.live)} + max(${WAITS})`;
  let query = liveSeats(db, [player])
    .select(['seats.match', 'seats.created', rank.as('rank')])
    .groupBy(['seats.match', 'seats.created'])
    .orderBy(rank, 'desc')
    .orderBy('seats.created', 'desc')
    .orderBy('seats.match', 'desc')
    .limit(most);
  if (mark) {
    const [rankBefore, created] = mark.numbers;
    query = query.having(
      sql<boolean>`(${rank}, seats.created, seats.match) < (${rankBefore}, ${created}, ${mark.id})`,
    );
  }
  return query.execute();
}

/** Any number of them: they come out of the index in order. */
async function endedSeatsAfter(
  db: Kysely<Tables>,
  player: PlayerId,
  mark: PageMark | undefined,
  most: number,
): Promise<readonly ListedSeat[]> {
  let query = db
    .selectFrom('seats')
    .select(['match', 'created', sql.lit(RANK.ended).as('rank')])
    .where('player', '=', player)
    .where('live', '=', 0)
    .where(
      sql<boolean>`not exists (select 1 from seats as other
        where other.match = seats.match and other.player = seats.player and other.seat < seats.seat)`,
    )
    .orderBy('created', 'desc')
    .orderBy('match', 'desc')
    .limit(most);
  if (mark) query = query.where(sql<boolean>`(created, match) < (${mark.numbers[1]}, ${mark.id})`);
  return query.execute();
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
  const seats = await liveSeats(db, players)
    .select(['seats.player', 'seats.match'])
    .where(WAITS, '=', 1)
    .orderBy('matches.updated')
    .orderBy('matches.id')
    .execute();
  const matches = new Map(players.map((player) => [player as string | null, new Set<MatchId>()]));
  for (const { player, match } of seats) matches.get(player)?.add(match as MatchId);
  return new Map(players.map((player) => [player, [...(matches.get(player) ?? [])]]));
}

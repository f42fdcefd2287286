import { type Kysely, sql } from 'kysely';
import type { MatchId, MatchListing, Page, PageRequest, PlayerId } from '../rows.ts';
import type { MatchesTable, SeatsTable, Tables } from '../tables.ts';
import { listingsOf } from './match-rows.ts';
import { formatMark, type PageMark, parseMark } from './page-marks.ts';

const LISTED = [
  ...(['id', 'code', 'game', 'options', 'rules', 'content', 'is_public', 'pace', 'clock', 'host'] as const),
  ...(['created', 'status', 'seq', 'length', 'turn', 'waiting', 'outcome', 'clocks', 'asking'] as const),
  ...(['undo', 'updated', 'rematch'] as const),
] as const;

type LobbyRequest = PageRequest & { readonly game?: string | undefined };

/** Public matches of one status, newest first. */
export async function lobby(
  db: Kysely<Tables>,
  status: 'open' | 'running',
  { after, limit, game }: LobbyRequest,
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

/** A position in a person's list: matches that wait for them first, then other live ones. */
const RANK = { waits: 2, live: 1, ended: 0 } as const;

interface ListedSeat {
  readonly match: string;
  readonly rank: number;
  readonly created: number;
}

/** A person's matches: those that wait for them, other live ones, ended ones; each group newest first. */
export async function matchesOfPlayer(
  db: Kysely<Tables>,
  player: PlayerId,
  { after, limit }: PageRequest,
): Promise<Page<MatchListing>> {
  const mark = after === undefined ? undefined : parseMark(after, 2);
  const seats = await seatsAfter(db, player, mark, limit + 1);
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
  const ended = await endedSeatsAfter(db, player, isAmongEnded ? mark : undefined, most - live.length);
  return [...live, ...ended];
}

/** Databases accept some ten thousand parameters in one query. */
const IDS_AT_ONCE = 1000;

/** A person's seat at a live match; `waits` when the match waits for them. */
interface LiveSeat {
  readonly player: string | null;
  readonly match: string;
  readonly created: number;
  readonly waits: boolean;
  /** When the match last changed. */
  readonly updated: number;
}

/** A person has few of them. Seats are read first, so that matches are found by id. */
async function liveSeatsOf(db: Kysely<Tables>, players: readonly PlayerId[]): Promise<readonly LiveSeat[]> {
  if (players.length === 0) return [];
  const seats = await db
    .selectFrom('seats')
    .select(['player', 'match', 'seat', 'kind', 'created'])
    .where('player', 'in', players)
    .where('live', '=', 1)
    .execute();
  const ids = [...new Set(seats.map(({ match }) => match))];
  const stands = new Map<string, Pick<MatchesTable, 'status' | 'turn' | 'updated'>>();
  for (let at = 0; at < ids.length; at += IDS_AT_ONCE) {
    const some = db.selectFrom('matches').select(['id', 'status', 'turn', 'updated']);
    const rows = await some.where('id', 'in', ids.slice(at, at + IDS_AT_ONCE)).execute();
    for (const row of rows) stands.set(row.id, row);
  }
  return seats.flatMap(({ player, match, seat, kind, created }) => {
    const stand = stands.get(match);
    if (!stand) return [];
    const { status, turn, updated } = stand;
    const waits = kind === 'person' && status === 'running' && ((turn >> seat) & 1) === 1;
    return { player, match, created, waits, updated };
  });
}

/** A person may have two seats at a table, one from when they were a guest: the awaited one counts. */
async function liveSeatsAfter(
  db: Kysely<Tables>,
  player: PlayerId,
  mark: PageMark | undefined,
  most: number,
): Promise<readonly ListedSeat[]> {
  const byMatch = new Map<string, ListedSeat>();
  for (const { match, created, waits } of await liveSeatsOf(db, [player]))
    if (waits || !byMatch.has(match))
      byMatch.set(match, { match, created, rank: waits ? RANK.waits : RANK.live });
  const after = mark && { rank: mark.numbers[0], created: mark.numbers[1], match: mark.id };
  const seats = [...byMatch.values()].filter((seat) => !after || compareListed(after, seat) < 0);
  return seats.sort(compareListed).slice(0, most);
}

/** Sorts ascending. */
function compareListed(a: ListedSeat, b: ListedSeat): number {
  return b.rank - a.rank || b.created - a.created || compareIds(b.match, a.match);
}

/** Byte by byte, as both databases do. */
function compareIds(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** There may be any number of them: the index returns them in order. */
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
  const waiting = (await liveSeatsOf(db, players)).filter(({ waits }) => waits);
  waiting.sort((a, b) => a.updated - b.updated || compareIds(a.match, b.match));
  const matches = new Map(players.map((player) => [player as string | null, new Set<MatchId>()]));
  for (const { player, match } of waiting) matches.get(player)?.add(match as MatchId);
  return new Map(players.map((player) => [player, [...(matches.get(player) ?? [])]]));
}

/** The number of a person's running matches, and those that bots play alone, oldest first. A table where nobody ever sat counts for its host. */
export async function runningOf(
  db: Kysely<Tables>,
  person: PlayerId,
): Promise<{ readonly count: number; readonly alone: readonly MatchId[] }> {
  const seated = db.selectFrom('seats').select('match').where('player', '=', person).where('live', '=', 1);
  const seats = await db
    .selectFrom('matches')
    .innerJoin('seats', 'seats.match', 'matches.id')
    .select(['seats.match', 'seats.kind', 'seats.player', 'matches.created'])
    .where('matches.status', '=', 'running')
    .where((e) => e.or([e('matches.id', 'in', seated), e('matches.host', '=', person)]))
    .execute();
  const tables = new Map<string, (typeof seats)[number][]>();
  for (const seat of seats) tables.set(seat.match, [...(tables.get(seat.match) ?? []), seat]);
  const alone = [...tables.values()].filter((table) => isLeftToBots(table, person)).map(([first]) => first);
  alone.sort((a, b) => a.created - b.created || compareIds(a.match, b.match));
  return { count: tables.size, alone: alone.map(({ match }) => match as MatchId) };
}

function isLeftToBots(table: readonly Pick<SeatsTable, 'kind' | 'player'>[], person: PlayerId): boolean {
  if (table.some(({ kind }) => kind !== 'bot')) return false;
  return table.some(({ player }) => player === person) || table.every(({ player }) => player === null);
}

import type { Kysely } from 'kysely';
import type { MatchId, MatchListing, MatchProgress, MatchRow, PlayerId, SeatRow } from '../rows.ts';
import { plainText } from '../store-refusal.ts';
import type { MatchesTable, SeatsTable, Tables } from '../tables.ts';
import { liveOf } from './live-seats.ts';

export const toJson = (value: unknown): string | null => (value === undefined ? null : JSON.stringify(value));
const fromJson = (text: string | null) => (text === null ? undefined : JSON.parse(text));

export function rowOfMatch(match: MatchRow): MatchesTable {
  const { id, code, game, rules, content, seed, pace, created } = match;
  return {
    ...{ id, code: plainText('The code', code), game, rules, content, seed, pace, created },
    options: JSON.stringify(match.options),
    is_public: match.isPublic ? 1 : 0,
    clock: toJson(match.clock),
    host: match.host ?? null,
    rematch: match.rematch ?? null,
    ...rowOfProgress(match),
  };
}

export type ProgressColumns = ReturnType<typeof rowOfProgress>;

export function rowOfProgress(progress: MatchProgress) {
  const { status, seq, length, turn, waiting, updated } = progress;
  return {
    ...{ status, seq, length, turn, waiting, updated },
    outcome: toJson(progress.outcome),
    clocks: JSON.stringify(progress.clocks),
    asking: JSON.stringify(progress.asking),
    undo: toJson(progress.undo),
  };
}

export function rowOfSeat(match: MatchRow, seat: SeatRow): SeatsTable {
  return {
    match: match.id,
    seat: seat.seat,
    ...seatColumns(seat),
    live: liveOf(match.status),
    created: match.created,
  };
}

export function seatColumns({ kind, player, name, bot, isTakenOver }: SeatRow) {
  return {
    kind,
    player: player ?? null,
    name: plainText('The name', name),
    bot: bot ?? null,
    taken_over: isTakenOver ? 1 : 0,
  };
}

/** With their seats, in the same order. */
export async function listingsOf(
  db: Kysely<Tables>,
  rows: readonly Omit<MatchesTable, 'seed'>[],
): Promise<readonly MatchListing[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const seats = await db.selectFrom('seats').selectAll().where('match', 'in', ids).orderBy('seat').execute();
  const seatsOf = new Map<string, SeatsTable[]>(ids.map((id) => [id, []]));
  for (const seat of seats) seatsOf.get(seat.match)?.push(seat);
  return rows.map((row) => listingOf(row, seatsOf.get(row.id) ?? []));
}

export function listingOf(row: Omit<MatchesTable, 'seed'>, seats: readonly SeatsTable[]): MatchListing {
  const { code, game, rules, content, pace, created, status, seq, length, turn, waiting, updated } = row;
  return {
    id: row.id as MatchId,
    ...{ code, game, rules, content, pace, created, status, seq, length, turn, waiting, updated },
    options: JSON.parse(row.options),
    isPublic: row.is_public === 1,
    clock: fromJson(row.clock),
    host: (row.host ?? undefined) as PlayerId | undefined,
    outcome: fromJson(row.outcome),
    clocks: JSON.parse(row.clocks),
    asking: JSON.parse(row.asking),
    undo: fromJson(row.undo),
    seats: seats.map(seatOf),
    rematch: (row.rematch ?? undefined) as MatchId | undefined,
  };
}

function seatOf({ seat, kind, player, name, bot, taken_over }: SeatsTable): SeatRow {
  return {
    ...{ seat, kind, player: (player ?? undefined) as PlayerId | undefined, name, bot: bot ?? undefined },
    ...(taken_over === 1 && { isTakenOver: true }),
  };
}

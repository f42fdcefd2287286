import type { Seat, Viewer } from '@tabard/engine';
import type { TableInfo, TableSeat, UndoRequest } from '@tabard/table/protocol';
import type { MatchListing, MatchRow, PlayerId, SeatRow, UndoWish } from '../store/rows.ts';
import type { Presence } from './hosting.ts';
import { deadlineOf, seatsIn } from './progress.ts';
import { seatNames } from './seat-names.ts';

/** The seat of this person, also while a bot plays it. */
export function seatOf(seats: readonly SeatRow[], person: PlayerId | undefined): Seat | undefined {
  if (person === undefined) return undefined;
  return seats.find(({ player }) => player === person)?.seat;
}

export function viewerFor(seats: readonly SeatRow[], person: PlayerId | undefined): Viewer {
  return seatOf(seats, person) ?? 'spectator';
}

/** Whether this person may watch: everybody at a public table, else those with a seat or the code. */
export function mayLook(
  row: Pick<MatchRow, 'isPublic' | 'seats' | 'code'>,
  person: PlayerId | undefined,
  code: string | undefined,
): boolean {
  return row.isPublic || seatOf(row.seats, person) !== undefined || code === row.code;
}

/** The table info for this person, without anything that only another seat may know. */
export function tableInfoFor(row: MatchListing, presence: Presence, person: PlayerId | undefined): TableInfo {
  return {
    id: row.id,
    code: row.code,
    game: row.game,
    options: row.options,
    status: row.status,
    isPublic: row.isPublic,
    pace: row.pace,
    clock: row.clock ?? null,
    host: row.host ?? null,
    seats: row.seats.map((seat, at) => tableSeat(row, seat, seatNames(row.seats)[at], presence)),
    // A reserved open seat is not theirs until they join.
    mine:
      seatOf(
        row.seats.filter(({ kind }) => kind !== 'open'),
        person,
      ) ?? null,
    turnOf: [...seatsIn(row.waiting, row.seats.length)],
    outcome: row.outcome ? { winners: [...row.outcome.winners], reason: row.outcome.reason } : null,
    length: row.length,
    created: row.created,
    updated: row.updated,
    rematch: row.rematch ?? null,
    watching: presence.watching,
    undo: presence.undo ? { ...presence.undo, waiting: [...presence.undo.waiting] } : null,
  };
}

function tableSeat(row: MatchListing, seat: SeatRow, name: string, { here, takeovers }: Presence): TableSeat {
  const clock = row.clock && row.clocks[seat.seat];
  return {
    seat: seat.seat,
    kind: seat.kind,
    name,
    player: seat.player ?? null,
    bot: seat.bot ?? null,
    isHere: here.includes(seat.seat),
    takeover: takeovers.find((one) => one.seat === seat.seat)?.at ?? null,
    bank: clock?.bank ?? null,
    deadline: deadlineOf(clock, row.clock) ?? null,
  };
}

/** A wish to undo as it is sent to clients. */
export function undoRequestOf(
  { undo, seq, seats, length }: MatchRow,
  resigned: number,
): UndoRequest | undefined {
  if (!undo || undo.seq !== seq) return undefined;
  // Sealed answers are not counted, not even for their own seat.
  const count = Math.min(undo.count, length);
  return { seat: undo.seat, count, waiting: yetToConsent(seats, undo, resigned) };
}

/**
 * The seats whose persons must still consent to an undo. A bot that stands in for a person cannot consent: the person
 * is asked. Resigned players have no say (TB-06).
 */
export function yetToConsent(
  seats: readonly SeatRow[],
  { seat, agreed }: Pick<UndoWish, 'seat' | 'agreed'>,
  resigned: number,
): readonly Seat[] {
  const settled = agreed | resigned | (1 << seat);
  const holders = seats.filter(({ kind, player }) => kind === 'person' || player !== undefined);
  return holders.map(({ seat: holder }) => holder).filter((holder) => !(settled & (1 << holder)));
}

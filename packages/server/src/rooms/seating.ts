import type { Seat, Viewer } from '@tabard/engine';
import type { TableInfo, UndoRequest } from '@tabard/table/protocol';
import type { MatchListing, MatchRow, PlayerId, SeatRow } from '../store/store.ts';
import type { Presence } from './hosting.ts';
import { deadlineOf, seatsIn } from './progress.ts';
import { seatNames } from './seat-names.ts';

type TableSeat = TableInfo['seats'][number];

/** The seat of this person, also while a bot keeps it warm. */
export function seatOf(seats: readonly SeatRow[], person: PlayerId | undefined): Seat | undefined {
  if (person === undefined) return undefined;
  return seats.find(({ player }) => player === person)?.seat;
}

export function viewerFor(seats: readonly SeatRow[], person: PlayerId | undefined): Viewer {
  return seatOf(seats, person) ?? 'spectator';
}

/** Whether this person may look on: everybody at a public table, else who sits there or knows the code. */
export function mayLook(
  row: Pick<MatchRow, 'isPublic' | 'seats' | 'code'>,
  person: PlayerId | undefined,
  code: string | undefined,
): boolean {
  return row.isPublic || seatOf(row.seats, person) !== undefined || code === row.code;
}

/** What a table tells of itself to this person: nothing that only another seat may know. */
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
    // An open seat that is kept for somebody is not theirs before they sit down.
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

function tableSeat(row: MatchListing, seat: SeatRow, name: string, { here }: Presence): TableSeat {
  const clock = row.clock && row.clocks[seat.seat];
  return {
    seat: seat.seat,
    kind: seat.kind,
    name,
    player: seat.player ?? null,
    bot: seat.bot ?? null,
    isHere: here.includes(seat.seat),
    bank: clock?.bank ?? null,
    deadline: deadlineOf(clock, row.clock) ?? null,
  };
}

/** A wish to undo as the table is told of it. */
export function undoRequestOf({ undo, seq, seats, length }: MatchRow): UndoRequest | undefined {
  if (!undo || undo.seq !== seq) return undefined;
  // Answers that are still sealed are counted for nobody.
  const count = Math.min(undo.count, length);
  return { seat: undo.seat, count, waiting: othersThan(seats, undo.seat, undo.agreed) };
}

/** The persons that a wish of this seat needs: everybody else who plays by hand and has not agreed. */
export function othersThan(seats: readonly SeatRow[], seat: Seat, agreed: number): readonly Seat[] {
  const others = seats.filter(({ kind, seat: other }) => kind === 'person' && other !== seat);
  return others.map(({ seat: other }) => other).filter((other) => !(agreed & (1 << other)));
}

import type { Game, Options } from '@tabard/engine';
import type { NewTable, SeatRequest } from '@tabard/table/protocol';
import type { SetupSeat } from '../../table/board.ts';

/** Settings of a table that is not created yet. */
export interface TableDraft {
  readonly seats: readonly SeatRequest[];
  readonly options: Options;
  readonly visibility: 'invitation' | 'public';
  readonly pace: NewTable['pace'];
  /** Milliseconds per move; 0 for no clock. */
  readonly move: number;
  readonly bank: number;
}

/** Defaults: two seats, or the game's minimum. */
export function defaultDraft({ seats }: Pick<Game, 'seats'>): TableDraft {
  const count = Math.max(2, seats.min);
  return {
    seats: Array.from({ length: Math.min(count, seats.max) }, (_, seat) => ({
      kind: seat === 0 ? 'me' : 'open',
    })),
    options: {},
    visibility: 'invitation',
    pace: 'live',
    move: 0,
    bank: 0,
  };
}

/** Resizes the list of seats; added seats are open. */
export function withSeats(draft: TableDraft, count: number): TableDraft {
  const seats = Array.from({ length: count }, (_, seat) => draft.seats[seat] ?? { kind: 'open' as const });
  return { ...draft, seats };
}

/** Which seats the creator sets options for, and which are left to the players who join. */
export function setupSeats({ seats }: Pick<TableDraft, 'seats'>): SetupSeat[] {
  return seats.map(({ kind }) => (kind === 'bot' ? 'other' : kind));
}

/** Changes the pace and resets the times, which differ by pace. */
export function withPace(draft: TableDraft, pace: TableDraft['pace']): TableDraft {
  return pace === draft.pace ? draft : { ...draft, pace, move: 0, bank: 0 };
}

/** The value of a seat in its select. */
export function formatSeat(seat: SeatRequest): string {
  return seat.kind === 'bot' ? seat.bot : seat.kind;
}

export function parseSeat(word: string): SeatRequest {
  return word === 'open' || word === 'me' ? { kind: word } : { kind: 'bot', bot: word };
}

export function newTableOf(game: string, draft: TableDraft): NewTable {
  const { seats, options, visibility, pace, move, bank } = draft;
  const clock = move > 0 ? { move, bank } : null;
  const isPublic = visibility === 'public';
  return { game, options, seats: [...seats], isPublic, pace, clock, isDaily: false };
}

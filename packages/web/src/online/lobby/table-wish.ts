import type { Game, Options } from '@tabard/engine';
import type { NewTable, SeatRequest } from '@tabard/table/protocol';
import type { SetupSeat } from '../../table/board.ts';

/** A table as somebody wishes it, before it is made. */
export interface TableWish {
  readonly seats: readonly SeatRequest[];
  readonly options: Options;
  readonly visibility: 'invitation' | 'public';
  readonly pace: NewTable['pace'];
  /** Milliseconds for a move; 0 is no clock. */
  readonly move: number;
  readonly bank: number;
}

/** You and a friend, or as many as the game needs. */
export function firstWish({ seats }: Pick<Game, 'seats'>): TableWish {
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

/** As many seats as are wanted: whoever comes takes those that are missing. */
export function withSeats(wish: TableWish, count: number): TableWish {
  const seats = Array.from({ length: count }, (_, seat) => wish.seats[seat] ?? { kind: 'open' as const });
  return { ...wish, seats };
}

/** For whom whoever makes the table chooses, and who comes and chooses for themselves. */
export function setupSeats({ seats }: Pick<TableWish, 'seats'>): SetupSeat[] {
  return seats.map(({ kind }) => (kind === 'bot' ? 'other' : kind));
}

/** Another pace has other times. */
export function withPace(wish: TableWish, pace: TableWish['pace']): TableWish {
  return pace === wish.pace ? wish : { ...wish, pace, move: 0, bank: 0 };
}

/** Who sits there, as a word in a list. */
export function formatSeat(seat: SeatRequest): string {
  return seat.kind === 'bot' ? seat.bot : seat.kind;
}

export function parseSeat(word: string): SeatRequest {
  return word === 'open' || word === 'me' ? { kind: word } : { kind: 'bot', bot: word };
}

export function newTableOf(game: string, wish: TableWish): NewTable {
  const { seats, options, visibility, pace, move, bank } = wish;
  const clock = move > 0 ? { move, bank } : null;
  const isPublic = visibility === 'public';
  return { game, options, seats: [...seats], isPublic, pace, clock, isDaily: false };
}

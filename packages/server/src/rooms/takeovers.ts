import type { Seat } from '@tabard/engine';
import type { MatchRow, SeatRow } from '../store/store.ts';
import { Absence } from './absence.ts';
import type { Takeover } from './hosting.ts';

/** How long a person must have been away before others may ask for a bot, and how long they then have to return. */
interface TakeoverPace {
  readonly absent: number;
  readonly grace: number;
}

/**
 * Which seats of absent people bots take over, and which they have taken over. A seat that a person gave to a bot
 * themselves is none of these: they take it back themselves.
 */
export class Takeovers {
  private readonly absence: Absence;
  private readonly pace: TakeoverPace;
  private readonly announced = new Map<Seat, Takeover>();
  private readonly done = new Set<Seat>();

  constructor(seats: number, pace: TakeoverPace, now: number) {
    this.absence = new Absence(seats, now);
    this.pace = pace;
  }

  /** What the table is told of. */
  get pending(): readonly Takeover[] {
    return [...this.announced.values()];
  }

  /** Announces that a bot takes over unless the person returns in time; false when they have not been away for long. */
  announce(row: MatchRow, seat: Seat, bot: string, now: number): boolean {
    if (this.announced.has(seat)) return true;
    const isAwaited = (row.waiting & (1 << seat)) !== 0;
    if (!isAwaited || !this.isAbsent(row.seats[seat], now)) return false;
    this.announced.set(seat, { seat, bot, at: now + this.pace.grace });
    return true;
  }

  /** Takes the mask of those who are at the table now; gives the seats that their people get back. */
  update(here: number, now: number): readonly Seat[] {
    const returned = this.absence.update(here, now);
    for (const seat of returned) this.announced.delete(seat);
    return returned.filter((seat) => this.done.delete(seat));
  }

  /** The takeovers whose time has come. */
  takeDue({ status, seats }: MatchRow, now: number): readonly Takeover[] {
    const due = this.pending.filter(({ at }) => at <= now);
    for (const { seat } of due) this.announced.delete(seat);
    return due.filter(({ seat }) => status === 'running' && this.isAbsent(seats[seat], now));
  }

  /** A bot has taken the seat. */
  note(seat: Seat): void {
    this.done.add(seat);
  }

  private isAbsent({ seat, kind, player }: SeatRow, now: number): boolean {
    return kind === 'person' && player !== undefined && this.absence.awayFor(seat, now) >= this.pace.absent;
  }
}

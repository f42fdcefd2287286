import type { Seat } from '@tabard/engine';
import type { MatchRow, PendingTakeover, SeatRow } from '../store/rows.ts';
import { Absence } from './absence.ts';

/** How long a person must have been away before others may ask for a bot, and how long they then have to return. */
interface TakeoverPace {
  readonly absent: number;
  readonly grace: number;
}

/** A takeover that this node has announced, and the bot that will play. */
interface Takeover extends PendingTakeover {
  readonly bot: string;
}

/** The takeovers that this node has announced, of seats whose people are away. */
export class Takeovers {
  private readonly absence: Absence;
  private readonly pace: TakeoverPace;
  private readonly announced = new Map<Seat, Takeover>();

  constructor(seats: number, pace: TakeoverPace, now: number) {
    this.absence = new Absence(seats, now);
    this.pace = pace;
  }

  get pending(): readonly Takeover[] {
    return [...this.announced.values()];
  }

  /** Announces a takeover after the grace period; returns whether its person has been away for long enough. */
  announce(row: MatchRow, seat: Seat, bot: string, now: number): boolean {
    if (this.announced.has(seat)) return true;
    const isAwaited = (row.waiting & (1 << seat)) !== 0;
    if (!isAwaited || !this.isAbsent(row.seats[seat], now)) return false;
    this.announced.set(seat, { seat, bot, at: now + this.pace.grace });
    return true;
  }

  /** Takes the mask of the seats whose people are at the table, on any node, and cancels their takeovers. */
  update(here: number, now: number): void {
    this.absence.update(here, now);
    for (const seat of this.announced.keys()) if (here & (1 << seat)) this.announced.delete(seat);
  }

  /** The takeovers that are due. */
  takeDue({ status, seats }: MatchRow, now: number): readonly Takeover[] {
    const due = this.pending.filter(({ at }) => at <= now);
    for (const { seat } of due) this.announced.delete(seat);
    return due.filter(({ seat }) => status === 'running' && this.isAbsent(seats[seat], now));
  }

  private isAbsent({ seat, kind, player }: SeatRow, now: number): boolean {
    return kind === 'person' && player !== undefined && this.absence.awayFor(seat, now) >= this.pace.absent;
  }
}

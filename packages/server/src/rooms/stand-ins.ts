import type { Seat } from '@tabard/engine';
import type { SeatRow } from '../store/rows.ts';
import type { PersistentMatch } from './persistent-match.ts';
import { RoomClosed } from './room-closed.ts';
import type { RoomTools } from './room-tools.ts';
import type { Takeovers } from './takeovers.ts';

/** What stand-ins need from their room. */
interface RoomPart {
  /** Runs a task in the room's queue. */
  run<T>(task: () => T | Promise<T>): Promise<T>;
  /** Reads the seats again and updates the room. */
  readSeats(): Promise<void>;
  /** The pending takeovers have changed. */
  announceTakeovers(): void;
}

/** Who is at the table: masks of seats. */
interface HereMasks {
  readonly onThisNode: number;
  readonly onAnyNode: number;
}

/** Lets bots take over the seats of absent people, and gives the seats back when they return. */
export class StandIns {
  private readonly stored: PersistentMatch;
  private readonly takeovers: Takeovers;
  private readonly tools: Pick<RoomTools, 'store' | 'clock' | 'news'>;
  private readonly room: RoomPart;
  private isGivingBack = false;

  constructor(stored: PersistentMatch, takeovers: Takeovers, tools: StandIns['tools'], room: RoomPart) {
    this.stored = stored;
    this.takeovers = takeovers;
    this.tools = tools;
    this.room = room;
  }

  /** Whether a takeover is pending. */
  get isBusy(): boolean {
    return this.takeovers.pending.length > 0;
  }

  /** Announces to the table that a bot takes over this seat unless its person returns; false when they are not absent. */
  announce(seat: Seat, bot: string): Promise<boolean> {
    return this.room.run(() => {
      const isAnnounced = this.takeovers.announce(this.stored.row, seat, bot, this.tools.clock.now());
      if (isAnnounced) this.room.announceTakeovers();
      return isAnnounced;
    });
  }

  /** Lets bots take over from those who did not return in time. */
  async finishDue(): Promise<void> {
    if (!this.isBusy) return;
    await this.room.run(async () => {
      const due = this.takeovers.takeDue(this.stored.row, this.tools.clock.now());
      for (const { seat, bot } of due) await this.giveSeat(seat, { kind: 'bot', bot, isTakenOver: true });
      this.room.announceTakeovers();
    });
  }

  /** Cancels takeovers of people who are back, and gives seats back from their stand-ins at once. */
  update({ onThisNode, onAnyNode }: HereMasks): void {
    const before = this.takeovers.pending.length;
    this.takeovers.update(onAnyNode, this.tools.clock.now());
    if (this.takeovers.pending.length !== before) this.room.announceTakeovers();
    if (this.takenOverIn(onThisNode).length > 0 && !this.isGivingBack) void this.giveBack(onThisNode);
  }

  private takenOverIn(mask: number): readonly SeatRow[] {
    const { row, resigned } = this.stored;
    if (row.status !== 'running') return [];
    const able = mask & ~resigned;
    return row.seats.filter(({ seat, isTakenOver }) => isTakenOver && able & (1 << seat));
  }

  private async giveBack(mask: number): Promise<void> {
    this.isGivingBack = true;
    try {
      await this.room.run(async () => {
        for (const { seat } of this.takenOverIn(mask))
          await this.giveSeat(seat, { kind: 'person', bot: undefined, isTakenOver: false });
      });
    } catch (problem) {
      // The next room that the person joins gives the seat back.
      if (problem instanceof RoomClosed) return;
      this.tools.news.trouble?.('a seat could not be given back', this.stored.row.id, problem);
    } finally {
      this.isGivingBack = false;
    }
  }

  /** Does nothing when the seat has changed meanwhile. */
  private async giveSeat(seat: Seat, to: Pick<SeatRow, 'kind' | 'bot' | 'isTakenOver'>): Promise<void> {
    const { id, seats } = this.stored.row;
    const { kind, player, isTakenOver = false } = seats[seat];
    if (kind === to.kind || this.stored.resigned & (1 << seat)) return;
    const { store } = this.tools;
    const expected = { kind, player, isTakenOver, status: 'running' as const };
    const isGiven = await store.matches.sit(id, { ...seats[seat], ...to }, expected);
    if (isGiven) await store.notify({ kind: 'seats', match: id });
    await this.room.readSeats();
  }
}

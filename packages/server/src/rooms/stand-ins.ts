import type { Seat } from '@tabard/engine';
import type { SeatRow } from '../store/store.ts';
import type { Keeper } from './keeper.ts';
import { RoomClosed } from './room-closed.ts';
import type { RoomTools } from './room-tools.ts';
import type { Takeovers } from './takeovers.ts';

/** What stand-ins need of their room. */
interface RoomPart {
  /** Runs a task in turn with everything else in the room. */
  run<T>(task: () => T | Promise<T>): Promise<T>;
  /** Reads the seats again and does what follows from them. */
  readSeats(): Promise<void>;
  tellSeats(): void;
}

/** Lets bots take over the seats of absent people, and gives the seats back when they return. */
export class StandIns {
  private readonly keeper: Keeper;
  private readonly takeovers: Takeovers;
  private readonly tools: Pick<RoomTools, 'store' | 'clock' | 'news'>;
  private readonly room: RoomPart;

  constructor(keeper: Keeper, takeovers: Takeovers, tools: StandIns['tools'], room: RoomPart) {
    this.keeper = keeper;
    this.takeovers = takeovers;
    this.tools = tools;
    this.room = room;
  }

  /** Tells the table that a bot takes over this seat unless its person returns; false when they are not absent. */
  announce(seat: Seat, bot: string): Promise<boolean> {
    return this.room.run(() => {
      const isAnnounced = this.takeovers.announce(this.keeper.row, seat, bot, this.tools.clock.now());
      if (isAnnounced) this.room.tellSeats();
      return isAnnounced;
    });
  }

  /** Lets bots take over from those who did not return in time. */
  async finishDue(): Promise<void> {
    if (this.takeovers.pending.length === 0) return;
    await this.room.run(async () => {
      for (const { seat, bot } of this.takeovers.takeDue(this.keeper.row, this.tools.clock.now()))
        if (await this.giveSeat(seat, { kind: 'bot', bot })) this.takeovers.note(seat);
      this.room.tellSeats();
    });
  }

  /** Takes the mask of those at the table: whoever returns to a seat that a bot took over has it back at once. */
  update(here: number): void {
    const hadPending = this.takeovers.pending.length > 0;
    const returned = this.takeovers.update(here, this.tools.clock.now());
    if (hadPending) this.room.tellSeats();
    if (returned.length > 0) void this.giveBack(returned);
  }

  private async giveBack(seats: readonly Seat[]): Promise<void> {
    const { id } = this.keeper.row;
    try {
      await this.room.run(async () => {
        for (const seat of seats) await this.giveSeat(seat, { kind: 'person', bot: undefined });
      });
    } catch (problem) {
      // The next room does not know of the takeover: the person takes the seat back by hand.
      if (problem instanceof RoomClosed) return;
      this.tools.news.trouble?.('a seat could not be given back', id, problem);
    }
  }

  /** False when the seat has changed meanwhile, or was resigned. */
  private async giveSeat(seat: Seat, to: Pick<SeatRow, 'kind' | 'bot'>): Promise<boolean> {
    const { id, seats } = this.keeper.row;
    const { kind, player } = seats[seat];
    if (kind === to.kind || this.keeper.resigned & (1 << seat)) return false;
    const { store } = this.tools;
    const expected = { kind, player, status: 'running' as const };
    if (!(await store.matches.sit(id, { ...seats[seat], ...to }, expected))) return false;
    await store.notify({ kind: 'seats', match: id });
    await this.room.readSeats();
    return true;
  }
}

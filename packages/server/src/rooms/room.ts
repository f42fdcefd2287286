import { type Choice, type Refusal, refuse, type Seat, type Unavailable } from '@tabard/engine';
import { type AskMode, type Course, resignation } from '@tabard/table';
import type { StoryPage } from '@tabard/table/protocol';
import { Queue } from '../queue.ts';
import type { LeasedJob, MatchRow, PlayerId, PresenceNotice, UndoWish } from '../store/rows.ts';
import { Audience, type Watcher } from './audience.ts';
import { reportAwaited } from './awaited.ts';
import type { BotPacing } from './bot-pacing.ts';
import { isBotsAlone } from './bots-alone.ts';
import { HostingError, type MessageSink, type Presence, type WatchRequest } from './hosting.ts';
import type { PersistentMatch } from './persistent-match.ts';
import { PresenceTracker } from './presence-tracker.ts';
import { RoomClosed } from './room-closed.ts';
import { RoomJobs } from './room-jobs.ts';
import type { RoomTools } from './room-tools.ts';
import { mayLook, seatOf } from './seating.ts';
import { StandIns } from './stand-ins.ts';
import { Takeovers } from './takeovers.ts';
import { Undoing } from './undoing.ts';
import { textOf } from './viewer-messages.ts';

type AnswerManner = 'by hand' | 'by itself';

const PLAYED_BY_BOT = refuse('not-awaited', 'TB-02');

/** A match in memory and its watchers. All operations run one after another in its queue. */
export class Room {
  private readonly stored: PersistentMatch;
  private readonly tools: RoomTools;
  private readonly queue = new Queue();
  private readonly jobs: RoomJobs;
  private readonly audience: Audience;
  private readonly tracker: PresenceTracker;
  private readonly pacing: BotPacing;
  private readonly standIns: StandIns;
  private readonly undoing: Undoing;
  private isClosed = false;
  private idleSince: number;

  constructor(stored: PersistentMatch, pacing: BotPacing, tools: RoomTools) {
    this.stored = stored;
    this.pacing = pacing;
    this.tools = tools;
    this.idleSince = tools.clock.now();
    const takeovers = new Takeovers(stored.row.seats.length, tools.pace, tools.clock.now());
    this.audience = new Audience(stored);
    const { watchers } = this.audience;
    const changed = () => this.updatePresence();
    this.tracker = new PresenceTracker({ stored, takeovers, watchers, tools, changed });
    this.standIns = new StandIns(stored, takeovers, tools, {
      run: (task) => this.run(task),
      readSeats: () => this.readSeats('here'),
      announceTakeovers: () => {
        this.tracker.sendChangedSeats();
        this.tracker.announceChange();
      },
    });
    this.undoing = new Undoing(stored, {
      takeBack: (seat, count, reseed) => this.takeBack(seat, count, reseed),
      keepWish: (wish) => this.keepWish(wish),
      newWord: tools.newWord,
    });
    this.jobs = new RoomJobs(stored, tools, {
      run: (task) => this.run(task),
      answer: (seat, choice) => this.answer(seat, choice, 'by itself'),
      hold: () => this.pacing.hold(),
    });
    this.jobs.update();
  }

  get row(): MatchRow {
    return this.stored.row;
  }

  presence(): Presence {
    return this.tracker.presence();
  }

  watch(wish: WatchRequest, line: MessageSink): Promise<() => void> {
    return this.run(async () => {
      if (!mayLook(this.row, wish.person, wish.code))
        throw new HostingError(
          'not-invited',
          'this table is not public: it takes its code or an invitation to look on',
        );
      // The node that filled the last seat may have died before it began the match.
      if (isFull(this.row)) await this.beginNow();
      const watcher = this.audience.add(wish.person, line);
      this.tracker.greet(watcher);
      this.audience.show(watcher, wish);
      this.announceNews();
      if (isBotsAlone(this.row)) await this.resumeBots();
      return () => this.leave(watcher);
    });
  }

  /** Bots that were paused or held play on. */
  private async resumeBots(): Promise<void> {
    this.pacing.note();
    await this.jobs.resumeBots();
  }

  private leave(watcher: Watcher): void {
    if (!this.audience.remove(watcher)) return;
    this.idleSince = this.tools.clock.now();
    if (this.isClosed) return;
    this.tracker.sendChangedSeats();
    this.announceNews();
  }

  story(person: PlayerId | undefined, before: number): Promise<StoryPage> {
    return this.run(() => this.audience.storyBefore(person, before));
  }

  choose(person: PlayerId, choice: Choice): Promise<Refusal | undefined> {
    if (choice.key === 'resign') return this.resign(person);
    return this.run(() => {
      const seat = this.seatFor(person);
      if (this.row.seats[seat].kind === 'bot') return PLAYED_BY_BOT;
      return this.answer(seat, choice, 'by hand');
    });
  }

  unavailable(person: PlayerId): Promise<readonly Unavailable[]> {
    return this.run(() => {
      const { game, state } = this.stored.course;
      return game.unavailable(state, this.seatFor(person));
    });
  }

  resign(person: PlayerId): Promise<Refusal | undefined> {
    return this.run(async () => {
      const seat = this.seatFor(person);
      const choice = resignation(this.stored.course, seat);
      if (!choice) return undefined;
      this.pacing.note();
      const before = this.row.seats[seat];
      const refusal = await this.answer(seat, choice, 'by hand');
      if (!refusal) await this.writeSeat(seat, before.kind);
      return refusal;
    });
  }

  undo(person: PlayerId): Promise<Refusal | undefined> {
    return this.run(() => this.undoing.undo(this.seatFor(person)));
  }

  askUndo(person: PlayerId): Promise<Refusal | undefined> {
    return this.run(() => this.undoing.ask(this.seatFor(person)));
  }

  answerUndo(person: PlayerId, answer: 'agree' | 'decline'): Promise<Refusal | undefined> {
    return this.run(() => this.undoing.answer(this.seatFor(person), answer));
  }

  setAsking(person: PlayerId, mode: AskMode): Promise<void> {
    return this.run(async () => {
      const before = this.row;
      await this.stored.setAsking(this.seatFor(person), mode);
      await this.tools.store.notify({ kind: 'seats', match: before.id });
      this.settle(before);
    });
  }

  begin(): Promise<boolean> {
    return this.run(() => this.beginNow());
  }

  /** Seats were changed in the store, here or by another node; only the node that changed them takes the next job. */
  seatsChanged(where: 'here' | 'elsewhere'): Promise<void> {
    return this.run(() => this.readSeats(where));
  }

  /** Announces that a bot takes over this seat unless its person returns; false when they are not absent. */
  async announceTakeover(seat: Seat, bot: string): Promise<boolean> {
    if (this.presence().takeovers.some((one) => one.seat === seat)) return true;
    // Other nodes reply with their presence long before the bot takes over.
    this.tracker.announce();
    return this.standIns.announce(seat, bot);
  }

  /** Presence notice of another node. */
  receivePresence(notice: PresenceNotice): void {
    this.tracker.receive(notice);
  }

  /** Another node appended entries. */
  catchUp(seq: number): Promise<void> {
    return this.run(async () => {
      if (seq > this.row.seq) await this.refresh();
    });
  }

  /** Takes over the job of a dead node. */
  takeOver(job: LeasedJob): Promise<void> {
    return this.run(async () => {
      if (this.stored.lease.job?.seq === job.seq) return;
      this.pacing.note();
      await this.jobs.takeOver(job);
    });
  }

  send(text: string, mayReceive: (person: PlayerId | undefined) => boolean): void {
    this.audience.send(text, mayReceive);
  }

  /** Periodic work: sends to drained watchers, refreshes presence, finishes takeovers. */
  async sweep(): Promise<void> {
    // Not while an append is in flight: it must not be sent before it is committed.
    if (this.queue.isEmpty) {
      this.audience.sendToDrained();
      this.tracker.sendWatching();
    }
    this.tracker.renew();
    if (this.row.seats.some(({ isTakenOver }) => isTakenOver)) this.updatePresence();
    await this.standIns.finishDue();
  }

  /** Runs `use` on the current match, in the room's queue. */
  read<T>(use: (stored: PersistentMatch) => T): Promise<T> {
    return this.run(() => use(this.stored));
  }

  get isIdle(): boolean {
    if (this.audience.size || this.jobs.isBusy || this.standIns.isBusy || !this.queue.isEmpty)
      this.idleSince = this.tools.clock.now();
    return this.tools.clock.now() - this.idleSince >= this.tools.pace.idle;
  }

  /** Leaves memory unless a watcher joined meanwhile; returns whether it did. */
  close(how: 'if idle' | 'now'): Promise<boolean> {
    return this.queue.run(async () => {
      if (this.isClosed) return true;
      if (how === 'if idle' && (this.audience.size > 0 || this.jobs.isBusy)) return false;
      this.isClosed = true;
      this.jobs.cancel();
      await this.stored.leave();
      return true;
    });
  }

  private run<T>(task: () => T | Promise<T>): Promise<T> {
    return this.queue.run(() => {
      if (this.isClosed) throw new RoomClosed();
      return task();
    });
  }

  private async readSeats(where: 'here' | 'elsewhere'): Promise<void> {
    const before = this.row;
    const hadTable = this.audience.hasTable;
    if (!(await this.stored.refresh())) return this.sendGone();
    if (where === 'here') {
      this.pacing.note();
      await this.stored.reconsider();
    } else await this.stored.adopt();
    this.audience.regroup(before, hadTable);
    this.announceNews();
    this.settle(before);
  }

  private announceNews(): void {
    if (this.isClosed) return;
    this.updatePresence();
    this.tracker.announceChange();
  }

  private updatePresence(): void {
    if (this.isClosed) return;
    this.pacing.update(this.audience.size, this.tracker.remote.people);
    this.standIns.update(this.tracker.hereMasks());
  }

  private async beginNow(): Promise<boolean> {
    const before = this.row;
    this.pacing.note();
    if (!(await this.stored.begin())) return false;
    await this.tools.store.notify({ kind: 'seats', match: before.id });
    this.settle(before);
    this.audience.showAll();
    return true;
  }

  /** Answers, trying again as long as other nodes are faster and the decision is still open. */
  private async answer(seat: Seat, choice: Choice, manner: AnswerManner): Promise<Refusal | undefined> {
    for (;;) {
      const before = this.row;
      const outcome = await this.stored.choose(seat, choice, { auto: manner === 'by itself' });
      if (outcome === 'kept') {
        this.settle(before);
        return undefined;
      }
      if (outcome !== 'taken') return wasGiven(this.stored.course, seat, choice) ? undefined : outcome;
      await this.refresh();
    }
  }

  private async takeBack(seat: Seat, count: number, reseed: string | undefined): Promise<boolean> {
    const before = this.row;
    const outcome = await this.stored.takeBack(seat, count, reseed);
    if (outcome === 'kept') this.settle(before);
    else await this.refresh();
    return outcome === 'kept';
  }

  private async keepWish(wish: UndoWish | undefined): Promise<boolean> {
    const { id } = this.row;
    const isKept = await this.stored.setUndo(wish);
    if (!isKept) await this.refresh();
    else await this.tools.store.notify({ kind: 'seats', match: id });
    this.tracker.sendChangedSeats();
    return isKept;
  }

  private async refresh(): Promise<void> {
    const before = this.row;
    const hadTable = this.audience.hasTable;
    if (!(await this.stored.refresh())) return this.sendGone();
    this.audience.regroup(before, hadTable);
    this.settle(before);
  }

  private async writeSeat(seat: Seat, kind: 'person' | 'bot' | 'open'): Promise<void> {
    const { id, seats } = this.row;
    await this.tools.store.matches.sit(id, seats[seat], { kind, player: seats[seat].player });
    await this.tools.store.notify({ kind: 'seats', match: id });
  }

  /** Sends everybody what changed and starts the next job. */
  private settle(before: MatchRow): void {
    this.audience.sendChanges();
    this.tracker.sendSeatsSince(before);
    this.jobs.update();
    reportAwaited(before, this.row, this.tools.news);
    if (this.row.seq > before.seq) this.tools.news.entered?.(this.row.id);
  }

  private sendGone(): void {
    const message = 'this table was closed';
    this.audience.send(textOf({ type: 'error', match: this.row.id, code: 'unknown-match', message }));
    this.isClosed = true;
    this.jobs.cancel();
  }

  private seatFor(person: PlayerId): Seat {
    const seat = seatOf(this.row.seats, person);
    if (seat === undefined) throw new HostingError('not-seated', 'only who sits at this table may do that');
    return seat;
  }
}

function wasGiven({ played }: Course, seat: Seat, { n, key }: Choice): boolean {
  return played.some((entry) => entry.seat === seat && entry.n === n && entry.key === key);
}

function isFull({ status, seats }: MatchRow): boolean {
  return status === 'open' && seats.every(({ kind }) => kind !== 'open');
}

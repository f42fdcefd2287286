import { type Choice, type Refusal, refuse, type Seat, type Unavailable } from '@tabard/engine';
import {
  type AskMode,
  type Course,
  consentedUndoPlace,
  decisionsAt,
  resignation,
  undoPlace,
} from '@tabard/table';
import type { StoryPage } from '@tabard/table/protocol';
import type { LeasedJob, MatchRow, PlayerId, UndoWish } from '../store/store.ts';
import { type Attention, isBotsAlone } from './attention.ts';
import { Audience } from './audience.ts';
import { HostingError, type Line, type Presence, type WatchWish } from './hosting.ts';
import { anyOf, type JobAnswer } from './job-answer.ts';
import { JobRunner } from './job-runner.ts';
import type { Keeper } from './keeper.ts';
import { PresenceNews } from './presence-news.ts';
import { Queue } from './queue.ts';
import { RoomClosed } from './room-closed.ts';
import type { RoomTools } from './room-tools.ts';
import { mayLook, seatOf, undoRequestOf, yetToConsent } from './seating.ts';
import { StandIns } from './stand-ins.ts';
import { Takeovers } from './takeovers.ts';
import { agreedBy, CANNOT_UNDO, DECLINED, Declined, MOST_DECLINED } from './undo-wish.ts';

type Manner = 'by hand' | 'by itself';

const PLAYED_BY_BOT = refuse('not-awaited', 'TB-02');

/** A match in memory and those who look on. Everything that happens in it happens one after the other. */
export class Room {
  private readonly keeper: Keeper;
  private readonly tools: RoomTools;
  private readonly queue = new Queue();
  private readonly jobs: JobRunner;
  private readonly audience: Audience;
  private readonly standIns: StandIns;
  private readonly attention: Attention;
  /** What this node tells others of who is at the table, and hears of them. */
  readonly presenceNews: PresenceNews;
  private isClosed = false;
  private idleSince: number;
  private readonly declined = new Declined();

  constructor(keeper: Keeper, attention: Attention, tools: RoomTools) {
    this.keeper = keeper;
    this.attention = attention;
    this.tools = tools;
    this.idleSince = tools.clock.now();
    const takeovers = new Takeovers(keeper.row.seats.length, tools.pace, tools.clock.now());
    this.audience = new Audience(keeper, takeovers);
    this.standIns = new StandIns(keeper, takeovers, tools, {
      run: (task) => this.run(task),
      readSeats: () => this.readSeats('here'),
      announceTakeovers: () => {
        this.audience.tellSeats();
        this.presenceNews.announceChange();
      },
    });
    this.presenceNews = new PresenceNews(keeper.row.id, this.audience, tools, () => this.updatePresence());
    this.jobs = new JobRunner(keeper, tools, {
      act: (job, answer) => this.carryOut(job, answer),
      fail: (job) => this.letGo(job),
    });
    this.jobs.update();
  }

  get row(): MatchRow {
    return this.keeper.row;
  }

  presence(): Presence {
    return this.audience.presence();
  }

  watch(wish: WatchWish, line: Line): Promise<() => void> {
    return this.run(async () => {
      if (!mayLook(this.row, wish.person, wish.code))
        throw new HostingError(
          'not-invited',
          'this table is not public: it takes its code or an invitation to look on',
        );
      // The node that gave away the last seat may have died before the match began.
      if (isFull(this.row)) await this.beginNow();
      const leave = this.audience.enter(wish, line);
      this.announceNews();
      if (isBotsAlone(this.row)) await this.goOn();
      return () => {
        leave();
        this.announceNews();
        this.idleSince = this.tools.clock.now();
      };
    });
  }

  story(person: PlayerId | undefined, before: number): Promise<StoryPage> {
    return this.run(() => this.audience.storyBefore(person, before));
  }

  choose(person: PlayerId, choice: Choice): Promise<Refusal | undefined> {
    if (choice.key === 'resign') return this.resign(person);
    return this.run(() => {
      const seat = this.seatFor(person);
      if (this.row.seats[seat].kind === 'bot') return PLAYED_BY_BOT;
      return this.enter(seat, choice, 'by hand');
    });
  }

  unavailable(person: PlayerId): Promise<readonly Unavailable[]> {
    return this.run(() => {
      const { game, state } = this.keeper.course;
      return game.unavailable(state, this.seatFor(person));
    });
  }

  resign(person: PlayerId): Promise<Refusal | undefined> {
    return this.run(async () => {
      const seat = this.seatFor(person);
      const choice = resignation(this.keeper.course, seat);
      if (!choice) return undefined;
      this.attention.note();
      const before = this.row.seats[seat];
      const refusal = await this.enter(seat, choice, 'by hand');
      if (!refusal) await this.writeSeat(seat, before.kind);
      return refusal;
    });
  }

  undo(person: PlayerId): Promise<Refusal | undefined> {
    return this.run(async () => {
      const seat = this.seatFor(person);
      for (;;) {
        const count = undoPlace(this.keeper.course, seat);
        if (count === undefined) return CANNOT_UNDO;
        if (await this.takeBack(seat, count, undefined)) return undefined;
      }
    });
  }

  askUndo(person: PlayerId): Promise<Refusal | undefined> {
    return this.run(async () => {
      const seat = this.seatFor(person);
      for (;;) {
        const { row } = this;
        const count = consentedUndoPlace(this.keeper.course, seat);
        if (count === undefined) return CANNOT_UNDO;
        if (this.declined.times(seat, row.seq) >= MOST_DECLINED) return DECLINED;
        if (await this.setWish({ seat, count, seq: row.seq, agreed: 1 << seat })) return undefined;
      }
    });
  }

  answerUndo(person: PlayerId, answer: 'agree' | 'decline'): Promise<Refusal | undefined> {
    return this.run(async () => {
      const seat = this.seatFor(person);
      for (;;) {
        const { undo } = this.row;
        if (!undo || !undoRequestOf(this.row, this.keeper.resigned)?.waiting.includes(seat))
          return CANNOT_UNDO;
        if (answer === 'decline') this.declined.add(undo);
        if (await this.setWish(answer === 'agree' ? agreedBy(undo, seat) : undefined)) return undefined;
      }
    });
  }

  setAsking(person: PlayerId, mode: AskMode): Promise<void> {
    return this.run(async () => {
      const before = this.row;
      await this.keeper.setAsking(this.seatFor(person), mode);
      await this.tools.store.notify({ kind: 'seats', match: before.id });
      this.settle(before);
    });
  }

  begin(): Promise<boolean> {
    return this.run(() => this.beginNow());
  }

  /** Seats were changed in the store, here or by another node; only the one that changed them decides what follows. */
  seatsChanged(where: 'here' | 'elsewhere'): Promise<void> {
    return this.run(() => this.readSeats(where));
  }

  /** Announces that a bot takes over this seat unless its person returns; false when they are not absent. */
  async announceTakeover(seat: Seat, bot: string): Promise<boolean> {
    if (this.presence().takeovers.some((one) => one.seat === seat)) return true;
    // Other nodes answer who is at the table there, long before the bot takes over.
    this.presenceNews.announce();
    return this.standIns.announce(seat, bot);
  }

  /** Another node appended entries. */
  catchUp(seq: number): Promise<void> {
    return this.run(async () => {
      if (seq > this.row.seq) await this.refresh();
    });
  }

  /** Does what a node that is gone should have done. */
  takeOver(job: LeasedJob): Promise<void> {
    return this.run(async () => {
      if (this.keeper.job?.seq === job.seq) return;
      this.attention.note();
      await this.keeper.takeOver(job);
      this.jobs.update();
    });
  }

  send(text: string, mayHear: (person: PlayerId | undefined) => boolean): void {
    this.audience.send(text, mayHear);
  }

  /** What a room does now and then: sends what could not be sent before, refreshes presence, finishes takeovers. */
  async sweep(): Promise<void> {
    // Not while an append is under way: nobody may be told of it yet.
    if (this.queue.isEmpty) this.audience.tellLate();
    this.presenceNews.renew();
    if (this.row.seats.some(({ isTakenOver }) => isTakenOver)) this.updatePresence();
    await this.standIns.finishDue();
  }

  /** Uses the match as it stands, in turn with everything else. */
  read<T>(use: (keeper: Keeper) => T): Promise<T> {
    return this.run(() => use(this.keeper));
  }

  get isIdle(): boolean {
    if (this.audience.size || this.jobs.isBusy || this.standIns.isBusy || !this.queue.isEmpty)
      this.idleSince = this.tools.clock.now();
    return this.tools.clock.now() - this.idleSince >= this.tools.pace.idle;
  }

  /** Leaves memory, unless somebody came in meanwhile; says whether it did. */
  close(how: 'if idle' | 'now'): Promise<boolean> {
    return this.queue.run(async () => {
      if (this.isClosed) return true;
      if (how === 'if idle' && (this.audience.size > 0 || this.jobs.isBusy)) return false;
      this.isClosed = true;
      this.audience.end();
      this.jobs.cancel();
      await this.keeper.leave();
      return true;
    });
  }

  /** Bots that paused while nobody looked play on. */
  private async goOn(): Promise<void> {
    if (this.keeper.job) return;
    await this.keeper.adopt();
    this.jobs.update();
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
    if (!(await this.keeper.refresh())) return this.tellGone();
    if (where === 'here') {
      this.attention.note();
      await this.keeper.reconsider();
    } else await this.keeper.adopt();
    this.audience.regroup(before, hadTable);
    this.announceNews();
    this.settle(before);
  }

  private announceNews(): void {
    if (this.isClosed) return;
    this.updatePresence();
    this.presenceNews.announceChange();
  }

  private updatePresence(): void {
    if (this.isClosed) return;
    this.attention.update(this.audience.size, this.audience.elsewhere.people);
    this.standIns.update(this.audience.hereMasks());
  }

  private async beginNow(): Promise<boolean> {
    const before = this.row;
    this.attention.note();
    if (!(await this.keeper.begin())) return false;
    await this.tools.store.notify({ kind: 'seats', match: before.id });
    this.settle(before);
    this.audience.showTable();
    return true;
  }

  /** Answers, trying again as long as other nodes are faster and the decision is still open. */
  private async enter(seat: Seat, choice: Choice, manner: Manner): Promise<Refusal | undefined> {
    for (;;) {
      const before = this.row;
      const outcome = await this.keeper.choose(seat, choice, { auto: manner === 'by itself' });
      if (outcome === 'kept') {
        this.settle(before);
        return undefined;
      }
      if (outcome !== 'taken') return wasGiven(this.keeper.course, seat, choice) ? undefined : outcome;
      await this.refresh();
    }
  }

  private async takeBack(seat: Seat, count: number, reseed: string | undefined): Promise<boolean> {
    const before = this.row;
    const outcome = await this.keeper.takeBack(seat, count, reseed);
    if (outcome === 'kept') this.settle(before);
    else await this.refresh();
    return outcome === 'kept';
  }

  /** Keeps a wish to undo, and grants it once nobody has to be asked any more. False when the match or the wish went on meanwhile. */
  private async setWish(wish: UndoWish | undefined): Promise<boolean> {
    const before = this.row;
    if (wish && yetToConsent(before.seats, wish, this.keeper.resigned).length === 0)
      return this.takeBack(wish.seat, wish.count, this.tools.newWord());
    const isKept = await this.keeper.setUndo(wish);
    if (!isKept) await this.refresh();
    else await this.tools.store.notify({ kind: 'seats', match: before.id });
    this.audience.tellSeats();
    return isKept;
  }

  private async refresh(): Promise<void> {
    const before = this.row;
    const hadTable = this.audience.hasTable;
    if (!(await this.keeper.refresh())) return this.tellGone();
    this.audience.regroup(before, hadTable);
    this.settle(before);
  }

  private carryOut(job: LeasedJob, answer: JobAnswer): void {
    this.run(() => this.answerByItself(job, answer)).catch((problem) => {
      if (problem instanceof RoomClosed) return;
      this.tools.news.trouble?.('an answer could not be given by itself', job.match, problem);
      this.letGo(job);
    });
  }

  private letGo(job: LeasedJob): void {
    if (this.keeper.job !== job) return;
    this.keeper.letGo();
    this.jobs.update();
  }

  private async answerByItself(job: LeasedJob, { seat, choice }: JobAnswer): Promise<void> {
    if (this.row.seq !== job.seq || this.keeper.job !== job) return;
    try {
      await this.enter(seat, choice, 'by itself');
    } catch (problem) {
      if (!(problem instanceof HostingError)) throw problem;
      await this.answerAtRandom(seat);
    }
  }

  /** The rules broke at what a bot chose: perhaps they bear another answer. */
  private async answerAtRandom(seat: Seat): Promise<void> {
    const { course } = this.keeper;
    const decision = decisionsAt(course).find((one) => one.seat === seat);
    if (!decision) return;
    try {
      await this.enter(seat, anyOf(decision, this.tools.newWord()), 'by itself');
    } catch (problem) {
      await this.keeper.giveUp();
      this.jobs.update();
      throw problem;
    }
  }

  private async writeSeat(seat: Seat, kind: 'person' | 'bot' | 'open'): Promise<void> {
    const { id, seats } = this.row;
    await this.tools.store.matches.sit(id, seats[seat], { kind, player: seats[seat].player });
    await this.tools.store.notify({ kind: 'seats', match: id });
  }

  /** Tells everybody what changed and does what has to be done next. */
  private settle(before: MatchRow): void {
    this.audience.tell(before);
    this.jobs.update();
    this.tellAwaited(before);
    if (this.row.seq > before.seq) this.tools.news.entered?.(this.row.id);
  }

  private tellAwaited(before: MatchRow): void {
    const was = awaitedAt(before);
    const is = awaitedAt(this.row);
    const { id } = this.row;
    for (const person of was) if (!is.includes(person)) this.tools.news.awaited?.(person, id, false);
    for (const person of is) if (!was.includes(person)) this.tools.news.awaited?.(person, id, true);
  }

  private tellGone(): void {
    this.audience.sayGone();
    this.isClosed = true;
    this.audience.end();
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

/** The persons that a match waits for. */
function awaitedAt({ status, turn, seats }: MatchRow): readonly PlayerId[] {
  const persons: PlayerId[] = [];
  if (status !== 'running') return persons;
  for (const { seat, kind, player } of seats)
    if (kind === 'person' && player !== undefined && turn & (1 << seat) && !persons.includes(player))
      persons.push(player);
  return persons;
}

import type { Choice, MatchEvent, Refusal, Seat } from '@tabard/engine';
import {
  type AskMode,
  type Course,
  cutBack,
  newAsking,
  proceed,
  takeBack,
  withAskMode,
  withStandIns,
} from '@tabard/table';
import type {
  Append,
  EntryBody,
  EntryRow,
  LeasedJob,
  MatchId,
  MatchRow,
  SeatRow,
  UndoWish,
} from '../store/rows.ts';
import type { BotPacing } from './bot-pacing.ts';
import { keepDayResult } from './day-results.ts';
import { HostingError } from './hosting.ts';
import { JobLease } from './job-lease.ts';
import { keepContent } from './kept-contents.ts';
import { freshCourse, type Opened, openCourse } from './open-course.ts';
import { newClocks, progressAfter, progressNow } from './progress.ts';
import type { Cut, RecordedLog } from './record.ts';
import type { RoomTools } from './room-tools.ts';
import { SnapshotSaver } from './snapshot-saver.ts';
import { WrittenSheets } from './written-sheets.ts';

type PersistentMatchTools = Pick<
  RoomTools,
  'store' | 'clock' | 'node' | 'pace' | 'newWord' | 'loadGame' | 'news'
>;
/** `taken`: another node was faster; nothing was changed. */
type AppendOutcome = 'kept' | 'taken';

/** One match in memory and in the store: every change is committed to the store before it takes effect. */
export class PersistentMatch {
  row: MatchRow;
  /** The next job of the match, if this node has it. */
  readonly lease: JobLease;
  private opened: Opened | undefined;
  private cutList: Cut[] = [];
  private readonly tools: PersistentMatchTools;
  private readonly snapshots: SnapshotSaver;
  private readonly sheets: WrittenSheets;

  private constructor(row: MatchRow, tools: PersistentMatchTools, pacing: BotPacing) {
    this.row = row;
    this.tools = tools;
    this.lease = new JobLease(tools, pacing);
    this.snapshots = new SnapshotSaver(tools);
    this.sheets = new WrittenSheets(tools.store);
  }

  static async open(
    match: MatchId,
    tools: PersistentMatchTools,
    pacing: BotPacing,
  ): Promise<PersistentMatch | undefined> {
    const row = await tools.store.matches.get(match);
    if (!row) return undefined;
    const stored = new PersistentMatch(row, tools, pacing);
    await stored.load(row);
    await stored.adopt();
    return stored;
  }

  /** The running match; throws for a table that has not begun or cannot go on. */
  get course(): Course {
    if (!this.opened)
      throw new HostingError('not-begun', 'this match has not begun: wait until all seats are taken');
    if (this.opened.kind === 'adjourned')
      throw new HostingError('adjourned', `this match is adjourned and can only be read: ${this.opened.why}`);
    return this.opened.course;
  }

  get isPlaying(): boolean {
    return this.opened?.kind === 'playing';
  }

  /** The record of a match that these rules cannot go on with. */
  get adjourned(): RecordedLog | undefined {
    return this.opened?.kind === 'adjourned' ? this.opened.record : undefined;
  }

  /** The mask of the seats that resigned. */
  get resigned(): number {
    return this.isPlaying ? this.course.state.resigned : 0;
  }

  get cuts(): readonly Cut[] {
    return this.cutList;
  }

  /** Applies an answer and appends it. If the rules throw, the match is read from the store again. */
  async choose(seat: Seat, choice: Choice, how: { auto: boolean }): Promise<Refusal | AppendOutcome> {
    const { course } = this;
    const { n } = course.state;
    const [answers, told] = [course.played.length, course.story.length];
    let refusal: Refusal | undefined;
    try {
      refusal = proceed(course, seat, choice, how);
    } catch (problem) {
      return this.readAgain(problem);
    }
    if (refusal) return refusal;
    const events = course.story.slice(told).map(({ event }) => event);
    const body: EntryBody = { kind: 'choice', seat, n: choice.n, key: choice.key, auto: how.auto };
    return await this.append(body, events, n, () => cutBack(course, answers));
  }

  /** Goes back to the first `count` answers, with a new seed if that undoes new information. */
  async takeBack(seat: Seat, count: number, reseed: string | undefined): Promise<AppendOutcome> {
    const { course } = this;
    const { n } = course.state;
    const { state, played, story, snapshots } = course;
    takeBack(course, count, reseed);
    const cut = { seq: this.row.seq + 1, story: course.story.length };
    const outcome = await this.append({ kind: 'undo', seat, count, reseed }, [], n, () =>
      Object.assign(course, { state, played, story, snapshots }),
    );
    if (outcome === 'kept') this.cutList.push(cut);
    return outcome;
  }

  /** Begins a match whose seats are all taken; false when it has begun or a seat is open. */
  async begin(): Promise<boolean> {
    const { store } = this.tools;
    const row = await store.matches.get(this.row.id);
    if (!row) return false;
    if (row.status !== 'open' || row.seats.some(({ kind }) => kind === 'open')) return false;
    const course = await freshCourse(row, this.tools);
    await keepContent(store.contents, course.state.content, row.game);
    const fresh = {
      ...row,
      seq: -1,
      asking: newAsking(row.seats.length),
      clocks: newClocks(row.seats.length, row.clock),
    };
    const progress = progressAfter(course, fresh, -1, this.tools.clock.now());
    const job = this.lease.next(course, { ...row, ...progress });
    if (!(await store.matches.begin(row.id, progress, job))) return false;
    this.opened = { kind: 'playing', course, seq: 0, cuts: [] };
    this.row = { ...row, ...progress };
    this.lease.job = job;
    return true;
  }

  /** Reads what other nodes changed since. False when the match no longer exists. */
  async refresh(): Promise<boolean> {
    const { store } = this.tools;
    for (;;) {
      const row = await store.matches.get(this.row.id);
      if (!row) return false;
      const known = this.row.seq;
      if (!this.opened || this.opened.kind === 'adjourned') await this.load(row);
      else if (row.seq > known) await this.follow(await store.log.entries(row.id, known), row);
      else this.readRow(row);
      // An append between the two reads leaves a row that is older than the entries.
      if (!this.opened || this.row.seq === row.seq) return true;
    }
  }

  /** Recomputes who is awaited and the next job after seats, ask settings or clocks changed without an entry. */
  async reconsider(): Promise<void> {
    if (!this.isPlaying || this.row.status !== 'running') return;
    const { course, row } = this;
    const { store, clock } = this.tools;
    const change = progressNow(course, row, clock.now());
    const isKept = await store.matches.setProgress(row.id, row.seq, change);
    if (!isKept) return;
    this.row = { ...row, ...change };
    await this.lease.renew(course, this.row);
  }

  async setAsking(seat: Seat, mode: AskMode): Promise<void> {
    this.row = { ...this.row, asking: withAskMode(this.course, this.row.asking, seat, mode) };
    await this.reconsider();
  }

  async setUndo(undo: UndoWish | undefined): Promise<boolean> {
    const { id, seq } = this.row;
    const isKept = await this.tools.store.matches.setProgress(id, seq, { undo }, { undo: this.row.undo });
    if (isKept) this.row = { ...this.row, undo };
    return isKept;
  }

  /** Leases the next job for this node, if the job is still current. */
  async takeOver(job: LeasedJob): Promise<void> {
    const isCurrent = this.isPlaying && this.row.status === 'running' && this.row.seq === job.seq;
    await this.lease.takeOver(job, isCurrent ? this.lease.next(this.course, this.row) : undefined);
  }

  /** Makes sure that a node has the next job. */
  async adopt(): Promise<void> {
    if (this.isPlaying && this.row.status === 'running') await this.lease.adopt(this.course, this.row);
  }

  /** Saves a snapshot and gives the job up, so that another node can claim it. */
  async leave(): Promise<void> {
    if (!this.isPlaying) return;
    await this.snapshots.save(this.course, this.row);
    await this.lease.release();
  }

  /** The node that changed the seats or the ask settings has also taken the job that follows. */
  private readRow(row: MatchRow): void {
    const before = this.row;
    this.row = this.withResigned(row);
    if (JSON.stringify([row.seats, row.asking]) !== JSON.stringify([before.seats, before.asking]))
      this.lease.letGo();
  }

  private async load(row: MatchRow): Promise<void> {
    this.row = row;
    if (row.status === 'open') return;
    this.opened = await openCourse(row, this.tools);
    this.cutList = this.opened.kind === 'playing' ? [...this.opened.cuts] : [];
    this.snapshots.openedAt(this.opened.seq);
    this.row = this.withResigned({ ...row, seq: this.opened.seq });
    await this.writeResigned(row.seats);
    await this.noteAdjournment();
  }

  /** Writes the seats of resigned players if a node died before it could. */
  private async writeResigned(kept: readonly SeatRow[]): Promise<void> {
    const { id, seats } = this.row;
    for (const { seat, kind, player } of kept)
      if (kind !== seats[seat].kind) await this.tools.store.matches.sit(id, seats[seat], { kind, player });
  }

  /** A match that cannot go on is adjourned; one that can again is running. */
  private async noteAdjournment(): Promise<void> {
    const { id, seq, status } = this.row;
    const now = this.isPlaying ? 'running' : 'adjourned';
    if (status === now || status === 'over') return;
    await this.tools.store.matches.setProgress(id, seq, { status: now });
    this.row = { ...this.row, status: now };
    if (this.isPlaying) return this.reconsider();
    await this.tools.store.jobs.drop(id, seq);
  }

  /** Applies entries of other nodes; if they lead to another hash, reloads everything. */
  private async follow(entries: readonly EntryRow[], row: MatchRow): Promise<void> {
    const { course } = this;
    this.lease.letGo();
    for (const entry of entries)
      if (!this.followed(entry)) {
        await this.load(row);
        return;
      }
    const last = entries.at(-1);
    if (last && course.game.hash(course.state) !== last.hash) await this.load(row);
    else this.row = this.withResigned({ ...row, seq: last?.seq ?? row.seq });
  }

  private followed({ seq, body }: EntryRow): boolean {
    const { course } = this;
    try {
      if (body.kind === 'choice')
        return proceed(course, body.seat, body, body.auto ? { auto: true } : {}) === undefined;
      takeBack(course, body.count, body.reseed);
      this.cutList.push({ seq, story: course.story.length });
      return true;
    } catch {
      return false;
    }
  }

  private async readAgain(problem: unknown): Promise<never> {
    this.tools.news.trouble?.('the rules broke', this.row.id, problem);
    await this.load(this.row);
    throw new HostingError(
      'broken',
      'the rules broke at this answer, which is our bug; the match stands as before',
    );
  }

  private async append(
    body: EntryBody,
    events: readonly MatchEvent[],
    n: number,
    revert: () => void,
  ): Promise<AppendOutcome> {
    const { course } = this;
    const { game, state } = course;
    const at = this.tools.clock.now();
    const before = this.withResigned(this.row);
    const progress = progressAfter(course, before, n, at);
    const after = { ...before, ...progress };
    const job = this.lease.next(course, after);
    const entry: EntryRow = {
      seq: progress.seq,
      body,
      events: JSON.stringify(events),
      hash: game.hash(state),
      rules: game.rulesVersion,
      at,
    };
    const isAskingSame = progress.asking === before.asking;
    const hadNoJob = this.lease.job === undefined;
    const append = { match: before.id, entry, progress, job, isAskingSame, hadNoJob };
    const outcome = await this.keep(append, revert);
    if (outcome === 'taken') return outcome;
    this.row = after;
    this.lease.job = job;
    await this.sheets.keep(game, after, state, at);
    await keepDayResult(this.tools.store, course, after, at);
    this.snapshots.saveIfDue(course, after);
    return outcome;
  }

  private async keep(append: Append, revert: () => void): Promise<AppendOutcome> {
    const began = performance.now();
    try {
      const outcome = await this.tools.store.log.append(append);
      if (outcome === 'taken') revert();
      return outcome;
    } catch (problem) {
      revert();
      throw notKept(append, problem);
    } finally {
      this.tools.news.appended?.(performance.now() - began);
    }
  }

  /** Resignations are taken from the log, since the seat may not be written yet. */
  private withResigned(row: MatchRow): MatchRow {
    if (!this.isPlaying) return row;
    const seats = withStandIns(row.seats, this.course.state);
    return seats === row.seats ? row : { ...row, seats };
  }
}

function notKept({ match, entry }: Append, cause: unknown): Error {
  const why = cause instanceof Error ? cause.message : String(cause);
  return new Error(`Entry ${entry.seq} of match "${match}" could not be kept: ${why}`, { cause });
}

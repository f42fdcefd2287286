import type { AnswerRest } from '@tabard/bots';
import type { Choice, Refusal, Seat } from '@tabard/engine';
import { decisionsAt } from '@tabard/table';
import type { LeasedJob } from '../store/rows.ts';
import { isBotsAlone, mayPlayAlone } from './bots-alone.ts';
import { HostingError } from './hosting.ts';
import { answerFor, anyOf, type JobAnswer } from './job-answer.ts';
import type { PersistentMatch } from './persistent-match.ts';
import { RoomPondering } from './pondering.ts';
import { RoomClosed } from './room-closed.ts';
import type { RoomTools } from './room-tools.ts';

/** What jobs need from their room. */
interface JobRoom {
  /** Runs a task in the room's queue. */
  run<T>(task: () => T | Promise<T>): Promise<T>;
  /** Answers for a seat without its person. */
  answer(seat: Seat, choice: Choice): Promise<Refusal | undefined>;
  /** Bots alone pause here until somebody comes or acts. */
  hold(): void;
}

/** Runs the jobs of a room: bots' moves, passes, expired clocks. One job at a time is current. */
export class RoomJobs {
  private current: LeasedJob | undefined;
  private cancelTimer: (() => void) | undefined;
  private readonly stored: PersistentMatch;
  private readonly tools: RoomTools;
  private readonly room: JobRoom;
  /** By seat: what is left of a bot's compound answer. */
  private readonly rests = new Map<Seat, AnswerRest>();
  private readonly pondering: RoomPondering;

  constructor(stored: PersistentMatch, tools: RoomTools, room: JobRoom) {
    this.stored = stored;
    this.tools = tools;
    this.room = room;
    this.pondering = new RoomPondering(stored, tools);
  }

  /** Whether the job ends soon; a clock may take days. */
  get isBusy(): boolean {
    return this.current !== undefined && this.current.kind !== 'clock';
  }

  /** Starts the job that the match needs now, and drops the one before. */
  update(): void {
    const { job } = this.stored.lease;
    this.pondering.update();
    if (job === this.current) return;
    this.cancel();
    this.current = job;
    if (!job) return;
    // The bot thinks during the pause in which people read the last events.
    if (job.kind === 'bot') this.thinkUnlessHeld(job);
    else this.wait(job, () => this.think(job));
  }

  cancel(): void {
    this.cancelTimer?.();
    this.cancelTimer = undefined;
    this.current = undefined;
  }

  /** Takes over the job of a dead node. */
  async takeOver(job: LeasedJob): Promise<void> {
    await this.stored.takeOver(job);
    this.update();
  }

  async resumeBots(): Promise<void> {
    if (this.stored.lease.job) return;
    await this.stored.adopt();
    this.update();
  }

  private thinkUnlessHeld(job: LeasedJob): void {
    if (!isBotsAlone(this.stored.row)) this.think(job);
    // Queued, because the seat of a resigned player is written after the answer.
    else this.attempt(job, 'could not tell whether bots may play alone', () => this.thinkOrHold(job));
  }

  private async thinkOrHold(job: LeasedJob): Promise<void> {
    const mayPlay = await mayPlayAlone(this.tools.store, this.stored.row);
    if (this.stored.lease.job !== job) return;
    if (mayPlay) this.think(job);
    else await this.hold();
  }

  private async hold(): Promise<void> {
    this.room.hold();
    await this.stored.lease.giveUp(this.stored.row);
    this.update();
  }

  private think(job: LeasedJob): void {
    const { course, row } = this.stored;
    const thought = { rest: this.rests.get(job.seat), pondered: this.pondering.of(job.seat) };
    answerFor(job, course, row, { ...this.tools, ...thought }).then(
      (answer) => (answer ? this.wait(job, () => this.carryOut(job, answer)) : this.letGo(job)),
      (problem) => {
        this.tools.news.trouble?.('nobody could answer for a seat', job.match, problem);
        this.letGo(job);
      },
    );
  }

  private wait(job: LeasedJob, call: () => void): void {
    if (this.current !== job) return;
    const { clock, pace } = this.tools;
    const ms = job.due - clock.now();
    if (ms <= 0) call();
    else if (job.kind === 'clock') this.cancelTimer = clock.after(ms, () => this.wait(job, call));
    // A pause never takes longer than planned, even if the clock is set back.
    else this.cancelTimer = clock.after(Math.min(ms, pace[job.kind]), () => this.current === job && call());
  }

  private carryOut(job: LeasedJob, answer: JobAnswer): void {
    this.attempt(job, 'an answer could not be given by itself', () => this.answer(job, answer));
  }

  private attempt(job: LeasedJob, trouble: string, task: () => Promise<void>): void {
    this.room.run(task).catch((problem) => {
      if (problem instanceof RoomClosed) return;
      this.tools.news.trouble?.(trouble, job.match, problem);
      this.letGo(job);
    });
  }

  /** The job cannot be done now; once its lease has ended it is tried again. */
  private letGo(job: LeasedJob): void {
    if (this.stored.lease.job !== job) return;
    this.stored.lease.letGo();
    this.update();
  }

  private async answer(job: LeasedJob, { seat, choice: { rest, ...choice } }: JobAnswer): Promise<void> {
    if (this.stored.row.seq !== job.seq || this.stored.lease.job !== job) return;
    if (rest) this.rests.set(seat, rest);
    else this.rests.delete(seat);
    try {
      await this.room.answer(seat, choice);
    } catch (problem) {
      if (!(problem instanceof HostingError)) throw problem;
      await this.answerAtRandom(seat);
    }
  }

  /** The rules threw at the bot's choice: try another option. */
  private async answerAtRandom(seat: Seat): Promise<void> {
    const decision = decisionsAt(this.stored.course).find((one) => one.seat === seat);
    if (!decision) return;
    try {
      await this.room.answer(seat, anyOf(decision, this.tools.newWord()));
    } catch (problem) {
      await this.stored.lease.giveUp(this.stored.row);
      this.update();
      throw problem;
    }
  }
}

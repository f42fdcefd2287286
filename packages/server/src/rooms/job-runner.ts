import type { LeasedJob } from '../store/rows.ts';
import { answerFor, type JobAnswer } from './job-answer.ts';
import type { Keeper } from './keeper.ts';
import type { RoomTools } from './room-tools.ts';

interface JobEnds {
  /** The answer is due. */
  act(job: LeasedJob, answer: JobAnswer): void;
  /** There is no answer. */
  fail(job: LeasedJob): void;
}

/** Runs the current job of a room: waits until it is due, lets a bot think, and drops it when the match moves on. */
export class JobRunner {
  private current: LeasedJob | undefined;
  private cancelTimer: (() => void) | undefined;
  private readonly keeper: Keeper;
  private readonly tools: RoomTools;
  private readonly ends: JobEnds;

  constructor(keeper: Keeper, tools: RoomTools, ends: JobEnds) {
    this.keeper = keeper;
    this.tools = tools;
    this.ends = ends;
  }

  /** Whether a job ends shortly; a clock may take days. */
  get isBusy(): boolean {
    return this.current !== undefined && this.current.kind !== 'clock';
  }

  /** Starts the job that the match needs now, and drops the one before. */
  update(): void {
    const { job } = this.keeper;
    if (job === this.current) return;
    this.cancel();
    this.current = job;
    if (!job) return;
    // A bot thinks while people still read what happened before.
    if (job.kind === 'bot') this.think(job);
    else this.wait(job, () => this.think(job));
  }

  cancel(): void {
    this.cancelTimer?.();
    this.cancelTimer = undefined;
    this.current = undefined;
  }

  private think(job: LeasedJob): void {
    const { course, row } = this.keeper;
    answerFor(job, course, row, this.tools).then(
      (answer) => (answer ? this.wait(job, () => this.ends.act(job, answer)) : this.ends.fail(job)),
      (problem) => {
        this.tools.news.trouble?.('nobody could answer for a seat', job.match, problem);
        this.ends.fail(job);
      },
    );
  }

  private wait(job: LeasedJob, call: () => void): void {
    if (this.current !== job) return;
    const { clock, pace } = this.tools;
    const ms = job.due - clock.now();
    if (ms <= 0) call();
    else if (job.kind === 'clock') this.cancelTimer = clock.after(ms, () => this.wait(job, call));
    // A pause never takes longer than planned, also when the clock is set back.
    else this.cancelTimer = clock.after(Math.min(ms, pace[job.kind]), () => this.current === job && call());
  }
}

import type { LeasedJob } from '../store/store.ts';
import { answerFor, type ErrandAnswer } from './errand.ts';
import type { Keeper } from './keeper.ts';
import type { RoomTools } from './room-tools.ts';

/** What becomes of an errand. */
interface Ends {
  /** An answer that nobody gives by hand is due. */
  act(job: LeasedJob, answer: ErrandAnswer): void;
  /** There is none. */
  fail(job: LeasedJob): void;
}

/** The one thing that a room does next by itself: it waits, lets a bot think, and is forgotten when the match moves on. */
export class Errands {
  private inHand: LeasedJob | undefined;
  private cancelTimer: (() => void) | undefined;
  private readonly keeper: Keeper;
  private readonly tools: RoomTools;
  private readonly ends: Ends;

  constructor(keeper: Keeper, tools: RoomTools, ends: Ends) {
    this.keeper = keeper;
    this.tools = tools;
    this.ends = ends;
  }

  /** Whether something will be done shortly; a clock may take days. */
  get isBusy(): boolean {
    return this.inHand !== undefined && this.inHand.kind !== 'clock';
  }

  /** Takes in hand what the match has to have done next, and forgets what was before. */
  arrange(): void {
    const { job } = this.keeper;
    if (job === this.inHand) return;
    this.cancel();
    this.inHand = job;
    if (!job) return;
    // A bot thinks while people still read what happened before.
    if (job.kind === 'bot') this.think(job);
    else this.wait(job, () => this.think(job));
  }

  cancel(): void {
    this.cancelTimer?.();
    this.cancelTimer = undefined;
    this.inHand = undefined;
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
    if (this.inHand !== job) return;
    const { clock, pace } = this.tools;
    const ms = job.due - clock.now();
    if (ms <= 0) call();
    else if (job.kind === 'clock') this.cancelTimer = clock.after(ms, () => this.wait(job, call));
    // A pause never takes longer than planned, also when the clock is set back.
    else this.cancelTimer = clock.after(Math.min(ms, pace[job.kind]), () => this.inHand === job && call());
  }
}

import type { Course } from '@tabard/table';
import type { LeasedJob, MatchRow } from '../store/rows.ts';
import type { BotPacing } from './bot-pacing.ts';
import { nextJob } from './progress.ts';
import type { RoomTools } from './room-tools.ts';

type JobLeaseTools = Pick<RoomTools, 'store' | 'clock' | 'node' | 'pace'>;

/** The next job of one match, as far as this node has leased it. */
export class JobLease {
  job: LeasedJob | undefined;
  private readonly tools: JobLeaseTools;
  private readonly pacing: BotPacing;

  constructor(tools: JobLeaseTools, pacing: BotPacing) {
    this.tools = tools;
    this.pacing = pacing;
  }

  /** The job that the match needs now, leased to this node; undefined while its bots are paused here. */
  next(course: Course, row: MatchRow): LeasedJob | undefined {
    const { clock, pace, node } = this.tools;
    if (this.pacing.isPaused(row)) return undefined;
    const job = nextJob(course, row, clock.now(), { bot: this.pacing.botPause(row), pass: pace.pass });
    return job && { ...job, owner: node, lease: job.due + pace.lease };
  }

  /** Stores the next job with this node's lease, or that there is none. */
  renew(course: Course, row: MatchRow): Promise<void> {
    return this.put(this.next(course, row), row);
  }

  /** Takes over a job that this node has claimed, if the match still needs one; drops it otherwise. */
  async takeOver(job: LeasedJob, next: LeasedJob | undefined): Promise<void> {
    if (!next) await this.tools.store.jobs.drop(job.match, job.seq);
    this.job = next && { ...next, due: next.kind === job.kind ? job.due : next.due };
  }

  /**
   * Makes sure that a node has the next job: the one that leased it, else this one. A node that died, or one with stale
   * seats, may have left it unleased.
   */
  async adopt(course: Course, row: MatchRow): Promise<void> {
    // A node with watchers may have leased the next job: bots paused here are not paused there.
    if (this.pacing.isPaused(row)) return;
    const kept = await this.tools.store.jobs.get(row.id);
    if (kept && kept.seq > row.seq) return;
    const next = this.next(course, row);
    if (!next || !isSameJob(kept, next)) await this.put(next, row);
    else if (kept?.owner === this.tools.node) this.job ??= kept;
    else this.job = undefined;
  }

  /** The job failed; it is tried again, here or elsewhere, once its lease has ended. */
  letGo(): void {
    this.job = undefined;
  }

  /** The job cannot be done; it is not tried again until the match changes. */
  async giveUp({ id, seq }: MatchRow): Promise<void> {
    this.job = undefined;
    await this.tools.store.jobs.drop(id, seq);
  }

  /** Ends the lease, so that another node can claim the job. */
  async release(): Promise<void> {
    if (this.job) await this.tools.store.jobs.put({ ...this.job, owner: '', lease: 0 });
    this.job = undefined;
  }

  private async put(job: LeasedJob | undefined, { id, seq }: MatchRow): Promise<void> {
    const { jobs } = this.tools.store;
    this.job = job;
    if (job) await jobs.put(job);
    else await jobs.drop(id, seq);
  }
}

function isSameJob(kept: LeasedJob | undefined, next: LeasedJob): boolean {
  return kept?.seq === next.seq && kept.kind === next.kind && kept.seat === next.seat;
}

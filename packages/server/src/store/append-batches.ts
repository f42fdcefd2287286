import { channel } from 'node:diagnostics_channel';
import type { Append } from './rows.ts';
import { StoreRefusal } from './store-refusal.ts';

interface WaitingAppend {
  readonly append: Append;
  readonly resolve: (result: 'kept' | 'taken') => void;
  readonly reject: (error: unknown) => void;
}

type Commit = (batch: readonly Append[]) => Promise<ReadonlySet<string>>;

/** Diagnostics channel with the batch size of each commit: `{ size }`. */
export const BATCHES = 'tabard:append-batch';
const batches = channel(BATCHES);

const MOST_AT_ONCE = 256;
const MOST_TRIES = 4;

/** Commits the appends that arrive during one commit together in the next. */
export class AppendBatches {
  readonly #commit: Commit;
  #waiting: WaitingAppend[] = [];
  #running: Promise<void> | undefined;
  #isClosed = false;

  constructor(commit: Commit) {
    this.#commit = commit;
  }

  add(append: Append): Promise<'kept' | 'taken'> {
    if (this.#isClosed)
      return Promise.reject(new StoreRefusal('The store is closed and keeps nothing more.'));
    return new Promise((resolve, reject) => {
      this.#waiting.push({ append, resolve, reject });
      this.#running ??= this.#run();
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#running;
  }

  async #run(): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve));
    while (this.#waiting.length > 0) await this.#settle(this.#take());
    this.#running = undefined;
  }

  /** At most one append of each match: a second one can only follow on the first. */
  #take(): readonly WaitingAppend[] {
    const batch = new Map<string, WaitingAppend>();
    const later: WaitingAppend[] = [];
    for (const one of this.#waiting) {
      const { match } = one.append;
      if (batch.size < MOST_AT_ONCE && !batch.has(match)) batch.set(match, one);
      else later.push(one);
    }
    this.#waiting = later;
    return [...batch.values()];
  }

  async #settle(batch: readonly WaitingAppend[]): Promise<void> {
    batches.publish({ size: batch.length });
    try {
      const kept = await this.#commitOrAgain(batch.map(({ append }) => append));
      for (const { append, resolve } of batch) resolve(kept.has(append.match) ? 'kept' : 'taken');
    } catch (error) {
      if (batch.length > 1 && isAboutData(error)) for (const one of batch) await this.#settle([one]);
      else for (const { reject } of batch) reject(error);
    }
  }

  async #commitOrAgain(batch: readonly Append[]): Promise<ReadonlySet<string>> {
    for (let tried = 1; ; tried++) {
      try {
        return await this.#commit(batch);
      } catch (error) {
        if (tried === MOST_TRIES || !wasRolledBack(error)) throw error;
      }
    }
  }
}

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** A serialization failure or a deadlock: the transaction can be retried. */
function wasRolledBack(error: unknown): boolean {
  return ['40001', '40P01'].includes(codeOf(error));
}

/** An invalid value or a violated constraint: caused by one append, not by all. */
function isAboutData(error: unknown): boolean {
  return /^2[23]/.test(codeOf(error));
}

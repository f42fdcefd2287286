import { channel } from 'node:diagnostics_channel';
import type { Queue } from '../queue.ts';
import { BATCHES } from './append-batches.ts';
import type { AppendRow, StatementResult, StatementWrite, Write, Written } from './sqlite-statements.ts';
import { StoreRefusal } from './store-refusal.ts';

interface WaitingWrite {
  readonly write: Write;
  readonly resolve: (written: Written) => void;
  readonly reject: (problem: unknown) => void;
}

/** Commits all of them; they are on disk when it resolves. */
type Keep = (batch: readonly Write[]) => Promise<readonly Written[]>;

const batches = channel(BATCHES);

/** The maximum batch size, so that no commit takes long. */
const MOST_AT_ONCE = 256;
/** A batch of this size is sent without waiting for the end of the turn of the event loop. */
const ENOUGH = 128;
/** Batches in flight: while one is being committed the next is handed over. */
const MOST_UNDER_WAY = 2;

/**
 * The writes of a SQLite database. Writes that arrive in the same turn of the event loop, or during a commit, are committed
 * together; a transaction gets exclusive use of the writer between batches.
 */
export class WriteQueue {
  readonly #keep: Keep;
  readonly #turns: Queue;
  #waiting: WaitingWrite[] = [];
  #underWay = 0;
  #isFlushing = false;
  #isClosed = false;
  /** Ends the queue's turn at the writer, which lasts while batches are in flight. */
  #endTurn: (() => void) | undefined;

  constructor(keep: Keep, turns: Queue) {
    this.#keep = keep;
    this.#turns = turns;
  }

  add(write: AppendRow): Promise<'kept' | 'taken'>;
  add(write: StatementWrite): Promise<StatementResult>;
  add(write: Write): Promise<Written> {
    if (this.#isClosed) return Promise.reject(closed());
    return new Promise((resolve, reject) => {
      this.#waiting.push({ write, resolve, reject });
      if (this.#endTurn && this.#waiting.length >= ENOUGH) this.#handOver();
      else this.#flushSoon();
    });
  }

  /** Waits for exclusive use of the writer, until the returned function is called. */
  async alone(): Promise<() => void> {
    if (this.#isClosed) throw closed();
    return this.#turns.take();
  }

  /** Finishes pending writes and rejects new ones. */
  async close(): Promise<void> {
    this.#isClosed = true;
    while (this.#isFlushing || this.#endTurn) await new Promise((resolve) => setImmediate(resolve));
    const end = await this.#turns.take();
    end();
  }

  #flushSoon(): void {
    if (this.#isFlushing) return;
    this.#isFlushing = true;
    setImmediate(() => void this.#flush());
  }

  async #flush(): Promise<void> {
    this.#endTurn ??= await this.#turns.take();
    this.#isFlushing = false;
    this.#handOver();
    // The queue may have been emptied by an earlier batch.
    if (this.#underWay === 0) this.#finishTurn();
  }

  /** A caller waiting for the writer alone gets it once the batches in flight are done. */
  #handOver(): void {
    while (this.#waiting.length > 0 && this.#underWay < MOST_UNDER_WAY) {
      if (this.#underWay > 0 && this.#turns.isWanted) return;
      void this.#send(this.#waiting.splice(0, MOST_AT_ONCE));
    }
  }

  async #send(batch: readonly WaitingWrite[]): Promise<void> {
    batches.publish({ size: batch.length });
    this.#underWay++;
    const settle = await this.#kept(batch);
    this.#underWay--;
    // Hand the next batch over before settling the callers of this one.
    if (this.#underWay === 0 && (this.#turns.isWanted || this.#waiting.length === 0)) this.#finishTurn();
    else this.#handOver();
    settle();
  }

  #finishTurn(): void {
    this.#endTurn?.();
    this.#endTurn = undefined;
    if (this.#waiting.length > 0) this.#flushSoon();
  }

  /** Returns a function that settles the callers. */
  async #kept(batch: readonly WaitingWrite[]): Promise<() => void> {
    try {
      const written = await this.#keep(batch.map(({ write }) => write));
      return () => {
        for (const [i, one] of batch.entries()) settleOne(one, written[i]);
      };
    } catch (problem) {
      return () => {
        for (const { reject } of batch) reject(problem);
      };
    }
  }
}

function settleOne({ resolve, reject }: WaitingWrite, written: Written): void {
  if (typeof written === 'object' && 'error' in written)
    reject(Object.assign(new Error(written.error.message), written.error));
  else resolve(written);
}

function closed(): StoreRefusal {
  return new StoreRefusal('The store is closed and keeps nothing more.');
}

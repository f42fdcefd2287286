import { channel } from 'node:diagnostics_channel';
import { BATCHES } from './append-batches.ts';
import { StoreRefusal } from './store-refusal.ts';
import type { Turns } from './turns.ts';

/** How a transaction begins and ends. */
export interface Transacting {
  begin(): unknown;
  commit(): unknown;
  rollback(): unknown;
}

interface Write {
  /** Changes the database, and answers what to do once that is on disk. */
  readonly work: () => () => void;
  readonly fail: (error: unknown) => void;
}

const batches = channel(BATCHES);

/** So that a batch never keeps the event loop for long. */
const MOST_AT_ONCE = 128;

/**
 * The one writer of a SQLite database. Writes that come in the same turn of the event loop are committed together, with
 * one sync of the disk for all; whoever needs several steps gets the writer alone in between.
 */
export class WriteQueue {
  readonly #transacting: Transacting;
  readonly #turns: Turns;
  #writes: Write[] = [];
  #isFlushing = false;
  #isClosed = false;

  constructor(transacting: Transacting, turns: Turns) {
    this.#transacting = transacting;
    this.#turns = turns;
  }

  add<T>(work: () => T): Promise<T> {
    if (this.#isClosed) return Promise.reject(closed());
    return new Promise((resolve, fail) => {
      this.#writes.push({
        work: () => {
          const result = work();
          return () => resolve(result);
        },
        fail,
      });
      if (!this.#isFlushing) this.#flushSoon();
    });
  }

  /** Waits for the writer; nobody else writes until what this gives is called. */
  async alone(): Promise<() => void> {
    if (this.#isClosed) throw closed();
    return this.#turns.take();
  }

  /** Finishes what was begun and takes nothing more. */
  async close(): Promise<void> {
    this.#isClosed = true;
    while (this.#isFlushing) await new Promise((resolve) => setImmediate(resolve));
    const end = await this.#turns.take();
    end();
  }

  #flushSoon(): void {
    this.#isFlushing = true;
    setImmediate(() => void this.#flush());
  }

  async #flush(): Promise<void> {
    const end = await this.#turns.take();
    const batch = this.#writes.splice(0, MOST_AT_ONCE);
    batches.publish({ size: batch.length });
    this.#commitTogether(batch);
    this.#isFlushing = false;
    if (this.#writes.length > 0) this.#flushSoon();
    end();
  }

  /** A database that lets nobody begin is the fault of none of them: waiting for it once is enough. */
  #commitTogether(batch: readonly Write[]): void {
    try {
      this.#transacting.begin();
    } catch (error) {
      for (const { fail } of batch) fail(error);
      return;
    }
    this.#commit(batch);
  }

  /** When one of several fails they are tried one by one, so that it alone is refused. */
  #commit(batch: readonly Write[]): void {
    try {
      const done = batch.map(({ work }) => work());
      this.#transacting.commit();
      for (const tell of done) tell();
    } catch (error) {
      rollBackQuietly(this.#transacting);
      if (batch.length > 1) for (const write of batch) this.#commitTogether([write]);
      else for (const { fail } of batch) fail(error);
    }
  }
}

/** SQLite has already rolled back by itself after some errors; the one that led here is what matters. */
export function rollBackQuietly(transacting: Transacting): void {
  try {
    transacting.rollback();
  } catch {}
}

function closed(): StoreRefusal {
  return new StoreRefusal('The store is closed and keeps nothing more.');
}

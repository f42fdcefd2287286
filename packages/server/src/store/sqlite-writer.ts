import { Worker } from 'node:worker_threads';
import { threadProgram } from '../thread-program.ts';
import type { SqliteStatements } from './sqlite-statements.ts';
import {
  CARRY_OVER,
  CHECKPOINT,
  isLocked,
  keepTogether,
  type Write,
  type Written,
} from './sqlite-statements.ts';

/** Batches of this size go to the thread: serving others meanwhile outweighs the handover. */
const MANY = 64;
/** A commit that takes longer than this on average, in milliseconds, means a slow disk. */
const SLOW = 5;
/** Window of the moving average, in batches: a single slow batch does not count. */
const MEASURED = 32;
/** How long all writes go to the thread after the disk was slow, in milliseconds. */
const SLOW_FOR = 10_000;
/** Writes (some 32 MB of WAL) between two checkpoints. */
const CARRIED_OVER = 2000;

interface WaitingBatch {
  readonly resolve: (written: readonly Written[]) => void;
  readonly reject: (problem: Error) => void;
}

/**
 * Commits batches of writes in order: small ones on this thread, which is faster than a handover, and large ones in a
 * writer thread. The thread also does everything slow (a slow disk, a database locked by another process, checkpoints),
 * so that only callers whose own write is pending wait for the disk.
 */
export class SqliteWriter {
  readonly #file: string;
  /** A connection without a busy timeout. */
  readonly #statements: SqliteStatements;
  readonly #now: () => number;
  #average = 0;
  #slowUntil = 0;
  /** Writes in the WAL since the last checkpoint. */
  #inLog = 0;
  #thread: Worker | undefined;
  /** Callers waiting for the thread, in the order of its answers. */
  #waiting: WaitingBatch[] = [];

  constructor(file: string, statements: SqliteStatements, now = () => performance.now()) {
    this.#file = file;
    this.#statements = statements;
    this.#now = now;
  }

  get isSlow(): boolean {
    return this.#now() < this.#slowUntil;
  }

  async keep(batch: readonly Write[]): Promise<readonly Written[]> {
    // Keep the order: while the thread has batches, all go there.
    if (batch.length >= MANY || this.#waiting.length > 0 || this.isSlow) return this.#handOver(batch);
    const began = this.#now();
    const written = keepTogether(this.#statements, batch);
    this.#learn(this.#now() - began);
    if (isLocked(written)) return this.#handOver(batch);
    this.#inLog += batch.length;
    if (this.#inLog >= CARRIED_OVER) this.#carryOver();
    return written;
  }

  async close(): Promise<void> {
    const thread = this.#thread;
    if (!thread) return;
    const ended = new Promise((resolve) => thread.once('exit', resolve));
    thread.postMessage(null);
    await ended;
  }

  #learn(took: number): void {
    this.#average += (took - this.#average) / MEASURED;
    if (this.#average <= SLOW) return;
    this.#average = 0;
    this.#slowUntil = this.#now() + SLOW_FOR;
  }

  #handOver(batch: readonly Write[]): Promise<readonly Written[]> {
    return new Promise((resolve, reject) => {
      // One string is cheaper to post than thousands of values.
      this.#awake().postMessage(JSON.stringify(batch));
      this.#waiting.push({ resolve, reject });
    });
  }

  /** Other connections may write meanwhile. */
  #carryOver(): void {
    this.#inLog = 0;
    this.#awake().postMessage(CARRY_OVER);
  }

  #awake(): Worker {
    this.#thread ??= this.#start();
    return this.#thread;
  }

  #start(): Worker {
    const { filename, execArgv } = threadProgram(import.meta.url, 'sqlite-thread');
    const thread = new Worker(filename, { execArgv, workerData: { file: this.#file } });
    thread.on('message', (answer: string) => this.#receive(answer));
    thread.on('error', (problem) => this.#lose(thread, problem));
    thread.on('exit', () => this.#lose(thread, new Error('the thread that writes has ended')));
    return thread;
  }

  #receive(answer: string): void {
    if (answer !== CARRY_OVER) this.#waiting.shift()?.resolve(JSON.parse(answer));
    // Little was written meanwhile. After a complete checkpoint the WAL starts over instead of growing.
    else if (this.#waiting.length === 0) this.#statements.all(CHECKPOINT);
  }

  /** The outcome of the batches in flight is unknown; the next batch starts a new thread. */
  #lose(thread: Worker, problem: Error): void {
    if (this.#thread !== thread) return;
    this.#thread = undefined;
    for (const { reject } of this.#waiting.splice(0)) reject(problem);
  }
}

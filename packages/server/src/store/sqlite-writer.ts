import { Worker } from 'node:worker_threads';
import { threadProgram } from '../thread-program.ts';
import { keepTogether, type Write, type Written } from './sqlite-keep.ts';
import type { SqliteStatements } from './sqlite-statements.ts';

/** So many writes at once are worth a thread; fewer are on disk before one would have started. */
const WORTH_A_THREAD = 4;

interface Waiting {
  readonly resolve: (written: readonly Written[]) => void;
  readonly reject: (problem: Error) => void;
}

/**
 * Keeps batches of writes, one at a time. Where there is much to write a thread of its own does it from then on, so that
 * nobody at a table waits for the disk but those whose choice is being kept.
 */
export class SqliteWriter {
  readonly #file: string;
  readonly #statements: SqliteStatements;
  #thread: Worker | undefined;
  #waiting: Waiting | undefined;

  constructor(file: string, statements: SqliteStatements) {
    this.#file = file;
    this.#statements = statements;
  }

  async keep(batch: readonly Write[]): Promise<readonly Written[]> {
    if (batch.length >= WORTH_A_THREAD) this.#thread ??= this.#start();
    const thread = this.#thread;
    if (!thread) return keepTogether(this.#statements, batch);
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
      thread.postMessage(batch);
    });
  }

  async close(): Promise<void> {
    const thread = this.#thread;
    if (!thread) return;
    const ended = new Promise((resolve) => thread.once('exit', resolve));
    thread.postMessage(null);
    await ended;
  }

  #start(): Worker {
    const { filename, execArgv } = threadProgram(import.meta.url, 'sqlite-thread');
    const thread = new Worker(filename, { execArgv, workerData: { file: this.#file } });
    thread.on('message', (written) => this.#waiting?.resolve(written));
    thread.on('error', (problem) => this.#lose(problem));
    thread.on('exit', () => this.#lose(new Error('the thread that writes has ended')));
    return thread;
  }

  /** Nobody knows what became of the batch under way; the next one gets a new thread. */
  #lose(problem: Error): void {
    this.#thread = undefined;
    this.#waiting?.reject(problem);
  }
}

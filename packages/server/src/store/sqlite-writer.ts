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
 * Keeps batches of writes, one after the other. Where there is much to write a thread of its own does it from then on,
 * so that nobody at a table waits for the disk but those whose choice is being kept.
 */
export class SqliteWriter {
  readonly #file: string;
  readonly #statements: SqliteStatements;
  #thread: Worker | undefined;
  /** Whoever waits for a batch, in the order in which the thread answers. */
  #waiting: Waiting[] = [];

  constructor(file: string, statements: SqliteStatements) {
    this.#file = file;
    this.#statements = statements;
  }

  async keep(batch: readonly Write[]): Promise<readonly Written[]> {
    if (batch.length >= WORTH_A_THREAD) this.#thread ??= this.#start();
    const thread = this.#thread;
    if (!thread) return keepTogether(this.#statements, batch);
    return new Promise((resolve, reject) => {
      thread.postMessage(batch);
      this.#waiting.push({ resolve, reject });
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
    thread.on('message', (written) => this.#waiting.shift()?.resolve(written));
    thread.on('error', (problem) => this.#lose(thread, problem));
    thread.on('exit', () => this.#lose(thread, new Error('the thread that writes has ended')));
    return thread;
  }

  /** Nobody knows what became of the batches under way; the next one gets a new thread. */
  #lose(thread: Worker, problem: Error): void {
    if (this.#thread !== thread) return;
    this.#thread = undefined;
    for (const { reject } of this.#waiting.splice(0)) reject(problem);
  }
}

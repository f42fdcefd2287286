import { Worker } from 'node:worker_threads';
import { threadProgram } from '../thread-program.ts';
import { keepTogether, type Write, type Written } from './sqlite-keep.ts';
import type { SqliteStatements } from './sqlite-statements.ts';

/** So many writes at once are worth handing over: whoever is served meanwhile gains more than that costs. */
const MANY = 64;
/** A commit that takes longer than so many milliseconds holds up those who need nothing of the disk. */
const SLOW = 4;
/** So many more slow commits than quick ones are no bad moment of a good disk. */
const TOO_SLOW = 16;

interface Waiting {
  readonly resolve: (written: readonly Written[]) => void;
  readonly reject: (problem: Error) => void;
}

/**
 * Keeps batches of writes, one after the other: few on the spot, which is done sooner than handing them over, many in a
 * thread of its own. On a slow disk the thread does it all from then on, so that nobody at a table waits for the disk
 * but those whose choice is being kept.
 */
export class SqliteWriter {
  readonly #file: string;
  readonly #statements: SqliteStatements;
  readonly #now: () => number;
  /** How many more commits were slow than quick. */
  #slowness = 0;
  #thread: Worker | undefined;
  /** Whoever waits for a batch, in the order in which the thread answers. */
  #waiting: Waiting[] = [];

  constructor(file: string, statements: SqliteStatements, now = () => performance.now()) {
    this.#file = file;
    this.#statements = statements;
    this.#now = now;
  }

  get isSlow(): boolean {
    return this.#slowness >= TOO_SLOW;
  }

  async keep(batch: readonly Write[]): Promise<readonly Written[]> {
    // The thread writes as long as somebody waits for it.
    if (batch.length < MANY && !this.isSlow && this.#waiting.length === 0)
      return keepTogether(this.#statements, batch, () => this.#commit());
    this.#thread ??= this.#start();
    const thread = this.#thread;
    return new Promise((resolve, reject) => {
      // One text is cheaper to hand over than thousands of values.
      thread.postMessage(JSON.stringify(batch));
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

  #commit(): void {
    const began = this.#now();
    this.#statements.run('commit');
    if (this.#now() - began > SLOW) this.#slowness++;
    else if (this.#slowness > 0) this.#slowness--;
  }

  #start(): Worker {
    const { filename, execArgv } = threadProgram(import.meta.url, 'sqlite-thread');
    const thread = new Worker(filename, { execArgv, workerData: { file: this.#file } });
    thread.on('message', (written: string) => this.#waiting.shift()?.resolve(JSON.parse(written)));
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

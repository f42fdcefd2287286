/** Mutual exclusion, first come first served. */
export class Queue {
  #isBusy = false;
  readonly #waiting: (() => void)[] = [];

  get isEmpty(): boolean {
    return !this.#isBusy;
  }

  /** Whether a caller waits for its turn. */
  get isWanted(): boolean {
    return this.#waiting.length > 0;
  }

  /** Runs a task in a turn of its own: at once if the queue is empty. */
  async run<T>(task: () => T | Promise<T>): Promise<T> {
    if (this.#isBusy) await this.#turn();
    this.#isBusy = true;
    try {
      return await task();
    } finally {
      this.#next();
    }
  }

  /** Waits for a turn; calling the returned function, once, ends it. */
  async take(): Promise<() => void> {
    if (this.#isBusy) await this.#turn();
    this.#isBusy = true;
    return () => this.#next();
  }

  #turn(): Promise<void> {
    return new Promise((begin) => this.#waiting.push(begin));
  }

  /** Stays busy until the next task has begun, so that one added meanwhile is queued behind it. */
  #next(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#isBusy = false;
  }
}

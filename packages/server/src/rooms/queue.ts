/** Runs tasks one after the other, in the order of the calls. */
export class Queue {
  private isBusy = false;
  private readonly waiting: (() => void)[] = [];

  async run<T>(task: () => T | Promise<T>): Promise<T> {
    if (this.isBusy) await new Promise<void>((begin) => this.waiting.push(begin));
    this.isBusy = true;
    try {
      return await task();
    } finally {
      // A task that is added before the next has begun is queued behind it.
      const next = this.waiting.shift();
      if (next) next();
      else this.isBusy = false;
    }
  }

  get isEmpty(): boolean {
    return !this.isBusy;
  }
}

/** Does one thing after the other, in the order they were asked for. */
export class Queue {
  private isBusy = false;
  private readonly waiting: (() => void)[] = [];

  async run<T>(task: () => T | Promise<T>): Promise<T> {
    if (this.isBusy) await new Promise<void>((begin) => this.waiting.push(begin));
    this.isBusy = true;
    try {
      return await task();
    } finally {
      // Whoever comes before the next has begun still stands behind it.
      const next = this.waiting.shift();
      if (next) next();
      else this.isBusy = false;
    }
  }

  get isEmpty(): boolean {
    return !this.isBusy;
  }
}

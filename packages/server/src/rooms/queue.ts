/** Does one thing after the other, in the order they were asked for. */
export class Queue {
  private last: Promise<void> | undefined;
  private waiting = 0;

  async run<T>(task: () => T | Promise<T>): Promise<T> {
    const before = this.last;
    let end = () => {};
    this.last = new Promise((resolve) => {
      end = resolve;
    });
    this.waiting++;
    if (this.waiting > 1) await before;
    try {
      return await task();
    } finally {
      this.waiting--;
      end();
    }
  }

  get isEmpty(): boolean {
    return this.waiting === 0;
  }
}

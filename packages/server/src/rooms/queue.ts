/** Does one thing after the other, in the order they were asked for. */
export class Queue {
  private last: Promise<unknown> = Promise.resolve();
  private waiting = 0;

  run<T>(task: () => T | Promise<T>): Promise<T> {
    this.waiting++;
    const done = this.last.then(task).finally(() => {
      this.waiting--;
    });
    this.last = done.catch(() => undefined);
    return done;
  }

  get isEmpty(): boolean {
    return this.waiting === 0;
  }
}

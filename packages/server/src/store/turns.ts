/** One at a time, in the order of asking. */
export class Turns {
  #last: Promise<void> = Promise.resolve();

  /** Waits for one's turn; the next begins when what this gives is called. */
  async take(): Promise<() => void> {
    const before = this.#last;
    let end = () => {};
    this.#last = new Promise((resolve) => {
      end = resolve;
    });
    await before;
    return end;
  }
}

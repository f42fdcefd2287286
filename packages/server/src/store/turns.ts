/** One at a time, in the order of asking. */
export class Turns {
  #last: Promise<void> = Promise.resolve();
  #asking = 0;

  /** Whether somebody waits for whoever has the turn. */
  get isWanted(): boolean {
    return this.#asking > 0;
  }

  /** Waits for one's turn; the next begins when what this gives is called. */
  async take(): Promise<() => void> {
    const before = this.#last;
    let end = () => {};
    this.#last = new Promise((resolve) => {
      end = resolve;
    });
    this.#asking++;
    await before;
    this.#asking--;
    return end;
  }
}

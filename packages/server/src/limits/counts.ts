import type { Share } from './address.ts';

/** Current counts by key. */
export class Counts {
  private readonly counts = new Map<string, number>();
  private readonly most: number;

  /** 0: no limit. */
  constructor(most: number) {
    this.most = most;
  }

  tryAdd(shares: readonly Share[]): boolean {
    const isFull = ({ key, times }: Share) => (this.counts.get(key) ?? 0) >= this.most * times;
    if (this.most > 0 && shares.some(isFull)) return false;
    for (const { key } of shares) this.counts.set(key, (this.counts.get(key) ?? 0) + 1);
    return true;
  }

  remove(shares: readonly Share[]): void {
    for (const { key } of shares) {
      const rest = (this.counts.get(key) ?? 1) - 1;
      if (rest > 0) this.counts.set(key, rest);
      else this.counts.delete(key);
    }
  }
}

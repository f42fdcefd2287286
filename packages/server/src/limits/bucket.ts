/** How much passes: so much a second, and `burst` at once after a rest. */
export interface Limit {
  readonly perSecond: number;
  readonly burst: number;
}

/** A token bucket. Times are milliseconds of a monotonic clock: nobody sets it back. */
export class Bucket {
  private readonly limit: Limit;
  private left: number;
  private at: number;

  constructor(limit: Limit, now: number) {
    this.limit = limit;
    this.left = limit.burst;
    this.at = now;
  }

  /** Whether so much may pass; less than nothing is left after a charge that could not be refused. */
  has(units: number, now: number): boolean {
    this.fill(now);
    return this.left >= units;
  }

  /** Takes so much, also what is not there. */
  charge(units: number, now: number): void {
    this.fill(now);
    this.left -= units;
  }

  /** A full bucket remembers nothing. */
  isFull(now: number): boolean {
    this.fill(now);
    return this.left >= this.limit.burst;
  }

  /** Milliseconds until so much may pass. */
  wait(units: number, now: number): number {
    this.fill(now);
    return Math.max(0, ((units - this.left) / this.limit.perSecond) * 1000);
  }

  private fill(now: number): void {
    const { perSecond, burst } = this.limit;
    this.left = Math.min(burst, this.left + (Math.max(0, now - this.at) / 1000) * perSecond);
    this.at = now;
  }
}

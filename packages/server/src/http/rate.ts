/** Whether one more may pass now. */
export type Rate = (now: number) => boolean;

/** Lets so many a second pass, and twice as many at once; 0 lets everything pass. */
export function newRate(perSecond: number, burst = perSecond * 2): Rate {
  if (perSecond === 0) return () => true;
  let left = burst;
  let before = 0;
  return (now) => {
    // A clock that is set back costs nobody anything.
    left = Math.min(burst, left + (Math.max(0, now - before) / 1000) * perSecond);
    before = now;
    if (left < 1) return false;
    left--;
    return true;
  };
}

/** One rate for each key; keys that have been quiet for a while are forgotten. */
export class Rates {
  private readonly rates = new Map<string, { readonly rate: Rate; last: number }>();
  private swept = 0;
  private readonly make: () => Rate;

  constructor(make: () => Rate) {
    this.make = make;
  }

  mayPass(key: string, now: number): boolean {
    this.sweep(now);
    let one = this.rates.get(key);
    if (!one) {
      one = { rate: this.make(), last: now };
      this.rates.set(key, one);
    }
    one.last = now;
    return one.rate(now);
  }

  private sweep(now: number): void {
    if (Math.abs(now - this.swept) < 60_000) return;
    this.swept = now;
    for (const [key, { last }] of this.rates) if (now - last > 300_000) this.rates.delete(key);
  }
}

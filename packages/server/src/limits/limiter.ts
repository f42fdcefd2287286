import type { Share } from './address.ts';

/** A rate per second, and the burst allowed when the bucket is full. */
export interface Limit {
  readonly perSecond: number;
  readonly burst: number;
}

/** A token bucket. Times are milliseconds of a monotonic clock. */
export class Bucket {
  private readonly limit: Limit;
  private left: number;
  private at: number;

  constructor(limit: Limit, now: number) {
    this.limit = limit;
    this.left = limit.burst;
    this.at = now;
  }

  /** Whether this many units are left; the balance is negative after a charge that could not be refused. */
  has(units: number, now: number): boolean {
    this.fill(now);
    return this.left >= units;
  }

  /** Charges the units, below zero if need be. */
  charge(units: number, now: number): void {
    this.fill(now);
    this.left -= units;
  }

  /** A full bucket can be dropped. */
  isFull(now: number): boolean {
    this.fill(now);
    return this.left >= this.limit.burst;
  }

  /** Milliseconds until this many units are available. */
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

/** The maximum number of keys with their own bucket. */
const MOST_KEYS = 100_000;
/** Keys beyond that share these, by a hash of the key. */
const SHARED_BUCKETS = 1024;
/** Old keys checked for each new one: more than one, so that idle keys are dropped faster than new ones come. */
const LOOKS = 4;

/** A token bucket for each key. A key is dropped only when its bucket is full, so that a flood of keys resets no limit. */
export class Limiter {
  private readonly limit: Limit | undefined;
  private readonly most: number;
  private readonly buckets = new Map<string, Bucket>();
  private readonly shared = new Map<number, Bucket>();

  /** Without a limit everything passes. */
  constructor(limit: Limit | undefined, most = MOST_KEYS) {
    this.limit = limit;
    this.most = most;
  }

  get size(): number {
    return this.buckets.size;
  }

  /** Charges every share, or none of them when one has too little left. */
  mayPass(shares: readonly Share[], now: number, units = 1): boolean {
    if (!this.limit) return true;
    if (!this.has(shares, now, units)) return false;
    this.charge(shares, now, units);
    return true;
  }

  /** Whether every share has this many units left. */
  has(shares: readonly Share[], now: number, units = 1): boolean {
    const { limit } = this;
    if (!limit) return true;
    for (const share of shares) if (!this.bucketOf(share, limit, now).has(units, now)) return false;
    return true;
  }

  /** Charges units that can no longer be refused. */
  charge(shares: readonly Share[], now: number, units = 1): void {
    const { limit } = this;
    if (!limit) return;
    for (const share of shares) this.bucketOf(share, limit, now).charge(units, now);
  }

  /** Seconds until this many units are available. */
  seconds(shares: readonly Share[], now: number, units = 1): number {
    const { limit } = this;
    if (!limit) return 0;
    const waits = shares.map((share) => this.bucketOf(share, limit, now).wait(units, now));
    return Math.ceil(Math.max(0, ...waits) / 1000);
  }

  private bucketOf({ key, times }: Share, { perSecond, burst }: Limit, now: number): Bucket {
    const known = this.buckets.get(key);
    if (known) return known;
    this.forgetSome(now);
    const fresh = new Bucket({ perSecond: perSecond * times, burst: burst * times }, now);
    if (this.buckets.size >= this.most) return this.sharedBucket(key, fresh);
    this.buckets.set(key, fresh);
    return fresh;
  }

  /** Round robin: a key that is still limited goes to the end. */
  private forgetSome(now: number): void {
    let looks = LOOKS;
    for (const [key, bucket] of this.buckets) {
      if (looks-- === 0) return;
      this.buckets.delete(key);
      if (!bucket.isFull(now)) this.buckets.set(key, bucket);
    }
  }

  private sharedBucket(key: string, fresh: Bucket): Bucket {
    const place = hashOf(key) % SHARED_BUCKETS;
    const bucket = this.shared.get(place) ?? fresh;
    this.shared.set(place, bucket);
    return bucket;
  }
}

function hashOf(text: string): number {
  let hash = 0;
  for (let i = 0; i < text.length; i++) hash = (hash * 31 + text.charCodeAt(i)) >>> 0;
  return hash;
}

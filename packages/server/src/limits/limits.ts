import type { Config } from '../config.ts';
import { HttpProblem } from '../problem.ts';
import type { Share } from './address.ts';
import { type Limit, Limiter } from './limiter.ts';

/** All rate limits. */
export interface Limits {
  readonly requests: Limiter;
  /** Password and recovery code attempts, by address. */
  readonly signIns: Limiter;
  /** The same by account, or by a device that was signed in to it before. */
  readonly accounts: Limiter;
  /** The same of all unknown devices together: each attempt takes a tenth of a second of CPU. */
  readonly strangers: Limiter;
  readonly guests: Limiter;
  readonly tables: Limiter;
  /** Wrong table codes. */
  readonly guesses: Limiter;
  readonly chat: Limiter;
  /** Messages of all sockets of an address. */
  readonly messages: Limiter;
  /** Watches of all sockets of an address. */
  readonly watches: Limiter;
  /** Bytes sent to an address. */
  readonly bytes: Limiter;
}

/** The rate of all unknown devices together, as a share of one address's per second, and the burst in seconds. */
const STRANGERS_SHARE = 1 / 4;
const STRANGERS_BURST = 8;

/** A watch costs as much as this many messages, since all watchers are notified; reconnecting clients send many. */
const WATCH_WEIGHT = 20;
const WATCH_BURST = 6;

/** The burst of bytes, in seconds: a page that reconnects asks for much at once. */
const BURST_SECONDS = 10;

export function newLimits(config: Config): Limits {
  return {
    requests: new Limiter(perMinute(config.requestsPerMinute)),
    signIns: new Limiter(perMinute(config.signInsPerMinute)),
    accounts: new Limiter(perMinute(config.signInsPerMinute)),
    strangers: new Limiter(perSecond(config.signInsPerMinute * STRANGERS_SHARE, STRANGERS_BURST)),
    guests: new Limiter(perMinute(config.guestsPerMinute)),
    tables: new Limiter(perMinute(config.tablesPerMinute)),
    guesses: new Limiter(perMinute(config.guessesPerMinute)),
    chat: new Limiter(perMinute(config.chatPerMinute, Math.max(5, config.chatPerMinute / 4))),
    messages: new Limiter(perSecond(config.addressMessagesPerSecond)),
    watches: new Limiter(perSecond(config.addressMessagesPerSecond / WATCH_WEIGHT, WATCH_BURST)),
    bytes: new Limiter(perSecond(config.addressKilobytesPerSecond * 1024, BURST_SECONDS)),
  };
}

/** 0 means no limit. */
function perMinute(count: number, burst = count): Limit | undefined {
  return count === 0 ? undefined : { perSecond: count / 60, burst };
}

export function perSecond(count: number, burstSeconds = 2): Limit | undefined {
  return count === 0 ? undefined : { perSecond: count, burst: count * burstSeconds };
}

/** Charges the shares, or throws 429 when one has too little left. */
export function requireLess(limiter: Limiter, shares: readonly Share[], what: string): void {
  const now = performance.now();
  if (!limiter.mayPass(shares, now)) throw tooMany(limiter, shares, what);
}

/** Refuses a caller whose budget is used up; charges nothing. */
export function requireSome(limiter: Limiter, shares: readonly Share[], what: string): void {
  if (!limiter.has(shares, performance.now())) throw tooMany(limiter, shares, what);
}

function tooMany(limiter: Limiter, shares: readonly Share[], what: string): HttpProblem {
  const seconds = Math.max(1, limiter.seconds(shares, performance.now()));
  const wait = seconds === 1 ? 'a second' : `${seconds} seconds`;
  return new HttpProblem(429, 'too-many-requests', `Too many ${what}; try again in ${wait}.`, seconds);
}

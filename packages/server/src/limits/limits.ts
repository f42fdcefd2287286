import type { Config } from '../config.ts';
import { HttpProblem } from '../problem.ts';
import type { Share } from './address.ts';
import { type Limit, Limiter } from './limiter.ts';

/** All rate limits. */
export interface Limits {
  readonly requests: Limiter;
  /** Tries of passwords and recovery codes, by address. */
  readonly signIns: Limiter;
  /** The same by the account they are for, or by the device that has been signed in to it before. */
  readonly accounts: Limiter;
  /** The same of all devices that no account knows: each try takes a tenth of a second of the machine. */
  readonly strangers: Limiter;
  readonly guests: Limiter;
  readonly tables: Limiter;
  /** Codes of tables that were wrong. */
  readonly guesses: Limiter;
  readonly chat: Limiter;
  /** Messages of all sockets of an address. */
  readonly messages: Limiter;
  /** Tables that all sockets of an address come to look at. */
  readonly watches: Limiter;
  /** Bytes that go to an address. */
  readonly bytes: Limiter;
}

/** All unknown devices together may try this share of one address's minute each second, with a burst of this many seconds. */
const STRANGERS_SHARE = 1 / 4;
const STRANGERS_BURST = 8;

/** A watch costs as much as this many other messages, since all watchers are notified; a reconnecting client watches many tables at once. */
const WATCH_WEIGHT = 20;
const WATCH_BURST = 6;

/** Seconds after which a burst of bytes has been paid back: a page that comes back asks for much at once. */
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

/** Refuses what is too much for one of the shares. */
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

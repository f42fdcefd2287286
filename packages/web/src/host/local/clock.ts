/** The clock, replaced in tests. */
export interface LocalClock {
  now(): number;
  /** Calls back after `ms` milliseconds; returns a function that cancels it. */
  after(ms: number, call: () => void): () => void;
}

export const realClock: LocalClock = {
  now: () => Date.now(),
  after: (ms, call) => {
    const timer = setTimeout(call, ms);
    return () => clearTimeout(timer);
  },
};

/** Delays in milliseconds, and whether bots ponder while people think. */
export interface LocalPace {
  /** Before a bot's move, so that players can follow. */
  readonly bot: number;
  /** Before the automatic pass of a person who can only pass. */
  readonly pass: number;
  readonly pondering: 'on' | 'off';
}

export const DEFAULT_PACE: LocalPace = { bot: 650, pass: 700, pondering: 'off' };

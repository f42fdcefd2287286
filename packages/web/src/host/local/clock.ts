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

/** Pauses in milliseconds, and whether bots think on while people do. */
export interface LocalPace {
  /** Before a bot's move is made, so that one can read along. */
  readonly bot: number;
  /** Before a person who can only pass is passed for. */
  readonly pass: number;
  readonly pondering: 'on' | 'off';
}

export const DEFAULT_PACE: LocalPace = { bot: 650, pass: 700, pondering: 'off' };

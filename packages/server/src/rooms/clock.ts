/** The clock, replaced in tests. */
export interface RoomClock {
  now(): number;
  /** Calls back after `ms` milliseconds; returns a function that cancels it. */
  after(ms: number, call: () => void): () => void;
}

/** The longest delay of a timer; callers check the time again. */
const LONGEST = 0x7fffffff;

export const realClock: RoomClock = {
  now: () => Date.now(),
  after: (ms, call) => {
    const timer = setTimeout(call, Math.min(Math.max(0, ms), LONGEST));
    return () => clearTimeout(timer);
  },
};

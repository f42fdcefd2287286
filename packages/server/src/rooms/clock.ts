/** Time, so that tests need not wait for it. */
export interface RoomClock {
  now(): number;
  /** Calls back after so many milliseconds; gives what cancels that. */
  after(ms: number, call: () => void): () => void;
}

/** A timer cannot wait longer; whoever is called then looks at the time again. */
const LONGEST = 0x7fffffff;

export const realClock: RoomClock = {
  now: () => Date.now(),
  after: (ms, call) => {
    const timer = setTimeout(call, Math.min(Math.max(0, ms), LONGEST));
    return () => clearTimeout(timer);
  },
};

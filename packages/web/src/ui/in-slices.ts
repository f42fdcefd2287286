/** Time to work before the page may draw and answer again, in milliseconds: half a frame. */
const SLICE = 8;
/** Time for the first drawing of what the work is about. */
const AFTER_DRAWING = 60;

/** What the slices are measured and called by. */
export interface SlicesClock {
  now(): number;
  /** Calls this after so many milliseconds; the result takes that back. */
  after(ms: number, call: () => void): () => void;
}

const pageClock: SlicesClock = {
  now: () => performance.now(),
  after: (ms, call) => {
    const timer = setTimeout(call, ms);
    return () => clearTimeout(timer);
  },
};

/** Does long work on the page in slices that no drawing and no click has to wait for; the result stops it. */
export function inSlices(work: Generator<void, void>, { now, after }: SlicesClock = pageClock): () => void {
  let cancel = after(AFTER_DRAWING, slice);
  function slice() {
    const until = now() + SLICE;
    do {
      if (work.next().done) return;
    } while (now() < until);
    cancel = after(0, slice);
  }
  return () => cancel();
}

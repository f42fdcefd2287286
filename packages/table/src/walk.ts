/** A long computation that yields at intervals, so that the caller can run other tasks in between. */
export type Walk<T> = Generator<undefined, T, undefined>;

/** How many choices are replayed between two yields. */
export const WALK_STEPS = 20;

/** Runs to the end without a pause. */
export function arrive<T>(walk: Walk<T>): T {
  for (;;) {
    const step = walk.next();
    if (step.done) return step.value;
  }
}

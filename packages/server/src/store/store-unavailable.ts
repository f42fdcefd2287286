/** The database does not answer or rejects writes. Not caused by the input; the caller may retry. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
}

/** The StoreUnavailable in the chain of causes, if any. */
export function findUnavailable(error: unknown): StoreUnavailable | undefined {
  for (let one = error; one instanceof Error; one = one.cause)
    if (one instanceof StoreUnavailable) return one;
  return undefined;
}

export const NO_ANSWER = 'The database does not answer; try again in a moment.';
export const DISK_FULL = 'The disk of the server is full, so nothing was kept; try again later.';
export const NO_WRITES = 'The database takes no changes at this moment; try again later.';

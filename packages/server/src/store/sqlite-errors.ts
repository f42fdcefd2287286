import { DISK_FULL, NO_ANSWER, NO_WRITES, StoreUnavailable } from './store-unavailable.ts';

/** SQLite result codes that are not caused by the input, with their message. */
const PASSING: Readonly<Record<number, string>> = {
  5: NO_ANSWER, // busy: another process holds the write lock
  8: NO_WRITES, // read-only
  10: NO_WRITES, // the disk fails
  13: DISK_FULL,
  14: NO_WRITES, // the file cannot be opened
};

/** Turns the codes above into StoreUnavailable; other errors stay as they are. */
export function explainSqlite(error: unknown): unknown {
  if (!(error instanceof Error) || !('errcode' in error)) return error;
  // The lowest byte is the primary code; the rest is the extended one.
  const sentence = PASSING[Number(error.errcode) & 0xff];
  return sentence === undefined ? error : new StoreUnavailable(sentence, { cause: error });
}

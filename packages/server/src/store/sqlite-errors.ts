import { DISK_FULL, NO_ANSWER, NO_WRITES, StoreUnavailable } from './store-unavailable.ts';

/** SQLite's result codes that are nobody's input's fault, and what is said of them. */
const PASSING: Readonly<Record<number, string>> = {
  5: NO_ANSWER, // busy: another program has been writing for long
  8: NO_WRITES, // read-only
  10: NO_WRITES, // the disk fails
  13: DISK_FULL,
  14: NO_WRITES, // the file cannot be opened
};

/** An error of what was asked for stays as it is; trouble with the file is that. */
export function explainSqlite(error: unknown): unknown {
  if (!(error instanceof Error) || !('errcode' in error)) return error;
  // The lowest byte is the kind; the others say more of it.
  const sentence = PASSING[Number(error.errcode) & 0xff];
  return sentence === undefined ? error : new StoreUnavailable(sentence, { cause: error });
}

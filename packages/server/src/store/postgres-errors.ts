import { DISK_FULL, NO_ANSWER, NO_WRITES, StoreUnavailable } from './store-unavailable.ts';

/** Prefixes of SQLSTATE codes that are not caused by the input, with their message. */
const PASSING: readonly (readonly [code: string, sentence: string])[] = [
  ['53100', DISK_FULL],
  ['25006', NO_WRITES], // read-only: a standby, or one that has not taken over yet
  ['08', NO_ANSWER],
  ['53', NO_ANSWER], // too many connections, no memory
  ['57', NO_ANSWER], // going down, starting up, or a statement that took too long
  ['58', NO_WRITES], // an I/O error of its files
  ['25P03', NO_ANSWER], // a transaction that took too long
];

/** Turns connection trouble and the codes above into StoreUnavailable; other errors stay as they are. */
export function explainPostgres(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof StoreUnavailable) return error;
  const sentence = isFromDatabase(error) ? sentenceFor(error.code) : isFromLine(error) && NO_ANSWER;
  return sentence ? new StoreUnavailable(sentence, { cause: error }) : error;
}

function isFromDatabase(error: Error): error is Error & { readonly code: string } {
  return 'severity' in error && 'code' in error && typeof error.code === 'string';
}

function sentenceFor(code: string): string | undefined {
  return PASSING.find(([start]) => code.startsWith(start))?.[1];
}

/** A system error, or pg's message for a connection that has ended. */
function isFromLine(error: Error): boolean {
  return 'syscall' in error || /connection|not queryable/i.test(error.message);
}

import { figure } from '../text-table.ts';
import type { Forfeit } from './match.ts';

const MOST_TOLD = 10;

/** The report of moves that were made for programs. */
export function* forfeitLines(forfeits: readonly Forfeit[]): Generator<string> {
  if (!forfeits.length) return;
  yield `${figure(forfeits.length)} moves were made for a program:`;
  for (const { match, program, n, why } of forfeits.slice(0, MOST_TOLD))
    yield `  ${program}, match ${match}${n < 0 ? '' : `, decision ${n}`}: ${why}`;
}

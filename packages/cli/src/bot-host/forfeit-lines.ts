import { counted, figure } from '../text-table.ts';
import type { Forfeit } from './match.ts';

const MOST_TOLD = 10;

/** The report of moves that were made for programs: every reason once, the most frequent first. */
export function* forfeitLines(forfeits: readonly Forfeit[]): Generator<string> {
  if (!forfeits.length) return;
  yield `${counted(forfeits.length, 'move was', 'moves were')} made for a program:`;
  const reasons = [...byReason(forfeits)].sort((a, b) => b.length - a.length);
  for (const same of reasons.slice(0, MOST_TOLD)) yield `  ${lineFor(same)}`;
  const untold = reasons.slice(MOST_TOLD).flat().length;
  if (untold) yield `  and ${figure(untold)} more for other reasons`;
}

function byReason(forfeits: readonly Forfeit[]): Iterable<readonly Forfeit[]> {
  const reasons = new Map<string, Forfeit[]>();
  for (const forfeit of forfeits) {
    const name = JSON.stringify([forfeit.program, forfeit.why]);
    const same = reasons.get(name);
    if (same) same.push(forfeit);
    else reasons.set(name, [forfeit]);
  }
  return reasons.values();
}

function lineFor([{ program, match, n, why }, ...others]: readonly Forfeit[]): string {
  const place = `match ${match}${n < 0 ? '' : `, decision ${n}`}`;
  return `${program}, ${place}${others.length ? `, and ${counted(others.length, 'time', 'times')} more` : ''}: ${why}`;
}

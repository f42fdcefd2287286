import type { Seat } from '@tabard/engine';
import { type Course, takeBack } from './course.ts';

/**
 * How many choices remain when this seat takes back its last choice by hand; undefined when it may not, because
 * somebody else has chosen or learnt something since.
 * RULING TB-06: nothing is taken back that nobody did by hand, nor a resignation, nor once the match is over.
 */
export function undoPlace({ played, state }: Course, seat: Seat): number | undefined {
  if (state.outcome) return undefined;
  for (let i = played.length - 1; i >= 0; i--) {
    const { seat: by, n, key, auto } = played[i];
    if (by !== seat || key === 'resign' || n < state.barrier) return undefined;
    if (!auto) return i;
  }
  return undefined;
}

/** How many choices remain when this seat takes back its last choice by hand with the consent of everybody (TB-06). */
export function consentedUndoPlace({ state, played }: Course, seat: Seat): number | undefined {
  if (state.outcome) return undefined;
  const count = played.findLastIndex((entry) => entry.seat === seat && !entry.auto);
  if (count < 0 || played.slice(count).some(({ key }) => key === 'resign')) return undefined;
  return count;
}

/** Takes back the last choice by hand of this seat where it may do so alone; says whether it did. */
export function undo(course: Course, seat: Seat): boolean {
  const count = undoPlace(course, seat);
  if (count === undefined) return false;
  takeBack(course, count);
  return true;
}

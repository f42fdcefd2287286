import type { MatchState, Seat } from '@tabard/engine';
import { type Course, type Played, takeBack } from './course.ts';

/** The part of a course that decides whether a choice may be undone. */
interface Taken {
  readonly state: MatchState;
  readonly played: readonly Played[];
}

/**
 * The number of choices that remain when this seat undoes its last choice by hand; undefined when it may not, because
 * another seat has chosen or there was new information since.
 * RULING TB-06: nothing is taken back that nobody did by hand, nor a resignation, nor once the match is over.
 */
export function undoPlace({ played, state }: Taken, seat: Seat): number | undefined {
  if (state.outcome) return undefined;
  for (let i = played.length - 1; i >= 0; i--) {
    const { seat: by, n, key, auto } = played[i];
    if (by !== seat || key === 'resign' || n < state.barrier) return undefined;
    if (!auto) return i;
  }
  return undefined;
}

/** The number of choices that remain when this seat undoes its last choice by hand with everybody's consent (TB-06). */
export function consentedUndoPlace({ state, played }: Taken, seat: Seat): number | undefined {
  if (state.outcome) return undefined;
  const count = played.findLastIndex((entry) => entry.seat === seat && !entry.auto);
  if (count < 0 || played.slice(count).some(({ key }) => key === 'resign')) return undefined;
  return count;
}

/** Undoes this seat's last choice by hand if it may do so alone; returns whether it did. */
export function undo(course: Course, seat: Seat): boolean {
  const count = undoPlace(course, seat);
  if (count === undefined) return false;
  takeBack(course, count);
  return true;
}

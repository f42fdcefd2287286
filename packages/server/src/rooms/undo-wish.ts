import { type Refusal, refuse, type Seat } from '@tabard/engine';
import { type Course, undoPlace } from '@tabard/table';
import type { UndoWish } from '../store/store.ts';

/** RULING TB-06: nothing is taken back that nobody did by hand, nor a resignation, nor once the match is over. */
export const CANNOT_UNDO: Refusal = refuse('cannot-undo', 'TB-06');

/** Where this seat would be after taking back alone. */
export function undoAlone(course: Course, seat: Seat): number | undefined {
  return course.state.outcome ? undefined : undoPlace(course, seat);
}

/** Where this seat would be after taking back its last answer with the consent of all. */
export function undoByConsent({ state, played }: Course, seat: Seat): number | undefined {
  if (state.outcome) return undefined;
  const count = played.findLastIndex((entry) => entry.seat === seat && !entry.auto);
  if (count < 0 || played.slice(count).some(({ key }) => key === 'resign')) return undefined;
  return count;
}

export function agreedBy(wish: UndoWish, seat: Seat): UndoWish {
  return { ...wish, agreed: wish.agreed | (1 << seat) };
}

import {
  bitOf,
  canUndo,
  type LogEntry,
  type MatchState,
  type Session,
  type Snapshot,
  undo,
} from '@tabard/engine';
import { broken, type Course, nameOfViewer, viewersOf } from '../course.ts';

/** What was known before a choice. */
export interface Known {
  readonly hash: string;
  readonly seen: readonly number[];
  readonly luck: number;
}

export function knownBefore(course: Course): Known {
  const { game, state } = course;
  return { hash: game.hash(state), seen: state.cards.seen.slice(), luck: state.rng.n };
}

/** A choice that may be taken back told nobody anything. */
export function checkNothingLearnt(course: Course, before: Known, entry: LogEntry): void {
  const { state } = course;
  if (!canUndo(state, course.log.choices, entry.seat)) return;
  if (state.rng.n !== before.luck) broken(course, `"${entry.key}" used chance and could be taken back`);
  for (const viewer of viewersOf(course)) {
    const card = learntBy(before.seen, state, bitOf(viewer));
    if (card >= 0)
      broken(course, `"${entry.key}" showed card ${card} to ${nameOfViewer(viewer)} and could be taken back`);
  }
}

/** A card that a mask bit was gained on, or -1. */
export function learntBy(before: readonly number[], after: MatchState, bit: number): number {
  return before.findIndex((mask, card) => !(mask & bit) && (after.cards.seen[card] & bit) !== 0);
}

/** Taking a choice back, by replaying from a snapshot or from the start, gives exactly the state before it. */
export function checkUndo(course: Course, before: Known, entry: LogEntry, from?: Snapshot<MatchState>): void {
  const { game, state, log } = course;
  const session: Session<MatchState> = { game, state: game.clone(state), log };
  for (let seat = 0; seat < course.seats; seat++)
    if (seat !== entry.seat && undo(session, seat, from))
      broken(course, `seat ${seat} took back another's "${entry.key}"`);
  if (!undo(session, entry.seat, from)) return;
  course.report.undone++;
  if (game.hash(session.state) !== before.hash)
    broken(course, `taking back "${entry.key}" does not give the state before it`);
}

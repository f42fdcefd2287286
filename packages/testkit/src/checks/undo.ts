import { bitOf, type LogEntry, type MatchState } from '@tabard/engine';
import { undoPlace } from '@tabard/table';
import { broken, nameOfViewer, type PlayedCourse, viewersOf } from '../course.ts';

/** The knowledge before a choice. */
export interface UndoKnowledge {
  readonly hash: string;
  readonly seen: readonly number[];
  readonly luck: number;
}

export function knownBefore(course: PlayedCourse): UndoKnowledge {
  const { game, state } = course;
  return { hash: game.hash(state), seen: state.cards.seen.slice(), luck: state.rng.n };
}

/** A choice that can be undone gave no new information. */
export function checkNothingLearnt(course: PlayedCourse, before: UndoKnowledge, entry: LogEntry): void {
  const { state } = course;
  if (undoPlace({ state, played: course.log.choices }, entry.seat) === undefined) return;
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

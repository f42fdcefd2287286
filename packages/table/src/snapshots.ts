import {
  applyEntry,
  type Game,
  InputError,
  type LogEntry,
  type MatchState,
  type Refusal,
  type Snapshot,
} from '@tabard/engine';
import { type Beginning, startState } from './beginning.ts';
import { arrive, WALK_STEPS, type Walk } from './walk.ts';

/** Choices between two snapshots. */
export const SNAPSHOT_EVERY = 50;
/** Reading a long match keeps this many snapshots near the current position, and as many far apart. */
const MOST_NEAR = 32;
const FAR_APART = 20 * SNAPSHOT_EVERY;

/** The part of a match from which any earlier state can be computed. */
export interface Recorded {
  readonly game: Game;
  readonly beginning: Beginning;
  readonly played: readonly LogEntry[];
  /** In log order. The array is replaced, never changed: copies of a match share it. */
  snapshots: readonly Snapshot<MatchState>[];
}

/** The state after `count` choices, replayed from the nearest snapshot before it. */
export function stateAt(match: Recorded, count: number): MatchState {
  return arrive(walkTo(match, count));
}

/** The same as a walk; later changes of the match do not affect the result. */
export function* walkTo(match: Recorded, count: number): Walk<MatchState> {
  const { game, played } = match;
  const from = nearestSnapshot(match, count);
  const state = game.clone(from.state);
  for (let at = from.seq; at < count; at++) {
    replayEntry(game, state, played[at], at);
    // Reading a match step by step, in either direction, must not replay it again at every step.
    // An undo replaces the log: a state replayed from the old one is no snapshot of the new one.
    if ((at + 1) % SNAPSHOT_EVERY === 0 && match.played === played)
      insertSnapshot(match, { seq: at + 1, state: game.clone(state) });
    if ((at + 1) % WALK_STEPS === 0) yield;
  }
  return state;
}

/** Applies a recorded choice; one that these rules refuse is an InputError that names its place. */
function replayEntry(game: Game, state: MatchState, entry: LogEntry, at: number): void {
  const refusal = applyEntry(game, state, entry);
  if (refusal) throw refusedByTheseRules(entry, at, refusal);
}

export function refusedByTheseRules({ key }: LogEntry, at: number, { code, rule }: Refusal): InputError {
  return new InputError(`choices[${at}] ("${key}") is refused by these rules: ${code}, rule ${rule}`);
}

/** Takes a snapshot of the present state, and drops old ones that are no longer needed. */
export function takeSnapshot(match: Recorded & { readonly state: MatchState }): void {
  const { game, state, played, snapshots } = match;
  const seq = played.length;
  match.snapshots = thinned([...snapshots, { seq, state: game.clone(state) }], seq);
}

/** Drops the snapshots of undone choices. */
export function dropSnapshotsAfter(match: Recorded, count: number): void {
  match.snapshots = match.snapshots.filter(({ seq }) => seq <= count);
}

function nearestSnapshot({ game, beginning, snapshots }: Recorded, count: number): Snapshot<MatchState> {
  const nearest = snapshots.findLast(({ seq }) => seq <= count);
  return nearest ?? { seq: 0, state: startState(game, beginning) };
}

function insertSnapshot(match: Recorded, snapshot: Snapshot<MatchState>): void {
  const { snapshots } = match;
  if (snapshots.some(({ seq }) => seq === snapshot.seq)) return;
  const all = [...snapshots, snapshot].sort((a, b) => a.seq - b.seq);
  match.snapshots = all.length > MOST_NEAR ? keptNear(all, snapshot.seq, match.played.length) : all;
}

/** The snapshots that an undo needs, those nearest to a position, and those nearest to it that are far apart. */
function keptNear(snapshots: readonly Snapshot<MatchState>[], place: number, now: number) {
  const nearest = (some: readonly Snapshot<MatchState>[]) =>
    some.toSorted((a, b) => Math.abs(a.seq - place) - Math.abs(b.seq - place)).slice(0, MOST_NEAR);
  const far = snapshots.filter(({ seq }) => seq % FAR_APART === 0);
  const kept = new Set([...thinned(snapshots, now), ...nearest(snapshots), ...nearest(far)]);
  return snapshots.filter((one) => kept.has(one));
}

/**
 * One snapshot for each age band, and bands double: a long match keeps few of them, and going back by `d` choices
 * replays about as many as `d` or as lie between two snapshots.
 */
function thinned(snapshots: readonly Snapshot<MatchState>[], now: number): readonly Snapshot<MatchState>[] {
  const oldestOfBand = new Map<number, Snapshot<MatchState>>();
  for (const snapshot of snapshots) {
    const band = Math.floor(Math.log2(1 + (now - snapshot.seq) / SNAPSHOT_EVERY));
    if (!oldestOfBand.has(band)) oldestOfBand.set(band, snapshot);
  }
  return [...oldestOfBand.values()];
}

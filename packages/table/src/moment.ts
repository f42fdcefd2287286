import {
  applyEntry,
  type Game,
  type MatchEvent,
  type MatchState,
  type View,
  type Viewer,
  viewEvent,
} from '@tabard/engine';
import { type Base, beginCourse, type Course, type Played, type Told } from './course.ts';
import { sealedFrom } from './sealed.ts';
import { placeIn } from './tell.ts';

/** Whose eyes a replay is seen through; `all` shows what was hidden too, once the match is over. */
export type Eyes = Viewer | 'all';

/** The table at one moment of a match. */
export interface Moment {
  readonly view: View;
  /** What the choice that led here brought about. */
  readonly events: readonly MatchEvent[];
  /** What happened right before that, the oldest first. */
  readonly trail: readonly MatchEvent[];
  readonly seq: number;
  /** How many choices the match has. */
  readonly length: number;
}

/** As much as one reads of what came before a moment. */
const LONGEST_TRAIL = 60;

/** Something that takes long and stops now and then on the way, so that others may go on meanwhile. */
export type Walk<T> = Generator<undefined, T, undefined>;

/** Walks to the end without a stop. */
export function arrive<T>(walk: Walk<T>): T {
  for (;;) {
    const step = walk.next();
    if (step.done) return step.value;
  }
}

/** The table after so many answers, through these eyes. */
export function momentOf(course: Course, eyes: Eyes, wished: number): Moment {
  return arrive(walkToMoment(course, eyes, wished));
}

/** The same as a walk; what happens to the match after its first step changes nothing of it. */
export function* walkToMoment(course: Course, eyes: Eyes, wished: number): Walk<Moment> {
  const { game, story } = course;
  const length = lengthFor(course, eyes);
  const seq = Math.min(Math.max(0, Math.trunc(wished)), length);
  const state = yield* walkTo(course, seq);
  const see = ({ event }: Told) => (eyes === 'all' ? event : viewEvent(state, event, eyes));
  const [last, end] = [placeIn(story, seq - 1), placeIn(story, seq)];
  return {
    view: eyes === 'all' ? openView(game, state) : game.view(state, eyes),
    events: story.slice(last, end).map(see),
    trail: story.slice(Math.max(0, last - LONGEST_TRAIL), last).map(see),
    seq,
    length,
  };
}

/** How many answers are a moment that these eyes may see: those to a question that is still open are none. */
export function lengthFor({ state, played }: Course, eyes: Eyes): number {
  return eyes === 'all' ? played.length : played.length - sealedFrom(state, eyes);
}

/** The table after so many answers. */
export function* walkTo(course: Course, count: number): Walk<MatchState> {
  const { game, played } = course;
  const from = startFor(course, count);
  const state = game.clone(from.state);
  for (let at = from.count; at < count; at++) {
    applyEntry(game, state, played[at]);
    if ((at + 1) % LANDMARK_EVERY === 0)
      keepLandmark(course, { count: at + 1, state: game.clone(state), last: played[at] });
    if ((at + 1) % STEPS === 0) yield;
  }
  return state;
}

/** So many answers are played between two stops. */
const STEPS = 20;

/** A table on the way, kept for whoever steps through a match; it stands as long as the answer that led there does. */
interface Landmark extends Base {
  readonly last: Played;
}

const LANDMARK_EVERY = 50;
/** Of those close together the latest are kept, and so many that lie far apart. */
const FAR_APART = 1000;
const MOST_LANDMARKS = 32;

interface Landmarks {
  readonly near: Map<number, Landmark>;
  readonly far: Map<number, Landmark>;
}
const landmarks = new WeakMap<Course, Landmarks>();

function keepLandmark(course: Course, landmark: Landmark): void {
  const kept = landmarks.get(course) ?? { near: new Map(), far: new Map() };
  landmarks.set(course, kept);
  const some = landmark.count % FAR_APART === 0 ? kept.far : kept.near;
  some.delete(landmark.count);
  some.set(landmark.count, landmark);
  const [oldest] = some.keys();
  if (some.size > MOST_LANDMARKS) some.delete(oldest);
}

/** The nearest table before so many answers that need not be played to. */
function startFor(course: Course, count: number): Base {
  const { game, played, beginning, base } = course;
  const kept = landmarks.get(course);
  const standing = [...(kept?.near.values() ?? []), ...(kept?.far.values() ?? [])].filter(
    (one) => one.count <= count && played[one.count - 1] === one.last,
  );
  const nearest = standing.reduce<Base | undefined>(
    (best, one) => (best && best.count > one.count ? best : one),
    base.count <= count ? base : undefined,
  );
  return nearest ?? beginCourse(game, beginning).base;
}

function openView(game: Game, state: MatchState): View {
  const { waiting } = game.view(state, 'spectator');
  return { viewer: 'spectator', state, decisions: game.pending(state), waiting };
}

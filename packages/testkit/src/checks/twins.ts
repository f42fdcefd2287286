import {
  bitOf,
  findOption,
  knows,
  type LogEntry,
  type MatchEvent,
  type MatchState,
  optionKey,
  parseKey,
  type Schema,
  seedRng,
  type VarsOf,
  type Viewer,
  viewEvent,
} from '@tabard/engine';
import {
  broken,
  difference,
  give,
  nameOfViewer,
  type PlayedCourse,
  playOn,
  viewersOf,
  within,
} from '../course.ts';
import { checkCards } from './state.ts';
import { learntBy, type UndoKnowledge } from './undo.ts';

/** A resampled state that looks the same to one viewer as the real one. */
export interface Twin {
  readonly viewer: Viewer;
  readonly state: MatchState;
  /** Whether something other than a face is hidden from the viewer, so that the next choice may reveal it. */
  readonly hasSecrets: boolean;
}

const MORE = 8;

/** A twin for each viewer: same view, complete, and playable. Each then gets the random state of the real match. */
export function makeTwins(course: PlayedCourse): Twin[] {
  return viewersOf(course).map((viewer) => {
    const state = within(course, `resampling the view of ${nameOfViewer(viewer)}`, () =>
      twinOf(course, viewer),
    );
    const { key, n } = course.state.rng;
    state.rng = { key: key.slice(), n };
    return { viewer, state, hasSecrets: hidesSecret(course, viewer) };
  });
}

function twinOf(course: PlayedCourse, viewer: Viewer): MatchState {
  const { game, state, seed } = course;
  const view = game.view(state, viewer);
  const twin = game.resample(view, seedRng(`${seed} twin ${state.n} ${viewer}`));
  const differs = difference(view, game.view(twin, viewer));
  if (differs) broken(course, `${nameOfViewer(viewer)} can tell a resampled twin from the match: ${differs}`);
  const whose = `the resampled twin of ${nameOfViewer(viewer)}`;
  checkCards(course, twin, whose);
  const copy = within(course, `loading ${whose}`, () => game.load(JSON.parse(JSON.stringify(twin))));
  playOn(course, copy, MORE, whose);
  checkPlayed(course, copy, whose);
  return twin;
}

function checkPlayed(course: PlayedCourse, twin: MatchState, whose: string): void {
  if (!course.game.outcome(twin)) checkCards(course, twin, whose);
}

/** The effect of one choice. */
export interface Done {
  readonly entry: LogEntry;
  readonly before: UndoKnowledge;
  readonly events: readonly MatchEvent[];
}

/** After the same choice, if it showed the viewer nothing, the twin must still look the same. */
export function followTwin(course: PlayedCourse, twin: Twin, done: Done): void {
  const { game, state } = course;
  const { entry, before } = done;
  if (!isSameChoice(course, twin, entry)) return;
  const isQuiet = entry.seat === twin.viewer && state.barrier <= entry.n;
  if (!isQuiet && (twin.hasSecrets || course.plan.hints === 'allowed')) return;
  const seen = twin.state.cards.seen.slice();
  const events: MatchEvent[] = [];
  const who = nameOfViewer(twin.viewer);
  within(course, `answering "${entry.key}" in the resampled twin of ${who}`, () =>
    give(course, twin.state, entry, (event) => events.push(event)),
  );
  if (game.outcome(state) || game.outcome(twin.state)) return;
  const bit = bitOf(twin.viewer);
  if (!isQuiet && (learntBy(before.seen, state, bit) >= 0 || learntBy(seen, twin.state, bit) >= 0)) return;
  course.report.twinsFollowed++;
  const differs =
    difference(game.view(state, twin.viewer), game.view(twin.state, twin.viewer)) ??
    difference(viewed(course, done.events, twin.viewer), viewed(course, events, twin.viewer), 'events');
  if (differs) broken(course, `"${entry.key}" tells ${who} something about hidden cards: ${differs}`);
}

function viewed(course: PlayedCourse, events: readonly MatchEvent[], viewer: Viewer): MatchEvent[] {
  return events.map((event) => viewEvent(course.state, event, viewer));
}

/** Whether the twin offers the same answer, and it refers to nothing unknown to the viewer. */
export function isSameChoice(
  course: Pick<PlayedCourse, 'game'>,
  twin: Pick<Twin, 'viewer' | 'state'>,
  entry: LogEntry,
): boolean {
  const decision = course.game.pending(twin.state).find((one) => one.seat === entry.seat);
  const option = decision?.n === entry.n ? findOption(decision.options, entry.key) : undefined;
  if (!option || parseKey(optionKey(option)) === undefined) return false;
  if (entry.seat === twin.viewer) return true;
  const kinds = course.game.choices[option.verb] ?? [];
  return option.refs.every((ref, i) => {
    if (kinds[i] !== 'card' || ref < 0) return true;
    return twin.viewer !== 'spectator' && knows(twin.state, twin.viewer, ref);
  });
}

/** Whether something other than a face is hidden from the viewer. */
export function hidesSecret(course: Pick<PlayedCourse, 'game' | 'state'>, viewer: Viewer): boolean {
  const { game, state } = course;
  return hasForeignSecret(game.schema, state, game.varsOf, viewer, -1, undefined);
}

function hasForeignSecret(
  schema: Schema,
  value: unknown,
  varsOf: VarsOf,
  viewer: Viewer,
  owner: number,
  parent: unknown,
): boolean {
  const inside = (of: Schema | undefined, part: unknown, seat: number, holder: unknown): boolean =>
    of !== undefined && part !== undefined && hasForeignSecret(of, part, varsOf, viewer, seat, holder);
  switch (schema.kind) {
    case 'secret': {
      const holder = schema.owner === undefined ? owner : (parent as Record<string, number>)[schema.owner];
      return holder !== viewer && JSON.stringify(value) !== JSON.stringify(schema.fill);
    }
    case 'maybe':
      return inside(schema.of, value, owner, parent);
    case 'list':
      return (value as unknown[]).some((part) => inside(schema.of, part, owner, value));
    case 'bySeat':
      return (value as unknown[]).some((part, seat) => inside(schema.of, part, seat, value));
    case 'struct':
      return Object.entries(schema.fields ?? {}).some(([name, of]) =>
        inside(of, (value as Record<string, unknown>)[name], owner, value),
      );
    case 'frames':
      return (value as { proc: string; vars: unknown }[]).some((frame) =>
        inside(varsOf(frame.proc), frame.vars, -1, undefined),
      );
    default:
      return false;
  }
}

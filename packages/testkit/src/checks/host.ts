import { type LogEntry, optionKey, type Seat, type Viewer } from '@tabard/engine';
import {
  type AskMode,
  askedAt,
  type HostAction,
  type Course as HostedMatch,
  lengthFor,
  newAsking,
  nextAction,
  proceed,
  resumeCourse,
  undo,
} from '@tabard/table';
import { broken, difference, nameOfViewer, type PlayedCourse, viewersOf, within } from '../course.ts';
import type { UndoKnowledge } from './undo.ts';

/** The maximum number of passes by the host that are followed. */
const MOST_PASSES = 6;

/** The match as reopened by a host: from an older snapshot and the choices since. */
export function hostedMatch(course: PlayedCourse): HostedMatch {
  const { game, snapshot } = course;
  // Its own copy: the log of the course grows in place.
  const played = course.choices.slice();
  const log = { ...course.log, choices: played };
  return within(course, 'opening the match in a host', () =>
    resumeCourse(game, { log }, { played, snapshot, story: [], storyUntil: played.length }),
  );
}

/** A host reaches the same state, undoes the choice exactly, and leaks nothing by its passes. */
export function checkHost(
  course: PlayedCourse,
  hosted: HostedMatch,
  before: UndoKnowledge,
  entry: LogEntry,
): void {
  chooseInHost(course, hosted, entry);
  checkUndo(course, hosted, before, entry);
  if (hosted.played.length === course.log.choices.length - 1) chooseInHost(course, hosted, entry);
  checkAsked(course, hosted);
  checkPasses(course, hosted);
  checkUndo(course, hosted, before, entry);
}

function chooseInHost(course: PlayedCourse, hosted: HostedMatch, entry: LogEntry): void {
  const refusal = within(course, `choosing "${entry.key}" in a host`, () =>
    proceed(hosted, entry.seat, entry),
  );
  if (refusal) broken(course, `a host refuses "${entry.key}": ${refusal.code}`);
  if (course.game.hash(hosted.state) !== course.game.hash(course.state))
    broken(course, `after "${entry.key}" a host comes to another state`);
}

/** Undoing a choice gives exactly the state before it, and nobody can undo another's choice. */
function checkUndo(course: PlayedCourse, hosted: HostedMatch, before: UndoKnowledge, entry: LogEntry): void {
  const { game, log, seats, report } = course;
  for (let seat = 0; seat < seats; seat++)
    if (seat !== entry.seat && undo(hosted, seat))
      broken(course, `seat ${seat} took back another's "${entry.key}"`);
  if (!within(course, `taking back "${entry.key}"`, () => undo(hosted, entry.seat))) return;
  report.undone++;
  if (game.hash(hosted.state) !== before.hash || hosted.played.length !== log.choices.length - 1)
    broken(course, `taking back "${entry.key}" does not give the state before it`);
  if (hosted.story.length > 0) broken(course, `taking back "${entry.key}" leaves events of it in the story`);
}

/** The host's asked seats equal those of every view. */
function checkAsked(course: PlayedCourse, hosted: HostedMatch): void {
  const { waiting } = course.game.view(hosted.state, 'spectator');
  const differs = difference(askedAt(hosted).waiting, waiting);
  if (differs) broken(course, `a host says of other seats than the view that they are asked: ${differs}`);
}

/** Passes as a host does for people who need not be asked, alternately in normal mode and in "not until" mode. */
function checkPasses(course: PlayedCourse, hosted: HostedMatch): void {
  const mode: AskMode = course.state.n % 2 ? 'normal' : 'not-until-my-turn';
  const asking = newAsking(course.seats).map((one) => ({ ...one, mode }));
  const seats = asking.map(() => ({ kind: 'person' as const }));
  for (let i = 0; i < MOST_PASSES; i++) {
    const action = nextAction(hosted, { seats, asking });
    if (action?.kind !== 'pass') return;
    checkPass(course, hosted, action);
  }
}

/** While a question is open, the host's pass for a seat is not visible to others. */
function checkPass(
  course: PlayedCourse,
  hosted: HostedMatch,
  { decision, pass }: Extract<HostAction, { kind: 'pass' }>,
): void {
  const { seat, n } = decision;
  const seen = viewersOf(course).filter((viewer) => viewer !== seat);
  const before = seen.map((viewer) => sightOf(hosted, viewer));
  const refusal = proceed(hosted, seat, { n, key: optionKey(pass) }, { auto: true });
  if (refusal) broken(course, `a host passes for seat ${seat} and is refused: ${refusal.code}`);
  course.report.passes++;
  if (hosted.state.n !== n || hosted.state.outcome) return;
  seen.forEach((viewer, i) => {
    const differs = difference(before[i], sightOf(hosted, viewer));
    if (differs)
      broken(course, `a pass by the host for seat ${seat} tells ${nameOfViewer(viewer)}: ${differs}`);
  });
}

/** Everything that a host sends a viewer except the events. */
function sightOf(hosted: HostedMatch, viewer: Viewer | Seat) {
  const { game, state, story } = hosted;
  return { view: game.view(state, viewer), length: lengthFor(hosted, viewer), events: story.length };
}

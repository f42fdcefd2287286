import {
  below,
  type Decision,
  type Game,
  type LogEntry,
  type MatchEvent,
  type MatchState,
  type Snapshot,
  seedRng,
  startLog,
} from '@tabard/engine';
import { checkDecisions, checkGarbage, checkUnavailable } from './checks/decisions.ts';
import { checkingSink } from './checks/events.ts';
import { checkHost, hostedMatch } from './checks/host.ts';
import { checkResigning } from './checks/resign.ts';
import {
  checkCards,
  checkClone,
  checkGoesOn,
  checkJunk,
  checkReaders,
  checkReplay,
  reload,
} from './checks/state.ts';
import { followTwin, makeTwins } from './checks/twins.ts';
import { checkNothingLearnt, knownBefore } from './checks/undo.ts';
import { checkViews } from './checks/views.ts';
import { checkCardTexts, checkDecisionTexts, checkEventTexts, checkGoalTexts } from './checks/words.ts';
import {
  broken,
  type CoursePlan,
  count,
  give,
  type PlayedCourse,
  pickAnswer,
  type Report,
  refusedAnswer,
  within,
} from './course.ts';

export type { CoursePlan as Plan, Report } from './course.ts';

const SEEDS = 10;
const MOST_DECISIONS = 5000;
const SAMPLE = 0.1;

/**
 * Checks a game against the contract by seeded random play. Throws an error that names the game, the seed, the seats,
 * the decision and the broken promise; equal plans give equal reports.
 */
export function conformance<S extends MatchState>(proven: Game<S>, plan: CoursePlan = {}): Report {
  const game = proven as unknown as Game;
  const report = emptyReport(game.id);
  const said = new Set<string>();
  for (const seats of seatsOf(game, plan))
    for (const seed of seedsOf(plan)) playMatch(openCourse(game, plan, report, said, seed, seats));
  return report;
}

function emptyReport(game: string): Report {
  const numbers = {
    matches: 0,
    decisions: 0,
    examined: 0,
    longestMatch: 0,
    mostOptions: 0,
    twinsFollowed: 0,
    undone: 0,
    passes: 0,
  };
  return { game, ...numbers, kinds: {}, verbs: {}, events: {}, refusals: {}, outcomes: {} };
}

function seedsOf({ seeds = SEEDS }: CoursePlan): readonly string[] {
  return typeof seeds === 'number' ? Array.from({ length: seeds }, (_, i) => `${i + 1}`) : seeds;
}

function seatsOf(game: Pick<Game, 'seats'>, { seats }: CoursePlan): readonly number[] {
  if (typeof seats === 'number') return [seats];
  const { min, max } = game.seats;
  return seats ?? Array.from({ length: max - min + 1 }, (_, i) => min + i);
}

function openCourse(
  game: Game,
  plan: CoursePlan,
  report: Report,
  said: Set<string>,
  seed: string,
  seats: number,
): PlayedCourse {
  const setup = { seed, seats, options: plan.options };
  const choices: LogEntry[] = [];
  const log = { ...startLog(game, setup), choices };
  const chance = seedRng(`${seed} answers`);
  const course = { game, plan, report, said, seed, seats, chance, log, choices, story: [] };
  return { ...course, state: within(course, 'creating the match', () => game.create(setup)) };
}

function playMatch(course: PlayedCourse): void {
  const { game, state, report, plan } = course;
  const most = plan.mostDecisions ?? MOST_DECISIONS;
  const hashes = [game.hash(state)];
  let snapshot: Snapshot<string> | undefined;
  if (!report.matches) checkCardTexts(course);
  checkJunk(course);
  while (!game.outcome(state)) {
    if (course.choices.length >= most) {
      if (plan.unfinished === 'allowed') return;
      broken(course, `the match does not end within ${most} decisions`);
    }
    const isExamined = below(course.chance, 10_000) < (plan.sample ?? SAMPLE) * 10_000;
    if (isExamined) snapshot = { seq: course.choices.length, state: JSON.stringify(state) };
    within(course, 'deciding', () => takeDecision(course, isExamined ? 'all' : 'new'));
    hashes.push(game.hash(state));
  }
  checkEnd(course);
  checkReplay(course, hashes, snapshot);
  report.matches++;
  report.longestMatch = Math.max(report.longestMatch, course.choices.length);
}

function takeDecision(course: PlayedCourse, which: 'new' | 'all'): void {
  const { state, report } = course;
  const decisions = checkDecisions(course);
  checkCards(course, state);
  checkDecisionTexts(course, decisions, which);
  if (which === 'all') examine(course, decisions);
  const entry = pickAnswer(decisions, course.chance);
  const before = knownBefore(course);
  const loaded = which === 'all' ? reload(course) : undefined;
  const hosted = which === 'all' ? hostedMatch(course) : undefined;
  if (hosted) course.snapshot = { seq: course.log.choices.length, state: course.game.clone(state) };
  const twins = which === 'all' ? makeTwins(course) : [];
  const events: MatchEvent[] = [];
  within(course, `answering "${entry.key}"`, () => give(course, state, entry, checkingSink(course, events)));
  for (const event of events) course.story.push({ event, by: course.choices.length });
  course.choices.push(entry);
  report.decisions++;
  count(report.verbs, entry.key.split(' ')[0]);
  checkEventTexts(course, events, which);
  checkNothingLearnt(course, before, entry);
  for (const twin of twins) followTwin(course, twin, { entry, before, events });
  if (loaded) checkGoesOn(course, loaded, entry);
  if (hosted) checkHost(course, hosted, before, entry);
}

/** The costly checks that do not change the match. */
function examine(course: PlayedCourse, decisions: readonly Decision[]): void {
  course.report.examined++;
  checkUnavailable(course, decisions);
  checkGoalTexts(course);
  checkGarbage(course, decisions);
  checkReaders(course);
  checkViews(course);
  checkClone(course);
  checkResigning(course);
}

function checkEnd(course: PlayedCourse): void {
  const { game, state, seats, report } = course;
  const outcome = game.outcome(state);
  if (!outcome) return;
  count(report.outcomes, outcome.reason);
  const { winners } = outcome;
  if (winners.some((seat) => !Number.isInteger(seat) || seat < 0 || seat >= seats))
    broken(course, `the winners are ${JSON.stringify(winners)} of ${seats} seats`);
  if (new Set(winners).size !== winners.length) broken(course, 'a seat wins twice');
  if (game.pending(state).length) broken(course, 'the match is over and still waits');
  for (const key of ['pass', 'resign'])
    refusedAnswer(course, 0, { n: state.n, key }, game.hash(state), `"${key}" after the end`);
  checkViews(course);
  checkReaders(course);
  reload(course);
}

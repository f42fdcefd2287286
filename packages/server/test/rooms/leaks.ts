import { makeBot } from '@tabard/bots';
import {
  below,
  bitOf,
  contentOf,
  EVERYONE,
  type Game,
  isSum,
  type LogEntry,
  type MatchEvent,
  type MatchState,
  optionKey,
  type Rng,
  seedRng,
  startLog,
  type Viewer,
} from '@tabard/engine';
import {
  ASK_MODES,
  type AskMode,
  beginCourse,
  type Course,
  newAsking,
  proceed,
  sealedFrom,
  undoPlace,
} from '@tabard/table';
import { hidesSecret, isSameChoice, learntBy } from '@tabard/testkit';
import { maskOf, newClocks, progressAfter, progressNow } from '../../src/rooms/progress.ts';
import { textOf } from '../../src/rooms/viewer-messages.ts';
import type { MatchId, MatchRow } from '../../src/store/rows.ts';
import { mostSeats } from './most-seats.ts';
import { Onlooker, personAt, type Scene } from './onlooker.ts';

/** How thoroughly a game is checked. */
export interface LeakPlan {
  readonly seeds: number;
  /** One prompt in this many is checked. */
  readonly every: number;
  /** How many next choices are tried at each, including the one played. */
  readonly choices: number;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly seats?: readonly number[];
  /** How many of four answers are a bot's; purely random matches may take tens of thousands of answers. */
  readonly sense?: number;
}

export interface LeakReport {
  prompts: number;
  /** Tables compared with a twin's, byte for byte. */
  tables: number;
  /** Changes compared after a choice that gave the viewer no information. */
  changes: number;
  /** Sealed answers that were not visible. */
  sealed: number;
  matches: number;
}

const BOT = makeBot('greedy');
/** The maximum length of a match. */
const MOST = 5000;
/** The number of latest events compared. */
const RECENT = 10;
/** One sealed answer in this many is checked. */
const SEALED_EVERY = 8;

/** Plays whole matches at random and compares what the server would send of them and of resampled twins. */
export function seekLeaks(game: Game, plan: LeakPlan): LeakReport {
  const report: LeakReport = { prompts: 0, tables: 0, changes: 0, sealed: 0, matches: 0 };
  const { min } = game.seats;
  const seats = plan.seats ?? Array.from({ length: mostSeats(game) - min + 1 }, (_, i) => min + i);
  for (const count of seats)
    for (let seed = 1; seed <= plan.seeds; seed++) playThrough(game, `leak ${seed}`, count, plan, report);
  return report;
}

function playThrough(game: Game, seed: string, seats: number, plan: LeakPlan, report: LeakReport): void {
  let scene = openScene(game, seed, seats, plan);
  const chance = seedRng(`${seed} answers`);
  for (let i = 0; !scene.course.state.outcome; i++) {
    if (i === MOST) throw new Error(`${game.id}, seed "${seed}", ${seats} seats: the match does not end`);
    const entries = answersIn(scene.course);
    const entry = answerIn(scene.course, entries, plan, chance);
    const isExamined = below(chance, plan.every) === 0;
    if (isExamined) {
      report.prompts++;
      for (const viewer of viewersOf(seats))
        lookThrough(scene, viewer, tried(entry, entries, plan, chance), report);
    }
    const next = after(scene, entry, below(chance, 30_000));
    if ((isExamined || below(chance, SEALED_EVERY) === 0) && isSealedBy(next, entry))
      checkSealed(scene, next, entry, report);
    next.course.story = next.course.story.slice(-RECENT);
    scene = next;
  }
  report.matches++;
}

function isSealedBy({ course }: Scene, { seat }: LogEntry): boolean {
  return course.state.answers[seat] !== '';
}

function openScene(game: Game, seed: string, seats: number, plan: LeakPlan): Scene {
  const log = startLog(game, { seed, seats, options: plan.options });
  const course = beginCourse(game, { log });
  const clock = { move: 10_000, bank: 60_000 };
  const row: MatchRow = {
    ...{
      id: 'leak' as MatchId,
      code: 'LEAK',
      game: game.id,
      options: {},
      rules: 1,
      content: log.content,
      seed,
    },
    ...{
      start: undefined,
      isPublic: true,
      pace: 'live',
      clock,
      host: undefined,
      created: 0,
      rematch: undefined,
    },
    ...{ status: 'running', seq: -1, length: 0, turn: 0, waiting: 0, outcome: undefined, undo: undefined },
    ...{ clocks: newClocks(seats, clock), asking: newAsking(seats), updated: 0 },
    seats: Array.from({ length: seats }, (_, seat) => seatRow(seat)),
  };
  return { course, row: { ...row, ...progressAfter(course, row, -1, 0) } };
}

function seatRow(seat: number) {
  return {
    seat,
    kind: 'person' as const,
    player: personAt(seat),
    name: `Seat ${seat}`,
    bot: undefined,
  };
}

/** The scene after an answer, this many milliseconds later; the one before is left unchanged. */
function after(scene: Scene, entry: LogEntry, ms: number): Scene {
  const course = copyOf(scene.course);
  return { course, row: goOn({ course, row: scene.row }, entry, ms) };
}

/** Applies an answer in place, as a room does; returns the row after it. */
function goOn({ course, row }: Scene, { seat, n, key }: LogEntry, ms: number): MatchRow {
  const before = course.state.n;
  const refusal = proceed(course, seat, { n, key });
  if (refusal) throw new Error(`"${key}" was offered to seat ${seat} and is refused: ${refusal.code}`);
  return { ...row, ...progressAfter(course, row, before, timeOf(row) + ms) };
}

function timeOf({ clocks, updated }: MatchRow): number {
  return Math.max(updated, ...clocks.map(({ since, stopped }) => Math.max(since ?? 0, stopped ?? 0)));
}

function copyOf(course: Course): Course {
  const { game, state, played, story } = course;
  return { ...course, state: game.clone(state), played: [...played], story: [...story] };
}

/** Compares what the viewer is sent now, and after each of these choices that gives them no information. */
function lookThrough(scene: Scene, viewer: Viewer, entries: readonly LogEntry[], report: LeakReport): void {
  const { game, state } = scene.course;
  const twin = twinOf(scene, viewer);
  report.tables++;
  const waiting = maskOf(game.view(state, viewer).waiting);
  if (waiting !== scene.row.waiting)
    throw new Error(`${waiting} and ${scene.row.waiting} are said to be asked`);
  compare(
    scene,
    viewer,
    'the table',
    tableTexts(scene, viewer),
    tableTexts(inOtherLuck(twin, viewer), viewer),
  );
  const refused = [refusalTexts(scene, viewer, entries), refusalTexts(twin, viewer, entries)];
  compare(scene, viewer, 'what is refused', refused[0], refused[1]);
  const hasSecrets = hidesSecret({ game, state }, viewer);
  for (const entry of entries) {
    if (!isSameChoice({ game }, { viewer, state: twin.course.state }, entry)) continue;
    const [real, other] = [after(scene, entry, 500), after(twin, entry, 500)];
    if (!tellsNothing(scene, twin, real, other, { viewer, entry, hasSecrets })) continue;
    report.changes++;
    const texts = [changeTexts(scene, entry, viewer), changeTexts(twin, entry, viewer)];
    compare(scene, viewer, `the change by "${entry.key}"`, texts[0], texts[1]);
  }
}

interface Told {
  readonly viewer: Viewer;
  readonly entry: LogEntry;
  readonly hasSecrets: boolean;
}

function tellsNothing(before: Scene, twin: Scene, real: Scene, other: Scene, told: Told): boolean {
  const [now, then] = [real.course.state, other.course.state];
  if (now.outcome || then.outcome) return false;
  const isQuiet = told.entry.seat === told.viewer && now.barrier <= told.entry.n;
  if (isQuiet) return true;
  if (told.hasSecrets) return false;
  const bit = bitOf(told.viewer);
  return !hasLearnt(before, real, bit) && !hasLearnt(twin, other, bit);
}

/** Whether the viewer was shown a face: of a card that is there, or of one that the same change took out of the match. */
function hasLearnt(before: Scene, now: Scene, bit: number): boolean {
  const { seen } = before.course.state.cards;
  if (learntBy(seen, now.course.state, bit) >= 0) return true;
  const news = now.course.story.filter(({ by }) => by >= before.course.played.length);
  return news.some(({ event }) => event.args.some((arg) => isNewFace(arg, seen, bit)));
}

function isNewFace(arg: MatchEvent['args'][number], seen: readonly number[], bit: number): boolean {
  if (typeof arg === 'number' || isSum(arg)) return false;
  return (arg.seen & bit) !== 0 && !((seen[arg.card] ?? 0) & bit);
}

/**
 * A match that looks the same to the viewer: other faces where they see none, no sealed answers of others, and other
 * ask settings of the others. The random state and the undo barrier are the original's, since the next choice would
 * differ otherwise.
 */
function twinOf({ course, row }: Scene, viewer: Viewer): Scene {
  const { game, state, played, story } = course;
  const luck = seedRng(`twin ${state.n} ${viewer}`);
  const twin = game.resample(game.view(state, viewer), luck);
  twin.rng = { key: state.rng.key.slice(), n: state.rng.n };
  twin.barrier = state.barrier;
  const isSealed = ({ seat, n }: LogEntry) =>
    n === state.n && seat !== viewer && (state.answers[seat] ?? '') !== '';
  // A sealed answer has no events, so only later answers move up.
  const sealedAt = played.flatMap((entry, i) => (isSealed(entry) ? [i] : []));
  const placeOf = (by: number) => by - sealedAt.filter((i) => i < by).length;
  const twinCourse: Course = {
    ...course,
    state: twin,
    played: played.filter((entry) => !isSealed(entry)),
    story: story.map(({ event, by }) => ({ event: twinEvent(event, state, viewer), by: placeOf(by) })),
  };
  const asking = row.asking.map((one, seat) =>
    seat === viewer ? one : { mode: anyMode(luck), turn: one.turn },
  );
  const twinRow = { ...row, seq: row.seq - sealedFrom(state, viewer), asking };
  return { course: twinCourse, row: { ...twinRow, ...progressNow(twinCourse, twinRow, timeOf(row)) } };
}

/** An event that looks the same to the viewer: other faces where they saw none, and other viewers who saw them. */
function twinEvent(event: MatchEvent, state: MatchState, viewer: Viewer): MatchEvent {
  const bit = bitOf(viewer);
  const { defs } = contentOf(state);
  const otherThan = (def: number) =>
    state.pool.find((other) => other !== def && defs[other].back === defs[def].back) ?? def;
  const args = event.args.map((arg) => {
    if (typeof arg === 'number' || isSum(arg)) return arg;
    const seen = (arg.seen & bit) | (~arg.seen & EVERYONE & ~bit);
    return arg.seen & bit ? { ...arg, seen } : { card: arg.card + 1, def: otherThan(arg.def), seen };
  });
  return { type: event.type, args };
}

/** The same table with another random state, and another undo barrier unless it concerns the viewer. */
function inOtherLuck({ course, row }: Scene, viewer: Viewer): Scene {
  const { key, n } = course.state.rng;
  const canUndo = viewer !== 'spectator' && undoPlace(course, viewer) !== undefined;
  const copy = copyOf(course);
  copy.state.rng = { key: key.map((word) => ~word), n: n + 1 };
  copy.state.barrier = canUndo ? 0 : copy.state.barrier + 1;
  return { course: copy, row };
}

function anyMode(luck: Rng): AskMode {
  return ASK_MODES[below(luck, ASK_MODES.length)];
}

/** The messages for a newcomer, and whether the match waits for them. */
function tableTexts(scene: Scene, viewer: Viewer): string {
  const isAwaited = viewer !== 'spectator' && (scene.row.turn & bitOf(viewer)) !== 0;
  const awaiting = textOf({
    type: 'awaiting',
    count: Number(isAwaited),
    next: isAwaited ? scene.row.id : null,
  });
  return [...new Onlooker(scene, viewer).takeSent(), awaiting].join('\n');
}

/** The messages for a watcher after this answer, and for a newcomer after it. */
function changeTexts({ course, row }: Scene, entry: LogEntry, viewer: Viewer): string {
  const copy = copyOf(course);
  const onlooker = new Onlooker({ course: copy, row }, viewer, neighbourOf(viewer, row));
  onlooker.takeSent();
  const now = goOn({ course: copy, row }, entry, 500);
  onlooker.show(now);
  return [...onlooker.takeSent(), tableTexts({ course: copy, row: now }, viewer)].join('\n');
}

/** Another viewer. */
function neighbourOf(viewer: Viewer, { seats }: MatchRow): Viewer {
  if (viewer === 'spectator') return 0;
  return seats.length > 1 ? (viewer + 1) % seats.length : 'spectator';
}

/** The messages for a client that asks for refused options and tries the options of others. */
function refusalTexts({ course }: Scene, viewer: Viewer, entries: readonly LogEntry[]): string {
  if (viewer === 'spectator') return '';
  const { game, state } = course;
  const copy = game.clone(state);
  const own = answersIn(course).flatMap(({ seat, key }) => (seat === viewer ? [key] : []));
  const tries = entries.filter(({ key }) => !own.includes(key));
  const refusals = tries.map(({ n, key }) => game.choose(copy, viewer, { n, key }));
  const asked = { type: 'done', id: 0, unavailable: game.unavailable(state, viewer) } as const;
  return [asked, ...refusals.map((refusal, id) => ({ type: 'done', id, refusal }) as const)]
    .map(textOf)
    .join('\n');
}

/** Others are sent nothing about a sealed answer, and newcomers see the same table. */
function checkSealed(before: Scene, now: Scene, entry: LogEntry, report: LeakReport): void {
  for (const viewer of viewersOf(before.row.seats.length)) {
    if (viewer === entry.seat) continue;
    const scene = { course: copyOf(before.course), row: before.row };
    compare(before, viewer, 'a sealed answer', tableTexts(scene, viewer), tableTexts(now, viewer));
    const onlooker = new Onlooker(scene, viewer);
    onlooker.takeSent();
    onlooker.show(goOn(scene, entry, 500));
    compare(before, viewer, 'a sealed answer', onlooker.takeSent().join('\n'), '');
    report.sealed++;
  }
}

function compare({ course, row }: Scene, viewer: Viewer, what: string, real: string, twin: string): void {
  if (real === twin) return;
  const at = [...real].findIndex((letter, i) => letter !== twin[i]);
  const part = (text: string) => text.slice(Math.max(0, at - 60), at + 60);
  const who = viewer === 'spectator' ? 'a spectator' : `seat ${viewer}`;
  throw new Error(
    `${course.game.id}, seed "${row.seed}", ${row.seats.length} seats, answer ${course.played.length}: ` +
      `${what} tells ${who} something: …${part(real)}… against …${part(twin)}…`,
  );
}

function answersIn({ game, state }: Course): LogEntry[] {
  return game
    .pending(state)
    .flatMap(({ seat, n, options }) => options.map((option) => ({ seat, n, key: optionKey(option) })));
}

/** An answer of a random asked seat: a bot's or a random one. */
function answerIn(
  { game, state }: Course,
  entries: readonly LogEntry[],
  { sense = 0 }: LeakPlan,
  chance: Rng,
): LogEntry {
  const any = entries[below(chance, entries.length)];
  if (below(chance, 4) >= sense || BOT.sees !== 'view') return any;
  return { seat: any.seat, ...BOT.choose(game, game.view(state, any.seat), chance) };
}

function tried(entry: LogEntry, entries: readonly LogEntry[], plan: LeakPlan, chance: Rng): LogEntry[] {
  const others = entries.filter(({ seat, key }) => seat !== entry.seat || key !== entry.key);
  const picked = [entry];
  while (picked.length < plan.choices && others.length)
    picked.push(...others.splice(below(chance, others.length), 1));
  return picked;
}

function viewersOf(seats: number): Viewer[] {
  return [...Array.from({ length: seats }, (_, seat) => seat), 'spectator'];
}

import {
  appraiserOf,
  eachZone,
  InputError,
  type LogEntry,
  type MatchState,
  replay,
  type Schema,
  type Snapshot,
} from '@tabard/engine';
import { type Course as HostedMatch, resumeCourse, stateAt } from '@tabard/table';
import { broken, difference, give, type PlayedCourse, playOn, seatNames, within } from '../course.ts';

const MORE = 6;

/** Each card is in exactly one place, the faces are those of the match, and a hand is known to its owner. */
export function checkCards(course: PlayedCourse, state: MatchState, whose = 'the match'): void {
  const { game } = course;
  const places: string[] = [];
  eachZone(game.schema, state, game.varsOf, (zone, path, owner) => {
    for (const card of zone) {
      if (places[card]) broken(course, `${whose} has card ${card} both in ${places[card]} and in ${path}`);
      if (!(card in state.cards.def))
        broken(course, `${whose} has card ${card} in ${path}, which does not exist`);
      places[card] = path;
      if (owner >= 0 && !(state.cards.seen[card] & (1 << owner)))
        broken(course, `${whose} has card ${card} in ${path}, whose owner does not know it`);
    }
  });
  const { def, seen } = state.cards;
  if (seen.length !== def.length)
    broken(course, `${whose} knows ${seen.length} masks for ${def.length} cards`);
  for (let card = 0; card < def.length; card++)
    if (!places[card])
      broken(course, `${whose} has lost card ${card} ("${game.content.defs[def[card]]?.id}")`);
  const differs = difference(sorted(def), sorted(state.pool));
  if (differs) broken(course, `${whose} has other faces than its pool: ${differs}`);
}

function sorted(list: readonly number[]): number[] {
  return [...list].sort((a, b) => a - b);
}

/** The match as JSON, loaded again: the same state. */
export function reload(course: PlayedCourse): MatchState {
  const { game, state } = course;
  const loaded = within(course, 'loading the saved match', () =>
    game.load(JSON.parse(JSON.stringify(state))),
  );
  if (game.hash(loaded) !== game.hash(state)) broken(course, 'the match changes when it is saved and loaded');
  return loaded;
}

/** The same answer leads a loaded match to the same state. */
export function checkGoesOn(course: PlayedCourse, loaded: MatchState, entry: LogEntry): void {
  within(course, `answering "${entry.key}" in the loaded match`, () => give(course, loaded, entry));
  if (course.game.hash(loaded) !== course.game.hash(course.state))
    broken(course, `after "${entry.key}" the loaded match goes another way`);
}

/** Invalid saves are refused with one sentence. */
export function checkJunk(course: PlayedCourse): void {
  const saved = JSON.parse(JSON.stringify(course.state));
  const junk = {
    nothing: null,
    text: 'x',
    list: [],
    empty: {},
    extra: { ...saved, extra: 1 },
    n: { ...saved, n: 'x' },
  };
  for (const [what, value] of Object.entries(junk)) {
    const problem = problemOf(() => course.game.load(value));
    if (!problem) broken(course, `a saved match with junk in it (${what}) is loaded`);
    if (!(problem instanceof InputError)) broken(course, `loading junk (${what}) threw "${problem}"`);
  }
}

function problemOf(run: () => unknown): unknown {
  try {
    run();
    return undefined;
  } catch (problem) {
    return problem;
  }
}

/** A clone shares nothing with the original but lists that are never changed in place: they are frozen here. */
export function checkClone(course: PlayedCourse): void {
  const { game, state } = course;
  for (const list of sharedIn(game.schema, state)) Object.freeze(list);
  const before = JSON.stringify(state);
  const copy = game.clone(state);
  if (game.hash(copy) !== game.hash(state)) broken(course, 'a clone has another hash');
  playOn(course, copy, MORE, 'a clone');
  if (JSON.stringify(state) !== before) broken(course, 'playing on with a clone changes the original');
  scramble(game.clone(state));
  const differs = difference(JSON.parse(before), JSON.parse(JSON.stringify(state)));
  if (differs) broken(course, `a clone shares data with the original: ${differs}`);
}

function sharedIn(schema: Schema, value: unknown): unknown[] {
  if (schema.isShared) return [value];
  const parts = value as Readonly<Record<string, unknown>>;
  return Object.entries(schema.fields ?? {}).flatMap(([name, of]) => sharedIn(of, parts[name]));
}

function scramble(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  for (const [key, part] of Object.entries(value)) {
    scramble(part);
    if (typeof part !== 'object') (value as Record<string, unknown>)[key] = -999;
  }
  if (Array.isArray(value)) value.push(-999);
}

/** Every feature has its weight, and the chances of the seats are chances. */
function checkChances(course: PlayedCourse): void {
  const { judgement } = course.game;
  const named = Object.keys(judgement.features(course.state, 0, 'self'))
    .sort()
    .join(', ');
  const weighed = Object.keys(judgement.knowledge.features).sort().join(', ');
  if (named !== weighed) broken(course, `the features "${named}" are weighed as "${weighed}"`);
  const chances = within(course, 'judging', () =>
    appraiserOf(judgement, judgement.knowledge).chances(course.state),
  );
  if (!chances.every((chance) => chance >= 0 && chance <= 1))
    broken(course, `the chances ${chances.join(', ')} are none`);
}

/** Read-only calls change nothing and give the same result twice. */
export function checkReaders(course: PlayedCourse): void {
  const { game, state, seats } = course;
  const hash = game.hash(state);
  for (let seat = 0; seat < seats; seat++)
    if (!Number.isFinite(within(course, 'evaluating', () => game.evaluate(state, seat))))
      broken(course, `the worth of the match to seat ${seat} is no number`);
  checkChances(course);
  const told = () => within(course, 'describing', () => game.describe(state, seatNames(seats)));
  const differs = difference(told(), told());
  if (differs) broken(course, `describing the match twice differs: ${differs}`);
  within(course, 'counting figures', () => game.figures?.(state));
  if (game.hash(state) !== hash) broken(course, 'evaluating, describing or counting changes the state');
}

/**
 * A host that reopens the match gets the same state and story, from the beginning and from a snapshot; and it can
 * restore any earlier state.
 */
export function checkReplay(
  course: PlayedCourse,
  hashes: readonly string[],
  snapshot: Snapshot<string> | undefined,
): void {
  const { game, log } = course;
  const played = log.choices;
  const again = within(course, 'replaying the log', () =>
    resumeCourse(game, { log }, { played, story: [], storyUntil: 0 }),
  );
  checkReopened(course, again, `replaying the log`, () => `, ${firstAstray(course, hashes)}`);
  if (!snapshot) return;
  const { seq } = snapshot;
  if (game.hash(stateAt(again, seq)) !== hashes[seq])
    broken(course, `going back to the first ${seq} choices gives another state than was there`);
  const story = course.story.filter(({ by }) => by < seq);
  const from = { seq, state: game.load(JSON.parse(snapshot.state)) };
  const resumed = within(course, 'replaying from a snapshot', () =>
    resumeCourse(game, { log }, { played, snapshot: from, story, storyUntil: seq }),
  );
  checkReopened(course, resumed, `replaying from the snapshot after ${seq} choices`, () => '');
}

function checkReopened(course: PlayedCourse, opened: HostedMatch, how: string, where: () => string): void {
  const { game, state, story } = course;
  if (game.hash(opened.state) !== game.hash(state)) broken(course, `${how} gives another state${where()}`);
  const differs = difference(opened.story, story);
  if (differs) broken(course, `${how} gives another story: ${differs}`);
}

function firstAstray(course: PlayedCourse, hashes: readonly string[]): string {
  const { game, log } = course;
  const at = hashes.findIndex((hash, until) => game.hash(replay(game, log, { until })) !== hash);
  return at < 0 ? 'though not on the way there' : `first after ${at} choices`;
}

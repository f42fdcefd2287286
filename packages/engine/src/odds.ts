/** The chance to win a contest, from one seat's view: played out on resampled matches with everybody passing. */
import type { Decision, Option } from './decision.ts';
import { optionKey } from './decision.ts';
import type { MatchEvent } from './events.ts';
import type { Game } from './game.ts';
import type { Seat } from './ids.ts';
import { type MatchState, MissingDie, ScriptError } from './match.ts';
import { seedRng } from './rng.ts';
import type { View } from './view.ts';

/** How a contest ended for a seat. */
export type OddsVerdict = 'won' | 'drawn' | 'lost';

/** Thrown to end a playout as soon as the contest is decided. */
class Decided extends Error {
  readonly verdict: OddsVerdict;
  constructor(verdict: OddsVerdict) {
    super('the contest is decided');
    this.verdict = verdict;
  }
}

/** Shares of 1 among the playouts that decide the contest. */
export interface Odds {
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  /** All dice results were counted, and nothing hidden from the seat changes the odds. */
  readonly isExact: boolean;
}

type OddsTally = Record<OddsVerdict, number>;

/** How many resampled matches are looked at. */
const WORLDS = 4;
/** With more dice results than this the match is sampled. */
const MOST_FALLS = 300;
const SAMPLES = 60;
/** A contest that is not decided after this many passes is ignored. */
const MOST_PASSES = 60;
/** Shares that differ by less are the same. */
const TOLERANCE = 1e-9;

/** The odds of the current contest after this option; without one, if this seat passes too. */
export function oddsOf<S extends MatchState>(
  game: Game<S>,
  view: View<S>,
  option?: Option,
): Odds | undefined {
  const weighing = weighingOdds(game, view, option);
  for (;;) {
    const { done, value } = weighing.next();
    if (done) return value;
  }
}

/** The same; yields after every playout, so that a page can draw in between. */
export function* weighingOdds<S extends MatchState>(
  game: Game<S>,
  view: View<S>,
  option?: Option,
): Generator<void, Odds | undefined> {
  const { viewer } = view;
  if (viewer === 'spectator' || !game.verdictOf) return undefined;
  const decided: Odds[] = [];
  for (let i = 0; i < WORLDS; i++) {
    const world = confinedWorld(game, view, `odds ${view.state.n} ${i}`);
    const odds = yield* oddsIn({ game, world, seat: viewer, option });
    if (odds) decided.push(odds);
  }
  if (!decided.length) return undefined;
  const [first] = decided;
  const isExact = decided.length === WORLDS && decided.every((odds) => odds.isExact && areEqual(odds, first));
  return { ...meanOf(decided), isExact };
}

/** A state that this view may stand for, confined to the current contest. */
export function confinedWorld<S extends MatchState>(game: Game<S>, view: View<S>, seed: string): S {
  const world = game.resample(view, seedRng(seed));
  world.stack = game.confined?.(world) ?? world.stack;
  return world;
}

function areEqual(a: Odds, b: Odds): boolean {
  return Math.abs(a.won - b.won) < TOLERANCE && Math.abs(a.lost - b.lost) < TOLERANCE;
}

function meanOf(all: readonly Odds[]): OddsTally {
  const share = (verdict: OddsVerdict) => all.reduce((sum, odds) => sum + odds[verdict], 0) / all.length;
  return { won: share('won'), drawn: share('drawn'), lost: share('lost') };
}

/** A contest as one resampled match has it. */
interface Contest<S extends MatchState> {
  readonly game: Game<S>;
  readonly world: S;
  readonly seat: Seat;
  readonly option: Option | undefined;
}

function* oddsIn<S extends MatchState>(contest: Contest<S>): Generator<void, Odds | undefined> {
  const counted = yield* countFalls(contest);
  const tally = counted ?? (yield* sampleFalls(contest));
  const all = tally.won + tally.drawn + tally.lost;
  if (all === 0) return undefined;
  return {
    won: tally.won / all,
    drawn: tally.drawn / all,
    lost: tally.lost / all,
    isExact: counted !== undefined,
  };
}

/** Enumerates the dice results with their weights; undefined if there are too many, or a deck would be shuffled. */
function* countFalls<S extends MatchState>(contest: Contest<S>): Generator<void, OddsTally | undefined> {
  const { game, world } = contest;
  const tally: OddsTally = { won: 0, drawn: 0, lost: 0 };
  const open: { readonly dice: readonly number[]; readonly weight: number }[] = [{ dice: [], weight: 1 }];
  for (let tried = 0; open.length; tried++) {
    const next = open.pop();
    if (!next || tried > MOST_FALLS) return undefined;
    const m = game.clone(world);
    m.dice = [...next.dice];
    m.scripted = true;
    try {
      const verdict = playOut(contest, m);
      if (verdict) tally[verdict] += next.weight;
    } catch (problem) {
      if (!(problem instanceof ScriptError)) throw problem;
      if (!(problem instanceof MissingDie)) return undefined;
      for (let die = 1; die <= problem.sides; die++)
        open.push({ dice: [...next.dice, die], weight: next.weight / problem.sides });
    }
    yield;
  }
  return tally;
}

function* sampleFalls<S extends MatchState>(contest: Contest<S>): Generator<void, OddsTally> {
  const { game, world } = contest;
  const tally: OddsTally = { won: 0, drawn: 0, lost: 0 };
  for (let i = 0; i < SAMPLES; i++) {
    const m = game.clone(world);
    m.dice = [];
    m.scripted = false;
    m.rng = seedRng(`fall ${i}`);
    const verdict = playOut(contest, m);
    if (verdict) tally[verdict]++;
    yield;
  }
  return tally;
}

function playOut<S extends MatchState>(contest: Contest<S>, m: S): OddsVerdict | undefined {
  try {
    return passOn(contest, m);
  } catch (problem) {
    if (problem instanceof Decided) return problem.verdict;
    throw problem;
  }
}

/** Takes the option, then passes for everybody as long as that is possible. */
function passOn<S extends MatchState>({ game, seat, option }: Contest<S>, m: S): OddsVerdict | undefined {
  const listen = (event: MatchEvent) => {
    const verdict = game.verdictOf?.(event, seat, m);
    if (verdict) throw new Decided(verdict);
  };
  if (option && game.choose(m, seat, { n: m.n, key: optionKey(option) }, listen)) return undefined;
  for (let i = 0; i < MOST_PASSES && !m.outcome; i++) {
    const [decision] = game.pending(m);
    const pass = decision && passIn(decision, game.passes);
    if (!pass) break;
    game.choose(m, decision.seat, { n: m.n, key: optionKey(pass) }, listen);
  }
  if (!m.outcome) return undefined;
  return m.outcome.winners.includes(seat) ? 'won' : 'lost';
}

function passIn({ options }: Decision, passes: readonly string[]): Option | undefined {
  return options.length === 1 ? options[0] : options.find(({ verb }) => passes.includes(verb));
}

/** Analyses a finished match: the chances after every choice, and the choices that were clearly worse than another. */
import {
  applyEntry,
  appraiserOf,
  type Game,
  InputError,
  type LogEntry,
  type MatchLog,
  type MatchState,
  optionKey,
  replay,
  type Seat,
  type Snapshot,
  seedRng,
} from '@tabard/engine';
import { chanceAfter } from './thinker/hint.ts';
import { bestEdges } from './thinker/index.ts';
import { type Budget, USUAL } from './thinker/plan.ts';
import { probe, type Search, searching, startSearch } from './thinker/search.ts';

/** One choice of the match. */
export interface Mark {
  /** Its place in the log. */
  readonly seq: number;
  readonly seat: Seat;
  readonly key: string;
  /** By seat: the chances to win after it. */
  readonly chances: readonly number[];
  /** A clearly better option, and the difference. */
  readonly better?: { readonly key: string; readonly gain: number };
}

export interface Analysis {
  readonly game: string;
  readonly seats: number;
  /** How many choices the match has. */
  readonly length: number;
  /** By seat: the chances before the first choice. */
  readonly start: readonly number[];
  readonly marks: readonly Mark[];
  /** The log indexes where the chances changed most, in order. */
  readonly turningPoints: readonly number[];
}

export interface AnalysisPlan {
  /** For each decision. */
  readonly budget: () => Budget;
  /** The initial state, if it was not made from the seed. */
  readonly start?: MatchState;
}

/** A smaller loss may be noise. */
const CLEARLY = 0.08;
/** The minimum number of tries of the played option before another is called better. */
const FAIR = 12;
/** The minimum number of tries of an option that is called better. */
const SURE = 12;
const MOST_TURNING_POINTS = 5;
const TURNING = 0.12;

/** Analyses every choice from the view of the seat that made it; yields the share done. */
export function* analysing(game: Game, log: MatchLog, plan: AnalysisPlan): Generator<number, Analysis> {
  const from = plan.start && { seq: 0, state: plan.start };
  checkLog(game, log, from);
  const m = replay(game, log, { from, until: 0 });
  const looks: Look[] = [];
  for (const [seq, entry] of log.choices.entries()) {
    const share = seq / log.choices.length;
    yield share;
    looks.push(yield* lookAt(game, m, entry, { seq, share, budget: plan.budget() }));
    applyEntry(game, m, entry);
  }
  const last = m.outcome ? appraiserOf(game.judgement, game.judgement.knowledge).chances(m) : undefined;
  return analysisOf(game, log, looks, last);
}

/** Of a match that breaks off or leads elsewhere nothing would be true. */
function checkLog(game: Game, log: MatchLog, from: Snapshot<MatchState> | undefined): void {
  const hash = game.hash(replay(game, log, { from }));
  if (log.hash !== undefined && log.hash !== hash)
    throw new InputError(`the match leads to the state ${hash}, but ${log.hash} is recorded`);
}

/** A choice, and the chances before it; undefined where there was only one option. */
interface Look {
  readonly entry: LogEntry;
  readonly before?: readonly number[];
  readonly better?: Mark['better'];
}

function* lookAt(
  game: Game,
  m: MatchState,
  entry: LogEntry,
  { seq, share, budget }: { readonly seq: number; readonly share: number; readonly budget: Budget },
): Generator<number, Look> {
  const decision = game.pending(m).find(({ seat }) => seat === entry.seat);
  if (!decision || decision.options.length < 2 || entry.key === 'resign') return { entry };
  const search = startSearch(game, game.view(m, entry.seat), seedRng(`analysis ${seq}`), USUAL);
  const thinking = searching(search, budget);
  while (!thinking.next().done) yield share;
  const before = search.chances.map((sum) => sum / search.iterations);
  return { entry, before, better: betterThan(search, entry.key) };
}

function betterThan(search: Search, key: string): Mark['better'] {
  const edges = bestEdges(search);
  const [best] = edges;
  const played = edges.find(({ option }) => optionKey(option) === key);
  if (!played || played === best || best.visits < SURE) return undefined;
  while (played.visits < FAIR) probe(search, played);
  const gain = chanceAfter(search, best) - chanceAfter(search, played);
  return gain >= CLEARLY ? { key: optionKey(best.option), gain } : undefined;
}

/** The chances after a choice are those before the next analysed one. */
function analysisOf(
  game: Game,
  log: MatchLog,
  looks: readonly Look[],
  last: readonly number[] | undefined,
): Analysis {
  const even = Array.from({ length: log.seats }, () => 1 / log.seats);
  let after = last ?? looks.findLast(({ before }) => before)?.before ?? even;
  const marks: Mark[] = [];
  for (let seq = looks.length - 1; seq >= 0; seq--) {
    const { entry, better, before } = looks[seq];
    marks.unshift({ seq, seat: entry.seat, key: entry.key, chances: after, better });
    after = before ?? after;
  }
  const shape = { game: game.id, seats: log.seats, length: looks.length, start: after, marks };
  return { ...shape, turningPoints: turningPoints(after, marks) };
}

function turningPoints(start: readonly number[], marks: readonly Mark[]): number[] {
  const changes = marks.map(({ chances }, seq) => {
    const before = seq ? marks[seq - 1].chances : start;
    return { seq, change: Math.max(...chances.map((chance, seat) => Math.abs(chance - before[seat]))) };
  });
  const largest = changes.filter(({ change }) => change >= TURNING).sort((a, b) => b.change - a.change);
  return largest
    .slice(0, MOST_TURNING_POINTS)
    .map(({ seq }) => seq)
    .sort((a, b) => a - b);
}

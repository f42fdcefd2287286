import path from 'node:path';
import { makeBot } from '@tabard/bots';
import { type Game, InputError, type Knowledge, unknownWord } from '@tabard/engine';
import type { GameEntry } from '@tabard/games';
import { type Command, Option } from 'commander';
import { intervalOf } from '../arena/standings.ts';
import { isTogether, tablesOf } from '../arena/tables.ts';
import { cloneRoot } from '../clone-root.ts';
import { type CommandContext, printJson, printLine, type Verdict } from '../command-context.ts';
import {
  commaList,
  expectWritable,
  gameEntry,
  keyAndValue,
  optionsFor,
  readText,
  seatsFor,
  wholeNumber,
} from '../input.ts';
import type { MatchResult, SimPlan } from '../sim/plan.ts';
import { runPlan } from '../sim/run-plan.ts';
import { figure, percent, textTable } from '../text-table.ts';
import { threadClock } from '../thread-clock.ts';
import { type Fit, fitKnowledge, type Sample } from '../tune/fit.ts';
import { writeKnowledge } from '../tune/knowledge-file.ts';
import { changedBy, changeThatWins, offsetsAt, type Variation } from '../tune/varied.ts';

/** Weights that explain outcomes, or weights that win when they are played by. */
const WAYS = ['outcomes', 'play'] as const;

interface TuneFlags {
  readonly games: number;
  readonly seats?: number;
  readonly bot: string;
  readonly trials: number;
  readonly by: (typeof WAYS)[number];
  readonly features?: readonly string[];
  readonly seed: string;
  readonly option?: Readonly<Record<string, string>>;
  readonly jobs?: number;
  readonly write?: boolean;
  readonly json?: boolean;
}

export function addTune(program: Command, context: CommandContext, end: (verdict: Verdict) => void): void {
  program
    .command('tune <game>')
    .description('fits what bots take features to be worth to the outcomes of matches among them')
    .addOption(
      new Option(
        '--by <way>',
        'fit to what outcomes show, or to what wins when seats play by weights that differ',
      )
        .choices(WAYS)
        .default('outcomes'),
    )
    .option('--features <names>', 'by play: the features to learn (default: all)', commaList)
    .option('--games <n>', 'how many matches to learn from; by play, in each round', wholeNumber(10), 600)
    .option('--seats <n>', 'how many seats (default: 2)', wholeNumber(2))
    .option('--bot <name>', 'who plays them', 'greedy')
    .option('--trials <n>', 'how many seeds new and old weights play each other on', wholeNumber(1), 60)
    .option('--seed <word>', 'equal words give equal weights', 'tune')
    .option('--option <key=value>', 'an option of the game; may be repeated', keyAndValue)
    .option('--jobs <n>', 'how many threads (default: one a core)', wholeNumber(1, 256))
    .option('--write', 'keep the new weights with the game if they win more than they lose')
    .option('--json', 'print one JSON document')
    .action(async (id: string, flags: TuneFlags) => {
      const report = await tune(context, id, flags);
      if (flags.json) printJson(context, report);
      else printLine(context, tuneText(report));
      end(report.isBetter ? 'passed' : 'failed');
    });
}

/** New weights; how well they explain outcomes only where they were fitted to them. */
interface TunedWeights extends Partial<Fit> {
  readonly knowledge: Knowledge;
  readonly samples?: number;
  /** By play: what each round learned, tried against the weights before it. */
  readonly rounds?: readonly TuneTrial[];
}

/** Matches between new and old weights, and how many the new ones won. */
interface TuneTrial {
  readonly trials: number;
  readonly wins: number;
  readonly isBetter: boolean;
}

interface TuneReport extends TunedWeights, TuneTrial {
  readonly game: string;
  readonly seats: number;
  readonly old: Knowledge;
  readonly written?: string;
}

/** A command under way: the matches that all of its parts are made of. */
interface Tuning {
  readonly context: CommandContext;
  readonly game: Game;
  readonly plan: SimPlan;
  readonly flags: TuneFlags;
}

async function tune(context: CommandContext, id: string, flags: TuneFlags): Promise<TuneReport> {
  const entry = gameEntry(context, id);
  const game = await entry.load();
  makeBot(flags.bot, threadClock());
  checkFeatures(game.judgement.knowledge, flags);
  const options = optionsFor(game, flags.option);
  const seats = seatsFor(game, flags.seats, 2);
  if (isTogether(game, seats, options))
    throw new InputError(
      `weights are fitted to matches among rivals; ${id} has none with these seats and options`,
    );
  const file = flags.write ? fileOfWeights(entry) : undefined;
  const plan: SimPlan = {
    game: game.id,
    seats,
    options,
    bots: Array.from({ length: seats }, () => flags.bot),
    seed: flags.seed,
    games: flags.games,
    mostDecisions: 50_000,
  };
  const tuning = { context, game, plan, flags };
  const old = game.judgement.knowledge;
  const fit = flags.by === 'play' ? await learned(tuning) : await fitted(tuning);
  const trial = await playTrial(tuning, fit.knowledge, old, 'trial');
  const report = { game: id, seats, old, ...fit, ...trial };
  if (file === undefined || !trial.isBetter) return report;
  writeKnowledge(file, fit.knowledge);
  return { ...report, written: file };
}

function checkFeatures({ features }: Knowledge, { by, features: wanted = [] }: TuneFlags): void {
  const known = Object.keys(features);
  const unknown = wanted.find((name) => !known.includes(name));
  if (unknown !== undefined) throw new InputError(unknownWord('feature', unknown, known));
  if (wanted.length && by !== 'play')
    throw new InputError('--features chooses what is learned by play; it needs --by play');
}

/** Where new weights are kept; refused before matches are played when they cannot be. */
function fileOfWeights({ id, knowledge }: GameEntry): string {
  if (knowledge === undefined) throw new InputError(`${id} keeps its weights in no file`);
  const file = path.join(cloneRoot('the weights of a game'), knowledge);
  readText(file);
  expectWritable(file);
  return file;
}

async function played({ context, game, flags }: Tuning, plan: SimPlan): Promise<MatchResult[]> {
  const results: MatchResult[] = [];
  await runPlan(context, game, { plan, jobs: flags.jobs }, (more) => results.push(...more));
  const broken = results.find(({ error }) => error !== undefined);
  if (broken) throw new Error(`the match with the seed ${broken.seed} broke off: ${broken.error}`);
  return results.sort((a, b) => a.index - b.index);
}

async function fitted(tuning: Tuning): Promise<TunedWeights> {
  const { plan, game } = tuning;
  const results = await played(tuning, { ...plan, sampled: true });
  const samples = results.flatMap((result) => {
    if (!result.winners?.length) return [];
    const shares = sharesOf(result, plan.seats);
    return (result.samples ?? []).map((seats): Sample => ({ seats, shares, match: result.index }));
  });
  return { samples: samples.length, ...fitKnowledge(game.judgement.knowledge, samples) };
}

/** By seat, of a victory its part; a match without one has been won by nobody more than by others. */
function sharesOf({ winners }: MatchResult, seats: number): number[] {
  return Array.from({ length: seats }, (_, seat) => {
    if (!winners?.length) return 1 / seats;
    return winners.includes(seat) ? 1 / winners.length : 0;
  });
}

const ROUNDS = 3;

/** Learns from matches whose seats differ in their weights, round by round while what is learned wins. */
async function learned(tuning: Tuning): Promise<TunedWeights> {
  const { plan, game, flags } = tuning;
  let { knowledge } = game.judgement;
  const features = learnable(knowledge, flags.features);
  const rounds: TuneTrial[] = [];
  for (let round = 1; round <= ROUNDS; round++) {
    const variation: Variation = { knowledge, features };
    const results = await played(tuning, { ...plan, variation, seed: `${plan.seed} round ${round}` });
    const matches = results.map((result) => ({
      offsets: plan.bots.map((_, seat) => offsetsAt(variation, result.seed, seat)),
      shares: sharesOf(result, plan.seats),
    }));
    const fresh = changedBy(knowledge, changeThatWins(features, matches));
    const trial = await playTrial(tuning, fresh, knowledge, `round ${round} trial`);
    rounds.push(trial);
    if (!trial.isBetter) break;
    knowledge = fresh;
  }
  return { knowledge, rounds };
}

function learnable(
  { features }: Knowledge,
  wanted: readonly string[] = Object.keys(features),
): readonly string[] {
  return wanted.filter((name) => features[name].kind !== 'duty');
}

/** New weights in every seat of every seed, the old ones in the others. */
async function playTrial(tuning: Tuning, fresh: Knowledge, old: Knowledge, name: string): Promise<TuneTrial> {
  const { plan, flags } = tuning;
  const tables = tablesOf(['fresh', 'old'], plan.seats, 'rivals');
  const trials = flags.trials * tables.length;
  const results = await played(tuning, {
    ...plan,
    tables,
    weights: { fresh, old },
    seed: `${plan.seed} ${name}`,
    games: trials,
  });
  const wins = results.reduce(
    (sum, result) =>
      sum + sharesOf(result, plan.seats)[tables[result.index % tables.length].indexOf('fresh')],
    0,
  );
  return { trials, wins, isBetter: wins > trials / plan.seats };
}

function tuneText(report: TuneReport): string {
  const {
    knowledge,
    old,
    before,
    after,
    samples,
    rounds = [],
    seats,
    trials,
    wins,
    isBetter,
    written,
  } = report;
  const { share, between } = intervalOf(wins, trials);
  const rows = Object.entries(knowledge.features).map(([name, { worth }]) => [
    name,
    old.features[name].worth,
    worth,
  ]);
  return [
    textTable(['feature', { number: 'before' }, { number: 'fitted' }], rows),
    ...(samples !== undefined && before !== undefined && after !== undefined
      ? [
          `${figure(samples)} positions; the loss on matches held back went from ${before.toFixed(4)} to ${after.toFixed(4)}.`,
        ]
      : []),
    ...rounds.map(
      (one, i) => `Round ${i + 1} won ${figure(one.wins)} of ${one.trials} against the weights before it.`,
    ),
    `Greedy with the fitted weights won ${figure(wins)} of ${trials} against itself with the old ones: ` +
      `${percent(share)} (${percent(between[0])} to ${percent(between[1])}); even is ${percent(1 / seats)}.`,
    written
      ? `Kept in ${written}.`
      : isBetter
        ? 'Nothing was written; --write keeps them.'
        : 'They are no better and were not kept.',
  ].join('\n\n');
}

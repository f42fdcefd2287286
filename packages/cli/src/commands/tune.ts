import path from 'node:path';
import { makeBot, makeGreedy, playMatch } from '@tabard/bots';
import { type Game, InputError, type Knowledge, unknownWord } from '@tabard/engine';
import { type Command, Option } from 'commander';
import { intervalOf } from '../arena/standings.ts';
import { isTogether } from '../arena/tables.ts';
import { cloneRoot } from '../clone-root.ts';
import { type CommandContext, printJson, printLine, progressOn, type Verdict } from '../command-context.ts';
import { commaList, gameEntry, keyAndValue, optionsFor, wholeNumber } from '../input.ts';
import type { MatchResult, SimPlan } from '../sim/plan.ts';
import { runPlan } from '../sim/run-plan.ts';
import { figure, percent, textTable } from '../text-table.ts';
import { threadClock } from '../thread-clock.ts';
import { type Fit, fitKnowledge, type Sample } from '../tune/fit.ts';
import { writeKnowledge } from '../tune/knowledge-file.ts';
import { searchWeights, type TrialPlayer } from '../tune/search.ts';

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
      new Option('--by <way>', 'fit to the outcomes of matches, or change one weight at a time and play')
        .choices(WAYS)
        .default('outcomes'),
    )
    .option('--features <names>', 'by play: the features to try (default: all)', commaList)
    .option('--games <n>', 'how many matches to learn from; by play, for each weight', wholeNumber(10), 600)
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
}

interface TuneReport extends TunedWeights {
  readonly game: string;
  readonly old: Knowledge;
  /** Matches between the new and the old weights, and how many the new ones won. */
  readonly trials: number;
  readonly wins: number;
  readonly isBetter: boolean;
  readonly written?: string;
}

async function tune(context: CommandContext, id: string, flags: TuneFlags): Promise<TuneReport> {
  const entry = gameEntry(context, id);
  const game = await entry.load();
  makeBot(flags.bot, threadClock());
  const options = optionsFor(game, flags.option);
  const seats = flags.seats ?? Math.max(2, game.seats.min);
  if (seats > game.seats.max || isTogether(game, seats, options))
    throw new InputError(
      `weights are fitted to matches among rivals; ${id} has none with these seats and options`,
    );
  const plan: SimPlan = {
    game: game.id,
    seats,
    options,
    bots: Array.from({ length: seats }, () => flags.bot),
    seed: flags.seed,
    games: flags.games,
    mostDecisions: 50_000,
    sampled: true,
  };
  const old = game.judgement.knowledge;
  const play = trialPlayer(game, plan);
  const fit =
    flags.by === 'play' ? searched(context, old, play, flags) : await fitted(context, game, plan, flags);
  const wins = play(fit.knowledge, old, { from: 0, count: flags.trials });
  const isBetter = wins > flags.trials;
  const report = { game: id, old, ...fit, trials: 2 * flags.trials, wins, isBetter };
  if (!flags.write || !isBetter) return report;
  if (entry.knowledge === undefined) throw new InputError(`${id} keeps its weights in no file`);
  const written = path.join(cloneRoot('the weights of a game'), entry.knowledge);
  writeKnowledge(written, fit.knowledge);
  return { ...report, written };
}

async function fitted(
  context: CommandContext,
  game: Game,
  plan: SimPlan,
  { jobs }: TuneFlags,
): Promise<TunedWeights> {
  const results: MatchResult[] = [];
  await runPlan(context, game, { plan, jobs }, (more) => results.push(...more));
  const samples = samplesOf(results, plan.seats);
  return { samples: samples.length, ...fitKnowledge(game.judgement.knowledge, samples) };
}

function searched(
  context: CommandContext,
  old: Knowledge,
  play: TrialPlayer,
  { games, features, trials }: TuneFlags,
): TunedWeights {
  const known = Object.keys(old.features);
  for (const name of features ?? [])
    if (!known.includes(name)) throw new InputError(unknownWord('feature', name, known));
  const progress = progressOn(context);
  // The last trial has seeds of its own.
  const shifted: TrialPlayer = (fresh, best, { from, count }) =>
    play(fresh, best, { from: from + trials, count });
  const seeds = Math.ceil(games / 2);
  const knowledge = searchWeights(old, { play: shifted, seeds, features, onTrial: progress.show });
  progress.clear();
  return { knowledge };
}

function samplesOf(results: readonly MatchResult[], seats: number): Sample[] {
  const sorted = [...results].sort((a, b) => a.index - b.index);
  return sorted.flatMap(({ index, winners, samples = [] }) => {
    if (!winners?.length) return [];
    const shares = Array.from({ length: seats }, (_, seat) =>
      winners.includes(seat) ? 1 / winners.length : 0,
    );
    return samples.map((position) => ({ seats: position, shares, match: index }));
  });
}

/** Every seed twice, from both sides; the other seats have the old weights. */
function trialPlayer(game: Game, plan: SimPlan): TrialPlayer {
  return (fresh, old, { from, count }) => {
    let wins = 0;
    for (let i = 2 * from; i < 2 * (from + count); i++) {
      const own = i % 2;
      const bots = plan.bots.map((_, seat) => makeGreedy({ knowledge: seat === own ? fresh : old }));
      const setup = { seed: `${plan.seed} trial ${i >> 1}`, seats: plan.seats, options: plan.options };
      const { state } = playMatch(game, { setup, bots, mostDecisions: plan.mostDecisions });
      const winners = state.outcome?.winners ?? [];
      if (winners.includes(own)) wins += 1 / winners.length;
      else if (!winners.length) wins += 1 / plan.seats;
    }
    return wins;
  };
}

function tuneText(report: TuneReport): string {
  const { knowledge, old, before, after, samples, trials, wins, isBetter, written } = report;
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
    `Greedy with the fitted weights won ${figure(wins)} of ${trials} against itself with the old ones: ` +
      `${percent(share)} (${percent(between[0])} to ${percent(between[1])}).`,
    written
      ? `Kept in ${written}.`
      : isBetter
        ? 'Nothing was written; --write keeps them.'
        : 'They are no better and were not kept.',
  ].join('\n\n');
}

import { makeBot } from '@tabard/bots';
import type { Command } from 'commander';
import { playHosted } from '../arena/hosted.ts';
import { type ArenaReport, type ArenaStanding, standingsOf } from '../arena/standings.ts';
import { checkBots, isTogether, tablesOf } from '../arena/tables.ts';
import { forfeitLines } from '../bot-host/forfeit-lines.ts';
import type { Forfeit } from '../bot-host/match.ts';
import { type CommandContext, printJson, printLine, type Verdict } from '../command-context.ts';
import { commandList, gameEntry, keyAndValue, optionsFor, seatsFor, wholeNumber } from '../input.ts';
import type { MatchResult, SimPlan } from '../sim/plan.ts';
import { runPlan } from '../sim/run-plan.ts';
import type { OnResults } from '../sim/threads.ts';
import { counted, figure, textTable } from '../text-table.ts';
import { threadClock } from '../thread-clock.ts';

interface ArenaFlags {
  readonly seeds: number;
  readonly seats?: number;
  readonly seed: string;
  readonly option?: Readonly<Record<string, string>>;
  readonly jobs?: number;
  readonly most: number;
  readonly run?: readonly string[];
  readonly patience: number;
  readonly json?: boolean;
}

export function addArena(program: Command, context: CommandContext, end: (verdict: Verdict) => void): void {
  program
    .command('arena <game> [bots...]')
    .description('lets bots play each other, every seed in all seats, and prints their ratings')
    .option(
      '--seeds <n>',
      'how many seeds; each is played once for every order of the seats',
      wholeNumber(1),
      50,
    )
    .option(
      '--seats <n>',
      'how many seats (default: 2); the last bot takes seats that are left',
      wholeNumber(1),
    )
    .option('--seed <word>', 'equal words give equal matches', 'tabard')
    .option('--option <key=value>', 'an option of the game; may be repeated', keyAndValue)
    .option('--jobs <n>', 'how many threads (default: one a core)', wholeNumber(1, 256))
    .option('--most <n>', 'give a match up after so many decisions', wholeNumber(1), 50_000)
    .option('--run <command>', 'a program that plays too (docs/bots.md); may be repeated', commandList)
    .option('--patience <ms>', 'how long a program may take to answer', wholeNumber(1, 600_000), 5000)
    .option('--json', 'print one JSON document')
    .action(async (id: string, bots: readonly string[], flags: ArenaFlags) => {
      const report = await hold(context, id, bots, flags);
      if (flags.json) printJson(context, report);
      else printLine(context, arenaText(report));
      end(report.unfinished || report.forfeits.length ? 'failed' : 'passed');
    });
}

async function hold(
  context: CommandContext,
  id: string,
  ours: readonly string[],
  flags: ArenaFlags,
): Promise<ArenaReport> {
  const game = await gameEntry(context, id).load();
  for (const bot of ours) makeBot(bot, threadClock());
  const programs = flags.run ?? [];
  const bots = [...ours, ...programs];
  checkBots(bots);
  const options = optionsFor(game, flags.option);
  const seats = seatsFor(game, flags.seats, 2);
  const how = isTogether(game, seats, options) ? 'together' : 'rivals';
  const tables = tablesOf(bots, seats, how);
  const plan: SimPlan = {
    game: game.id,
    seats,
    options,
    bots,
    tables,
    seed: flags.seed,
    games: flags.seeds * tables.length,
    mostDecisions: flags.most,
  };
  const results: MatchResult[] = [];
  const forfeits: Forfeit[] = [];
  const onError = (line: string) => context.err(`${line}\n`);
  const play = async (lanes: number, onResults: OnResults) => {
    const arena = { programs, patience: flags.patience, lanes, onError };
    forfeits.push(...(await playHosted(game, plan, arena, onResults)));
  };
  const run = await runPlan(
    context,
    game,
    { plan, jobs: flags.jobs, few: 2, ...(programs.length && { play }) },
    (more) => results.push(...more),
  );
  results.sort((a, b) => a.index - b.index);
  const broken = results.find(({ error }) => error !== undefined);
  if (broken) throw new Error(`the match with the seed ${broken.seed} broke off: ${broken.error}`);
  return {
    game: game.id,
    seats,
    options,
    seed: flags.seed,
    games: results.length,
    unfinished: results.filter(({ winners }) => !winners).length,
    ...run,
    standings: standingsOf(plan, results, how),
    forfeits,
  };
}

function arenaText(report: ArenaReport): string {
  const { game, seats, games, unfinished, seconds, jobs, standings, forfeits } = report;
  const rows = standings.map((one) => [
    one.bot,
    Math.round(one.elo),
    `${Math.round(one.low)} to ${Math.round(one.high)}`,
    one.games,
    figure(one.wins),
    shareText(one),
  ]);
  return [
    `${game}, ${counted(seats, 'seat', 'seats')}: ${counted(games, 'match', 'matches')} in ${figure(Math.round(seconds))} s on ${jobs} thread(s)` +
      `${unfinished ? `, ${unfinished} of them given up` : ''}`,
    textTable(
      [
        'bot',
        { number: 'Elo' },
        { number: '95 %' },
        { number: 'games' },
        { number: 'wins' },
        { number: 'won, 95 %' },
      ],
      rows,
    ),
    ...(forfeits.length ? [[...forfeitLines(forfeits)].join('\n')] : []),
  ].join('\n\n');
}

function shareText({ share, between: [low, high] }: ArenaStanding): string {
  const points = (value: number) => (100 * value).toFixed(0);
  return `${points(share)} % (${points(low)} to ${points(high)})`;
}

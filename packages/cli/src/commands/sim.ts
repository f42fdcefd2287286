import path from 'node:path';
import { botIds, makeBot } from '@tabard/bots';
import { contentOf, type Game } from '@tabard/engine';
import type { GameEntry } from '@tabard/games';
import type { Command } from 'commander';
import { type CommandContext, printJson, printLine, type Verdict } from '../command-context.ts';
import {
  commaList,
  expectWritable,
  folderName,
  gameEntry,
  keyAndValue,
  optionsFor,
  seatsFor,
  wholeNumber,
  writeText,
} from '../input.ts';
import { loadPack } from '../pack.ts';
import { simPage } from '../sim/html.ts';
import type { SimPlan } from '../sim/plan.ts';
import { simText } from '../sim/print.ts';
import { addResult, countsFor, reportOf, type SimReport } from '../sim/report.ts';
import { openFolder } from '../sim/run-match.ts';
import { runPlan } from '../sim/run-plan.ts';
import { threadClock } from '../thread-clock.ts';

interface SimFlags {
  readonly games: number;
  readonly seats?: number;
  readonly bots: readonly string[];
  readonly seed: string;
  readonly option?: Readonly<Record<string, string>>;
  readonly content?: string;
  readonly save?: string;
  readonly report?: string;
  readonly jobs?: number;
  readonly most: number;
  readonly json?: boolean;
  readonly asked?: boolean;
}

export function addSim(program: Command, context: CommandContext, end: (verdict: Verdict) => void): void {
  program
    .command('sim <game>')
    .description('lets bots play many matches: who wins, how long they last, how fast they run')
    .option('--games <n>', 'how many matches', wholeNumber(1), 100)
    .option('--seats <n>', 'how many seats', wholeNumber(1))
    .option('--bots <names>', `the bots, in turn for the seats: ${botIds.join(', ')}`, commaList, ['random'])
    .option('--seed <word>', 'equal words give equal matches', 'tabard')
    .option('--option <key=value>', 'an option of the game; may be repeated', keyAndValue)
    .option('--content <folder>', 'a pack of your own cards to play with')
    .option('--save <folder>', 'keep the log of every match there', folderName)
    .option('--report <folder>', 'write the report there too, as a page with plots and as JSON', folderName)
    .option('--jobs <n>', 'how many threads (default: one a core)', wholeNumber(1, 256))
    .option('--most <n>', 'give a match up after so many decisions', wholeNumber(1), 50_000)
    .option('--asked', 'count what a person would be asked, by kind')
    .option('--json', 'print one JSON document')
    .action(async (id: string, flags: SimFlags) => {
      const entry = gameEntry(context, id);
      const game = await entry.load();
      const plan = await withPack(entry, planFor(game, flags), flags.content);
      const files = flags.report === undefined ? undefined : reportFiles(flags.report);
      const report = await simulate(context, game, plan, flags.jobs);
      if (files) writeReport(files, report);
      if (flags.json) printJson(context, report);
      else printLine(context, simText(report));
      end(report.errors || report.finished < report.games ? 'failed' : 'passed');
    });
}

interface ReportFiles {
  readonly page: string;
  readonly data: string;
}

/** Where the report goes; refused before matches are played when it cannot be written. */
function reportFiles(folder: string): ReportFiles {
  openFolder(folder, 'the report');
  const files = { page: path.join(folder, 'report.html'), data: path.join(folder, 'report.json') };
  for (const file of Object.values(files)) expectWritable(file);
  return files;
}

function writeReport({ page, data }: ReportFiles, report: SimReport): void {
  writeText(page, simPage(report));
  writeText(data, `${JSON.stringify(report, undefined, 2)}\n`);
}

function planFor(game: Game, flags: SimFlags): SimPlan {
  const seats = seatsFor(game, flags.seats);
  for (const bot of flags.bots) makeBot(bot, threadClock());
  return {
    game: game.id,
    seats,
    options: optionsFor(game, flags.option),
    bots: Array.from({ length: seats }, (_, seat) => flags.bots[seat % flags.bots.length]),
    seed: flags.seed,
    games: flags.games,
    mostDecisions: flags.most,
    save: flags.save,
    isAskedCounted: flags.asked,
  };
}

async function withPack(entry: GameEntry, plan: SimPlan, folder: string | undefined): Promise<SimPlan> {
  return folder === undefined ? plan : { ...plan, pack: await loadPack(entry, folder, plan.options) };
}

async function simulate(
  context: CommandContext,
  game: Game,
  plan: SimPlan,
  jobs: number | undefined,
): Promise<SimReport> {
  if (plan.save !== undefined) openFolder(plan.save, 'logs');
  const { seed, seats, options, pack } = plan;
  const content = contentOf(game.create({ seed, seats, options, content: pack?.hash }));
  const counts = countsFor(plan);
  const run = await runPlan(context, game, { plan, jobs }, (results) => {
    for (const result of results) addResult(counts, plan, result);
  });
  return reportOf(plan, counts, { ...run, content });
}

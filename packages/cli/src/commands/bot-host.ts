import { type Bot, botIds, makeBot } from '@tabard/bots';
import { type Game, InputError } from '@tabard/engine';
import type { Command } from 'commander';
import { intervalOf } from '../arena/standings.ts';
import { forfeitLines } from '../bot-host/forfeit-lines.ts';
import { type Forfeit, type HostedResult, hostMatch } from '../bot-host/match.ts';
import { type BotProgram, startProgram } from '../bot-host/program.ts';
import { type CommandContext, printJson, printLine, type Verdict } from '../command-context.ts';
import {
  commaList,
  commandList,
  gameEntry,
  keyAndValue,
  optionsFor,
  seatsFor,
  wholeNumber,
} from '../input.ts';
import { counted, figure, percent } from '../text-table.ts';

interface BotHostFlags {
  readonly run?: readonly string[];
  readonly bots: readonly string[];
  readonly seats?: number;
  readonly games: number;
  readonly seed: string;
  readonly patience: number;
  readonly most: number;
  readonly option?: Readonly<Record<string, string>>;
  readonly json?: boolean;
}

export function addBotHost(program: Command, context: CommandContext, end: (verdict: Verdict) => void): void {
  program
    .command('bot-host <game>')
    .description('lets programs of your own play: they read and write lines of JSON (docs/bots.md)')
    .option('--run <command>', 'a program that plays; may be repeated, they take seats in turn', commandList)
    .option('--bots <names>', `who takes the other seats: ${botIds.join(', ')}`, commaList, ['greedy'])
    .option('--seats <n>', 'how many seats (default: as few as the game has, but two)', wholeNumber(1))
    .option('--games <n>', 'how many matches; the seats move on by one after each', wholeNumber(1), 1)
    .option('--seed <word>', 'equal words give equal matches', 'tabard')
    .option('--patience <ms>', 'how long a program may take to answer', wholeNumber(1, 600_000), 5000)
    .option('--most <n>', 'give a match up after so many decisions', wholeNumber(1), 50_000)
    .option('--option <key=value>', 'an option of the game; may be repeated', keyAndValue)
    .option('--json', 'print one JSON document')
    .action(async (id: string, flags: BotHostFlags) => {
      const report = await host(context, id, flags);
      if (flags.json) printJson(context, report);
      else for (const line of linesOf(report)) printLine(context, line);
      end(report.unfinished || report.forfeits.length ? 'failed' : 'passed');
    });
}

interface HostReport {
  readonly game: string;
  readonly games: number;
  readonly unfinished: number;
  readonly decisions: number;
  readonly players: readonly { readonly player: string; readonly seats: number; readonly wins: number }[];
  readonly forfeits: readonly Forfeit[];
}

async function host(context: CommandContext, id: string, flags: BotHostFlags): Promise<HostReport> {
  const game = await gameEntry(context, id).load();
  const commands = flags.run ?? [];
  if (!commands.length) throw new InputError('no program was given; --run "node my-bot.mjs" names one');
  const seats = seatsFor(game, flags.seats, Math.max(2, commands.length));
  if (commands.length > seats)
    throw new InputError(`${commands.length} programs were given for ${counted(seats, 'seat', 'seats')}`);
  const programs = commands.map((command) => startProgram(command, (line) => context.err(`${line}\n`)));
  try {
    return await playAll(game, { ...flags, seats }, programs);
  } finally {
    await Promise.all(programs.map((program) => program.close()));
  }
}

async function playAll(
  game: Game,
  flags: BotHostFlags & { readonly seats: number },
  programs: readonly BotProgram[],
): Promise<HostReport> {
  const clock = () => performance.now();
  const options = optionsFor(game, flags.option);
  const others = flags.bots.map((bot) => makeBot(bot, clock));
  const everybody = Array.from(
    { length: flags.seats },
    (_, seat): BotProgram | Bot => programs[seat] ?? others[(seat - programs.length) % others.length],
  );
  const results: { readonly result: HostedResult; readonly players: typeof everybody }[] = [];
  for (let at = 0; at < flags.games; at++) {
    const players = everybody.map((_, seat) => everybody[(seat + at) % flags.seats]);
    const { seed, patience } = flags;
    const table = { match: `${seed}/${at}`, options, players, standIn: makeBot('greedy'), patience };
    results.push({ result: await hostMatch(game, { ...table, mostDecisions: flags.most }), players });
  }
  const named = new Map<string, { seats: number; wins: number }>();
  for (const { result, players } of results)
    players.forEach((player, seat) => {
      const name = 'command' in player ? player.command : player.id;
      const before = named.get(name) ?? { seats: 0, wins: 0 };
      const wins = before.wins + (result.winners?.includes(seat) ? 1 : 0);
      named.set(name, { seats: before.seats + 1, wins });
    });
  return {
    game: game.id,
    games: flags.games,
    unfinished: results.filter(({ result }) => !result.winners).length,
    decisions: results.reduce((sum, { result }) => sum + result.decisions, 0),
    players: [...named].map(([player, counts]) => ({ player, ...counts })),
    forfeits: results.flatMap(({ result }) => result.forfeits),
  };
}

function* linesOf(report: HostReport): Generator<string> {
  const { game, games, unfinished, decisions, players, forfeits } = report;
  const matches = `${counted(games, 'match', 'matches')}${unfinished ? ` (${figure(unfinished)} given up)` : ''}`;
  yield `${game}: ${matches}, ${counted(decisions, 'decision', 'decisions')}`;
  for (const { player, seats, wins } of players) {
    const { share, between } = intervalOf(wins, seats);
    yield `${player}: won ${wins} of ${seats}, ${percent(share)} (${percent(between[0])} to ${percent(between[1])})`;
  }
  yield* forfeitLines(forfeits);
}

import type { OptionSpec } from '@tabard/engine';
import type { Command } from 'commander';
import { type CommandContext, printJson, printLine, type Verdict } from '../command-context.ts';

export function addGames(program: Command, context: CommandContext, end: (verdict: Verdict) => void): void {
  program
    .command('games')
    .description('lists the games with their options')
    .option('--json', 'print one JSON document')
    .action(async (flags: { json?: boolean }) => {
      const list = await Promise.all(context.games.map(describe));
      if (flags.json) printJson(context, list);
      else for (const game of list) printGame(context, game);
      end('passed');
    });
}

type Described = Awaited<ReturnType<typeof describe>>;

async function describe(entry: CommandContext['games'][number]) {
  const { id, title, description, ledgers } = entry;
  const { seats, options, rulesVersion } = await entry.load();
  return { id, title, description, seats, options, ledgers, rulesVersion };
}

function printGame(context: CommandContext, game: Described): void {
  printLine(context, `${game.id}: ${game.title}`);
  printLine(context, `  ${game.description}`);
  printLine(context, `  seats: ${game.seats.min} to ${game.seats.max}`);
  for (const [key, spec] of Object.entries(game.options))
    printLine(context, `  --option ${key}=${valuesOf(spec)} (${spec.default})`);
}

function valuesOf(spec: OptionSpec): string {
  if (spec.type === 'choice') return spec.values.join('|');
  if (spec.type === 'text') return 'TEXT';
  return spec.type === 'flag' ? 'true|false' : `${spec.min}..${spec.max}`;
}

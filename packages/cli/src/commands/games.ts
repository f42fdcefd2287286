import type { OptionSpec } from '@tabard/engine';
import type { Command } from 'commander';
import { type Desk, printJson, printLine, type Verdict } from '../desk.ts';

export function addGames(program: Command, desk: Desk, end: (verdict: Verdict) => void): void {
  program
    .command('games')
    .description('lists the games with their options')
    .option('--json', 'print one JSON document')
    .action(async (flags: { json?: boolean }) => {
      const list = await Promise.all(desk.games.map(describe));
      if (flags.json) printJson(desk, list);
      else for (const game of list) printGame(desk, game);
      end('passed');
    });
}

type Described = Awaited<ReturnType<typeof describe>>;

async function describe(entry: Desk['games'][number]) {
  const { id, title, description, ledgers } = entry;
  const { seats, options, rulesVersion } = await entry.load();
  return { id, title, description, seats, options, ledgers, rulesVersion };
}

function printGame(desk: Desk, game: Described): void {
  printLine(desk, `${game.id}: ${game.title}`);
  printLine(desk, `  ${game.description}`);
  printLine(desk, `  seats: ${game.seats.min} to ${game.seats.max}`);
  for (const [key, spec] of Object.entries(game.options))
    printLine(desk, `  --option ${key}=${valuesOf(spec)} (${spec.default})`);
}

function valuesOf(spec: OptionSpec): string {
  if (spec.type === 'choice') return spec.values.join('|');
  if (spec.type === 'text') return 'TEXT';
  return spec.type === 'flag' ? 'true|false' : `${spec.min}..${spec.max}`;
}

import { fileURLToPath } from 'node:url';
import { InputError } from '@tabard/engine';
import type { Command } from 'commander';
import type { BenchRow } from '../bench/index.ts';
import { type Desk, printJson, printLine, progressOn, type Verdict } from '../desk.ts';
import { figure, textTable } from '../text-table.ts';

export function addBench(program: Command, desk: Desk, end: (verdict: Verdict) => void): void {
  addBenchPart(program);
  program
    .command('bench [names...]')
    .description(
      'measures the engine beside other rules engines, in one run; `bench server` measures the server',
    )
    .option('--json', 'print one JSON document')
    .action(async (names: string[], flags: { json?: boolean }) => {
      const progress = progressOn(desk);
      const measure = names[0] === 'server' ? measureServer : measureEngine;
      const rows = await measure(desk, names, progress.show);
      progress.clear();
      if (flags.json) printJson(desk, rows);
      else printLine(desk, textTable(COLUMNS, rows.map(cellsOf)));
      end('passed');
    });
}

/** A process of `bench server`; nobody starts one by hand. */
function addBenchPart(program: Command): void {
  program.command('bench-part <name>', { hidden: true }).action(async (name: string) => {
    const { runBenchPart } = await import('../bench/server/parts.ts');
    await runBenchPart(name);
  });
}

async function measureEngine(_desk: Desk, names: string[], progress: (line: string) => void) {
  const { bench } = await import('../bench/index.ts');
  return bench({ filter: names.length ? names : undefined, progress });
}

async function measureServer(desk: Desk, [, ...filter]: string[], progress: (line: string) => void) {
  if (!desk.entry) throw new InputError('`bench server` starts the command again and cannot find it here');
  const { benchServer } = await import('../bench/server/index.ts');
  const databaseUrl = process.env.DATABASE_URL || undefined;
  return benchServer({ filter, entry: fileURLToPath(desk.entry), databaseUrl, progress });
}

const COLUMNS = [
  'measure',
  { number: 'value' },
  'unit',
  'peer',
  { number: 'its value' },
  { number: 'ratio' },
] as const;

function cellsOf(row: BenchRow): string[] {
  const number = (value: number | undefined) => (value === undefined ? '' : figure(value));
  return [row.name, figure(row.value), row.unit, row.peer ?? '', number(row.peerValue), number(row.ratio)];
}

import type { Command } from 'commander';
import type { BenchRow } from '../bench/index.ts';
import { type Desk, printJson, printLine, progressOn, type Verdict } from '../desk.ts';
import { figure, textTable } from '../text-table.ts';

export function addBench(program: Command, desk: Desk, end: (verdict: Verdict) => void): void {
  program
    .command('bench [names...]')
    .description('measures the engine beside other rules engines, in one run')
    .option('--json', 'print one JSON document')
    .action(async (names: string[], flags: { json?: boolean }) => {
      const { bench } = await import('../bench/index.ts');
      const progress = progressOn(desk);
      const filter = names.length ? names : undefined;
      const rows = await bench({ filter, json: flags.json === true, progress: progress.show });
      progress.clear();
      if (flags.json) printJson(desk, rows);
      else printLine(desk, textTable(COLUMNS, rows.map(cellsOf)));
      end('passed');
    });
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

import { fileURLToPath } from 'node:url';
import { InputError } from '@tabard/engine';
import type { Command } from 'commander';
import type { AgainstReport, AgainstRow } from '../bench/against/index.ts';
import type { BenchRow } from '../bench/index.ts';
import { cloneRoot } from '../clone-root.ts';
import { type CommandContext, printJson, printLine, progressOn, type Verdict } from '../command-context.ts';
import { figure, textTable } from '../text-table.ts';

export function addBench(program: Command, context: CommandContext, end: (verdict: Verdict) => void): void {
  addBenchPart(program);
  program
    .command('bench [names...]')
    .description(
      'measures the engine beside other rules engines, in one run; `bench server` measures the server',
    )
    .option('--against <ref>', 'measure this tree beside another commit instead, in seven pairs a row')
    .option('--json', 'print one JSON document')
    .action(async (names: string[], { against, json }: BenchFlags) => {
      const progress = progressOn(context);
      const [result, text] = await (against === undefined
        ? measured(context, names, progress.show)
        : compared(against, names, progress.show)
      ).finally(progress.clear);
      if (json) printJson(context, result);
      else printLine(context, text);
      end('passed');
    });
}

interface BenchFlags {
  readonly against?: string;
  readonly json?: boolean;
}

/** What was measured, and as a text. */
type Measured = readonly [result: unknown, text: string];

async function measured(
  context: CommandContext,
  names: string[],
  progress: (line: string) => void,
): Promise<Measured> {
  const measure = names[0] === 'server' ? measureServer : measureEngine;
  const rows = await measure(context, names, progress);
  return [rows, textTable(COLUMNS, rows.map(cellsOf))];
}

async function compared(ref: string, names: string[], progress: (line: string) => void): Promise<Measured> {
  if (names[0] === 'server')
    throw new InputError(
      '`--against` compares the games; the server has no row that another commit could run',
    );
  const { benchAgainst } = await import('../bench/against/index.ts');
  const filter = names.length ? names : undefined;
  const report = await benchAgainst({ root: cloneRoot('the two sides'), ref, filter, progress });
  return [report, againstText(report)];
}

function againstText({ ref, commit, rows, leftOut }: AgainstReport): string {
  const table = textTable(AGAINST_COLUMNS, rows.map(againstCells));
  const notes = leftOut.map(({ name, why }) => `left out: ${name} (${why})`);
  return [`this tree against ${ref} (${commit.slice(0, 9)}), by processor time`, table, ...notes].join('\n');
}

const AGAINST_COLUMNS = [
  'measure',
  { number: 'this tree' },
  { number: 'the other' },
  'unit',
  { number: 'ratio' },
  'spread',
] as const;

function againstCells({ name, unit, value, otherValue, ratio, least, most }: AgainstRow): string[] {
  const spread = `${least.toFixed(2)}..${most.toFixed(2)}`;
  const figures = [value, otherValue].map((one) => figure(Math.round(one)));
  return [name, ...figures, unit, ratio.toFixed(2), spread];
}

/** A process of `bench server`, not started by hand. */
function addBenchPart(program: Command): void {
  program.command('bench-part <name>', { hidden: true }).action(async (name: string) => {
    const { runBenchPart } = await import('../bench/server/parts.ts');
    await runBenchPart(name);
  });
}

async function measureEngine(_desk: CommandContext, names: string[], progress: (line: string) => void) {
  const { bench } = await import('../bench/index.ts');
  return bench({ filter: names.length ? names : undefined, progress });
}

async function measureServer(
  context: CommandContext,
  [, ...filter]: string[],
  progress: (line: string) => void,
) {
  if (!context.entry) throw new InputError('`bench server` starts the command again and cannot find it here');
  const { benchServer } = await import('../bench/server/index.ts');
  const databaseUrl = process.env.DATABASE_URL || undefined;
  return benchServer({ filter, entry: fileURLToPath(context.entry), databaseUrl, progress });
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

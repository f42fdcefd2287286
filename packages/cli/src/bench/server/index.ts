import { InputError, unknownWord } from '@tabard/engine';
import type { BenchRow } from '../row.ts';
import { withBenchContext } from './bench-context.ts';
import { measureBots } from './measure-bots.ts';
import { measureIdle } from './measure-idle.ts';
import { measureMoves } from './measure-moves.ts';
import { measureSeated } from './measure-seated.ts';
import { measureStored } from './measure-stored.ts';

export interface ServerBenchArgs {
  /** Which measures; all of them by default. */
  readonly filter?: readonly string[];
  /** The file that runs this command: the parts of the bench are processes of their own. */
  readonly entry: string;
  /** A PostgreSQL database to measure on instead of SQLite. */
  readonly databaseUrl: string | undefined;
  readonly progress: (line: string) => void;
}

const MEASURES = {
  moves: measureMoves,
  seated: measureSeated,
  idle: measureIdle,
  stored: measureStored,
  bots: measureBots,
} as const;
type MeasureName = keyof typeof MEASURES;

/** Measures the server on loopback, all people in a process of their own. */
export async function benchServer(args: ServerBenchArgs): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  const names = chosen(args.filter);
  for (const [i, name] of names.entries()) {
    args.progress(`${i + 1}/${names.length} ${name}`);
    rows.push(...(await withBenchContext(args.entry, args.databaseUrl, MEASURES[name])));
  }
  return rows;
}

function chosen(filter: readonly string[] | undefined): readonly MeasureName[] {
  const names = Object.keys(MEASURES) as MeasureName[];
  for (const word of filter ?? [])
    if (!names.some((name) => name === word))
      throw new InputError(unknownWord('measure of the server', word, names));
  return filter?.length ? names.filter((name) => filter.includes(name)) : names;
}

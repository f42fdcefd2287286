import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { answerLines } from './side.ts';

export interface AppendOrder {
  /** Concurrent appenders, each of which sends the next once the last is on disk. */
  readonly tables: number;
  readonly ms: number;
}

/** A line of a log, of the size that a choice of Lamplight has. */
interface BenchLine {
  readonly match: string;
  readonly seq: number;
}

interface AppendBook {
  /** Commits all of them in one transaction; resolves when they are durable. */
  keep(lines: readonly BenchLine[]): Promise<void>;
  close(): Promise<void>;
}

const BODY = JSON.stringify({ kind: 'choice', seat: 1, n: 41, key: 'play 41', auto: false });
const EVENTS = JSON.stringify([{ type: 'played', refs: [1, 41], faces: [[41, 7, 7]] }]);
const HASH = 'a'.repeat(32);

/** A durable append and nothing else, with the settings of the store; all that wait are committed together. */
export async function runAppendSide(databaseUrl: string | undefined): Promise<void> {
  const book = databaseUrl === undefined ? await sqliteBook() : await postgresBook(databaseUrl);
  const run = Date.now().toString(36);
  let round = 0;
  await answerLines({}, async ({ tables, ms }: AppendOrder) => {
    const names = Array.from({ length: tables }, (_, i) => `${run}-${++round}-${i}`);
    const start = performance.now();
    let moves = 0;
    for (let seq = 1; performance.now() - start < ms; seq++) {
      await book.keep(names.map((match) => ({ match, seq })));
      moves += tables;
    }
    return { moves, seconds: (performance.now() - start) / 1000 };
  });
  await book.close();
}

const TABLE =
  'bench_log (match text, seq integer, body text, events text, hash text, primary key (match, seq))';

async function sqliteBook(): Promise<AppendBook> {
  const { DatabaseSync } = await import('@photostructure/sqlite');
  const folder = mkdtempSync(path.join(tmpdir(), 'tabard-bench-'));
  const database = new DatabaseSync(path.join(folder, 'bench.sqlite'));
  database.exec('pragma journal_mode = wal; pragma synchronous = full');
  database.exec(`create table ${TABLE} without rowid`);
  const insert = database.prepare('insert into bench_log values (?, ?, ?, ?, ?)');
  return {
    keep: async (lines) => {
      database.exec('begin immediate');
      for (const { match, seq } of lines) insert.run(match, seq, BODY, EVENTS, HASH);
      database.exec('commit');
    },
    close: async () => {
      database.close();
      rmSync(folder, { recursive: true });
    },
  };
}

async function postgresBook(databaseUrl: string): Promise<AppendBook> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(`drop table if exists bench_log; create table ${TABLE}`);
  const text =
    'insert into bench_log select * from unnest($1::text[], $2::int[], $3::text[], $4::text[], $5::text[])';
  return {
    keep: async (lines) => {
      const columns = [
        lines.map(({ match }) => match),
        lines.map(({ seq }) => seq),
        lines.map(() => BODY),
        lines.map(() => EVENTS),
        lines.map(() => HASH),
      ];
      await client.query({ name: 'keep', text, values: columns });
    },
    close: async () => {
      await client.query('drop table bench_log');
      await client.end();
    },
  };
}

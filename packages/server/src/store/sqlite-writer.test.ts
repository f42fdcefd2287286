import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { connectSqlite } from './sqlite-library.ts';
import type { Write } from './sqlite-statements.ts';
import { SqliteStatements } from './sqlite-statements.ts';
import { SqliteWriter } from './sqlite-writer.ts';

let folder: string;
let file: string;
let statements: SqliteStatements;
let writers: SqliteWriter[];

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'tabard-writer-'));
  file = path.join(folder, 'words.db');
  statements = new SqliteStatements(await connectSqlite(file, 'quick'));
  statements.run('create table words (word text primary key)');
  writers = [];
});

afterEach(async () => {
  for (const writer of writers) await writer.close();
  statements.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A writer on a disk that, after a while, takes this many milliseconds per batch. */
async function writerOn(disk: number, there = file) {
  const clock = { now: 0, disk };
  const writer = new SqliteWriter(there, statements, () => {
    clock.now += clock.disk;
    return clock.now;
  });
  writers.push(writer);
  for (let i = 0; i < 20 && !writer.isSlow; i++) await writer.keep([]);
  return { writer, clock };
}

const QUICK = 1;
const SLOW = 20;

const write = (word: string): Write => ({
  sql: 'insert into words values (?)',
  parameters: [word],
  gives: 'count',
});
const words = () => statements.all('select word from words order by word').map(({ word }) => word);

describe.each([
  ['few writes on a quick disk', QUICK, [...'abcdefghijkl']],
  ['few writes on a slow disk', SLOW, [...'abcdefghijkl']],
  ['many writes', QUICK, Array.from({ length: 100 }, (_, i) => `${i + 100}`)],
])('%s', (_, disk, letters) => {
  it('are committed', async () => {
    const { writer } = await writerOn(disk);
    expect(await writer.keep(letters.map(write))).toEqual(letters.map(() => ({ count: 1 })));
    expect(words()).toEqual(letters);
  });

  it('reject the one that violates a constraint and commit the others', async () => {
    const { writer } = await writerOn(disk);
    const written = await writer.keep([...letters, letters[1]].map(write));
    expect(written.slice(0, -1)).toEqual(letters.map(() => ({ count: 1 })));
    expect(written.at(-1)).toEqual({ error: { message: expect.stringMatching(/UNIQUE/), errcode: 1555 } });
    expect(words()).toEqual(letters);
  });

  it('return rows if requested', async () => {
    const { writer } = await writerOn(disk);
    const asking: Write = { sql: 'select word from words', parameters: [], gives: 'rows' };
    const written = await writer.keep([...letters.map(write), asking]);
    expect(written.at(-1)).toEqual({ rows: letters.map((word) => ({ word })) });
  });
});

it('commits small and large batches alternately, in order', async () => {
  const { writer } = await writerOn(QUICK);
  const batches = Array.from({ length: 30 }, (_, i) => (i % 3 === 0 ? 70 : 1));
  const names = batches.map((count, i) => Array.from({ length: count }, (_, j) => `${1000 + i} ${100 + j}`));
  await Promise.all(names.map((some) => writer.keep(some.map(write))));
  expect(statements.all('select word from words order by rowid').map(({ word }) => word)).toEqual(
    names.flat(),
  );
});

describe('a slow disk', () => {
  it('is detected after several slow batches', async () => {
    expect((await writerOn(QUICK)).writer.isSlow).toBe(false);
    expect((await writerOn(SLOW)).writer.isSlow).toBe(true);
  });

  it('is not reported for a single slow batch', async () => {
    const { writer, clock } = await writerOn(QUICK);
    clock.disk = 100;
    await writer.keep([]);
    clock.disk = QUICK;
    expect(writer.isSlow).toBe(false);
  });

  it('is detected if every second batch is slow', async () => {
    const { writer, clock } = await writerOn(QUICK);
    for (let i = 0; i < 30 && !writer.isSlow; i++) {
      clock.disk = i % 2 === 0 ? 200 : QUICK;
      await writer.keep([]);
    }
    expect(writer.isSlow).toBe(true);
  });

  it('is tried on this thread again after a while', async () => {
    const { writer, clock } = await writerOn(SLOW);
    clock.now += 10_000;
    expect(writer.isSlow).toBe(false);
  });
});

it('waits for another process that writes without blocking the event loop', async () => {
  const { writer } = await writerOn(QUICK);
  const other = new SqliteStatements(await connectSqlite(file));
  other.run('begin immediate');
  const keeping = Promise.all([writer.keep([write('a')]), writer.keep([write('b')])]);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(words()).toEqual([]);
  other.run('commit');
  other.close();
  expect(await keeping).toEqual([[{ count: 1 }], [{ count: 1 }]]);
  expect(words()).toEqual(['a', 'b']);
});

it('checkpoints its WAL periodically, and lets it start over while others go on writing', async () => {
  const { writer } = await writerOn(QUICK);
  let size = 0;
  // Only a WAL that has started over does not grow.
  let same = 0;
  for (let i = 0; i < 20_000 && same < 10; i++) {
    await writer.keep(Array.from({ length: 50 }, (_, j) => write(`${i} ${j}`)));
    await new Promise((resolve) => setImmediate(resolve));
    const now = statSync(`${file}-wal`).size;
    same = now === size ? same + 1 : 0;
    size = now;
  }
  expect(same).toBe(10);
}, 60_000);

it('rejects every write once when no transaction can begin', async () => {
  const { writer } = await writerOn(QUICK);
  statements.run('begin immediate');
  const written = await writer.keep(['a', 'b'].map(write));
  statements.run('rollback');
  expect(written).toEqual([{ error: expect.anything() }, { error: expect.anything() }]);
  expect(words()).toEqual([]);
});

const many = [...'abcdefgh'];

it('rejects the writes in flight when its thread ends', async () => {
  const { writer } = await writerOn(SLOW, path.join(folder, 'no', 'such', 'folder.db'));
  await expect(writer.keep(many.map(write))).rejects.toThrow('unable to open');
});

it('goes on after a batch that cannot be sent to the thread', async () => {
  const { writer } = await writerOn(SLOW);
  const bad = { ...write('a'), parameters: [1n] } as unknown as Write;
  await expect(writer.keep(many.map(() => bad))).rejects.toThrow('BigInt');
  expect(await writer.keep(many.map(write))).toEqual(many.map(() => ({ count: 1 })));
});

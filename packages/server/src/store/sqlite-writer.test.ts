import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Write } from './sqlite-keep.ts';
import { connectSqlite } from './sqlite-library.ts';
import { SqliteStatements } from './sqlite-statements.ts';
import { SqliteWriter } from './sqlite-writer.ts';

let folder: string;
let statements: SqliteStatements;
let writer: SqliteWriter;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'tabard-writer-'));
  const file = path.join(folder, 'words.db');
  statements = new SqliteStatements(await connectSqlite(file));
  statements.run('create table words (word text primary key)');
  writer = new SqliteWriter(file, statements);
});

afterEach(async () => {
  await writer.close();
  statements.close();
  rmSync(folder, { recursive: true, force: true });
});

const write = (word: string): Write => ({
  sql: 'insert into words values (?)',
  parameters: [word],
  gives: 'count',
});
const words = () => statements.all('select word from words order by word').map(({ word }) => word);

describe.each([
  ['few writes, on the spot', ['a', 'b']],
  ['many writes, in a thread', [...'abcdefghijkl']],
])('%s', (_, letters) => {
  it('are kept', async () => {
    expect(await writer.keep(letters.map(write))).toEqual(letters.map(() => ({ count: 1 })));
    expect(words()).toEqual(letters);
  });

  it('refuse the one that breaks a constraint and keep the others', async () => {
    const written = await writer.keep([...letters, 'b'].map(write));
    expect(written.slice(0, -1)).toEqual(letters.map(() => ({ count: 1 })));
    expect(written.at(-1)).toEqual({ error: { message: expect.stringMatching(/UNIQUE/), errcode: 1555 } });
    expect(words()).toEqual(letters);
  });

  it('answer rows where they are asked for', async () => {
    const asking: Write = { sql: 'select word from words', parameters: [], gives: 'rows' };
    const written = await writer.keep([...letters.map(write), asking]);
    expect(written.at(-1)).toEqual({ rows: letters.map((word) => ({ word })) });
  });
});

it('refuses every write once, for a database that lets nobody begin', async () => {
  statements.run('begin immediate');
  const written = await writer.keep(['a', 'b'].map(write));
  statements.run('rollback');
  expect(written).toEqual([{ error: expect.anything() }, { error: expect.anything() }]);
  expect(words()).toEqual([]);
});

const many = [...'abcdefgh'];

it('refuses what its thread could not keep because it ended', async () => {
  const lost = new SqliteWriter(path.join(folder, 'no', 'such', 'folder.db'), statements);
  await expect(lost.keep(many.map(write))).rejects.toThrow('unable to open');
});

it('goes on after a batch that cannot be handed to a thread', async () => {
  const bad = { ...write('a'), parameters: [() => 'no value'] } as unknown as Write;
  await expect(writer.keep(many.map(() => bad))).rejects.toThrow('could not be cloned');
  expect(await writer.keep(many.map(write))).toEqual(many.map(() => ({ count: 1 })));
});

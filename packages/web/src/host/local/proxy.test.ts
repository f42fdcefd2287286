import { type Game, optionKey } from '@tabard/engine';
import { beforeEach, describe, expect, it } from 'vitest';
import { findEntry } from '../../games/registry.ts';
import type { Table, TableSight, TableUpdate } from '../host.ts';
import { localHost } from './local-host.ts';
import type { Response } from './messages.ts';
import { patchedUpdates } from './patched-updates.ts';
import { hostOver, type WorkerPort } from './proxy.ts';
import type { WrittenSheet } from './record.ts';
import { memoryStore } from './store.ts';

const GAME = 'shadow-of-omega';

/** Both ends of a worker in one process; messages are cloned, as a real worker does. */
function lineToLocalHost(game: Game): WorkerPort {
  let names = 0;
  const host = localHost({
    store: memoryStore(),
    clock: { now: () => 0, after: () => () => undefined },
    pace: () => ({ bot: 0, pass: 0, pondering: 'off' }),
    newName: () => `name-${++names}`,
    loadGame: async () => game,
    onLastSheet: (sheet) => send({ kind: 'sheet', sheet }),
  });
  const tables: Table<TableUpdate>[] = [];
  const line: WorkerPort = { postMessage: (request) => void take(structuredClone(request)), onmessage: null };
  const send = (data: Response) => line.onmessage?.({ data: structuredClone(data) });
  const take = async (request: Parameters<WorkerPort['postMessage']>[0]): Promise<void> => {
    if (request.kind === 'watch') tables[request.table].subscribe(patchedUpdates(request.table, send));
    if (request.kind === 'host') {
      const call = host[request.name] as (...args: readonly unknown[]) => Promise<unknown>;
      const value = await call(...request.args);
      const isTable = request.name === 'open';
      send({ kind: 'value', id: request.id, value: isTable ? tables.push(value as never) - 1 : value });
    }
    if (request.kind === 'table') {
      const call = tables[request.table][request.name] as (...args: readonly unknown[]) => Promise<unknown>;
      send({ kind: 'value', id: request.id, value: await call(...request.args) });
    }
  };
  return line;
}

describe('a table over a worker', () => {
  let table: Table;
  let sights: TableSight[];
  let sheets: WrittenSheet[];

  beforeEach(async () => {
    const game = (await findEntry(GAME)?.load()) as Game;
    sheets = [];
    const writing: Game = { ...game, sheetOf: ({ outcome }) => outcome && `for ${outcome.reason}` };
    const host = hostOver(lineToLocalHost(writing), (sheet) => sheets.push(sheet));
    const seats = ['Ada', 'Bo'].map((name) => ({ name, kind: 'person' as const }));
    table = await host.open(await host.create({ game: GAME, options: {}, seats, seed: 'inn' }), 0);
    sights = [];
    table.subscribe((sight) => sights.push(sight));
  });

  async function choose(): Promise<void> {
    const { n, options } = latest().view.decisions[0];
    expect(await table.choose({ n, key: optionKey(options[0]) })).toBeUndefined();
  }

  function latest(): TableSight {
    const sight = sights.at(-1);
    if (!sight) throw new Error('nothing was told yet');
    return sight;
  }

  it('delivers the story once, with its news', async () => {
    expect(latest().news).toBeUndefined();
    const before = latest().story;
    await choose();
    expect(latest().story).toEqual([...before, ...(latest().news ?? [])]);
  });

  it('keeps the identity of unchanged parts of the view', async () => {
    const before = latest().view;
    await choose();
    expect(latest().view).not.toBe(before);
    expect(latest().view.state.pool).toBe(before.state.pool);
    expect(latest().summary.seats).toBe(sights[0].summary.seats);
  });

  it('delivers everything at once to a later listener', async () => {
    const late: TableSight[] = [];
    table.subscribe((sight) => late.push(sight));
    expect(late).toEqual([{ ...latest(), news: undefined }]);
    await choose();
    expect(late.at(-1)).toBe(latest());
  });

  it('passes on the Save Sheet that a match writes with its end', async () => {
    expect(sheets).toEqual([]);
    await table.resign();
    await expect.poll(() => sheets).toMatchObject([{ game: GAME, text: 'for resigned' }]);
  });
});

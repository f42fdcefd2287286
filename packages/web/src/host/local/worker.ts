import { findEntry, loadGame } from '../../games/registry.ts';
import { type Host, HostError, type Table, type TableUpdate } from '../host.ts';
import { DEFAULT_PACE, type LocalPace, realClock } from './clock.ts';
import { browserStore } from './indexed-db-store.ts';
import { localHost } from './local-host.ts';
import type { Failure, Request, Response } from './messages.ts';
import { patchedUpdates } from './patched-updates.ts';

let pace: LocalPace = DEFAULT_PACE;
let lastTable = 0;
const tables = new Map<number, Table<TableUpdate>>();

const host: Promise<Host<TableUpdate>> = browserStore().then((store) =>
  localHost({
    store,
    clock: realClock,
    pace: () => pace,
    newName: () => crypto.randomUUID().replaceAll('-', ''),
    loadGame,
    loadKept: async (id) => findEntry(id)?.load(),
    onLastSheet: (sheet) => send({ kind: 'sheet', sheet }),
  }),
);

self.onmessage = ({ data }: MessageEvent<Request>) => {
  if (data.kind === 'host' || data.kind === 'table') void respond(data);
  else obey(data);
};

function obey(order: Exclude<Request, { id: number }>): void {
  if (order.kind === 'pace') pace = order.pace;
  else if (order.kind === 'asking') tables.get(order.table)?.asking(order.mode);
  else if (order.kind === 'watch') tables.get(order.table)?.subscribe(patchedUpdates(order.table, send));
  else {
    tables.get(order.table)?.close();
    tables.delete(order.table);
  }
}

async function respond(request: Extract<Request, { id: number }>): Promise<void> {
  const { id } = request;
  try {
    const value = request.kind === 'host' ? await callHost(request) : await callTable(request);
    send({ kind: 'value', id, value });
  } catch (problem) {
    send({ kind: 'failure', id, failure: failureOf(problem) });
  }
}

async function callHost({ name, args }: Extract<Request, { kind: 'host' }>): Promise<unknown> {
  const one = await host;
  if (name !== 'open') return (one[name] as (...given: readonly unknown[]) => Promise<unknown>)(...args);
  const table = await one.open(...(args as Parameters<Host['open']>));
  tables.set(++lastTable, table);
  return lastTable;
}

async function callTable({ table, name, args }: Extract<Request, { kind: 'table' }>): Promise<unknown> {
  const one = tables.get(table);
  if (!one) throw new HostError('broken', 'this table is closed');
  return (one[name] as (...given: readonly unknown[]) => Promise<unknown>)(...args);
}

function failureOf(problem: unknown): Failure {
  if (problem instanceof HostError) return { problem: problem.problem, detail: problem.message };
  return { problem: 'broken', detail: problem instanceof Error ? problem.message : String(problem) };
}

function send(response: Response): void {
  (self as unknown as Worker).postMessage(response);
}

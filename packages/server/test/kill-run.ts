import { setTimeout as sleep } from 'node:timers/promises';
import type { GuestTable } from '../src/client/index.ts';
import type { EntryRow, MatchId } from '../src/store/rows.ts';
import type { Store } from '../src/store/store.ts';
import { BusyTable, type Sent } from './busy-table.ts';
import { startServerProcess } from './server-process.ts';

export interface KillPlan {
  readonly kills: number;
  /** The tables to play; a match that is over is replaced by another. */
  readonly tables: readonly GuestTable[];
  /** The settings of the store. */
  readonly settings: Readonly<Record<string, string>>;
  /** Opens the same store while no server runs. */
  openStore(): Promise<Store>;
  /** Progress callback. */
  told?(report: KillReport): void;
}

export interface KillReport {
  readonly kills: number;
  readonly matches: number;
  /** Acknowledged choices: each was in the log afterwards, once. */
  readonly acknowledged: number;
  /** Choices in flight when the server was killed, which were sent again. */
  readonly sentAgain: number;
  /** Of those, how many had been committed without an acknowledgement. */
  readonly keptUntold: number;
}

export const RIVALS: GuestTable = { game: 'shadow-of-omega', seats: 2 };
/** Enough that choices are committed in batches, and by the writer thread. */
export const BUSY_HOUSE: readonly GuestTable[] = Array.from({ length: 12 }, () => RIVALS);
const LONGEST_LIFE_MS = 400;
const TOLD_EVERY = 20;

/** Kills a server under load at random moments, again and again, and compares the acknowledged choices with the store. */
export async function killAgainAndAgain(plan: KillPlan): Promise<KillReport> {
  let server = await startServerProcess(plan.settings);
  let tables: BusyTable[] = [];
  const report = { kills: 0, matches: 0, acknowledged: 0, sentAgain: 0, keptUntold: 0 };
  try {
    while (report.kills < plan.kills) {
      const { url } = server;
      await Promise.all(tables.map((table) => table.comeBack(url)));
      await Promise.all(tables.map(goesOn));
      const over = tables.filter((table) => table.isOver);
      tables = tables.filter((table) => !table.isOver);
      const missing = missingOf(plan.tables, tables);
      tables.push(...(await Promise.all(missing.map((one) => BusyTable.at(url, one)))));
      report.matches += missing.length;
      const playing = Promise.all(tables.map((table) => table.play()));
      await sleep(Math.random() * LONGEST_LIFE_MS);
      await server.kill();
      await playing;
      report.kills++;
      const store = await plan.openStore();
      for (const table of [...over, ...tables])
        count(report, table, await store.log.entries(table.match as MatchId, 0));
      await store.close();
      if (report.kills % TOLD_EVERY === 0) plan.told?.(report);
      server = await startServerProcess(plan.settings);
    }
    await server.stop();
    return report;
  } finally {
    await server.kill();
  }
}

/** The tables of the plan that are not played now. */
function missingOf(plan: readonly GuestTable[], tables: readonly BusyTable[]): GuestTable[] {
  return [...new Set(plan)].flatMap((one) => {
    const wanted = plan.filter((other) => other === one).length;
    const there = tables.filter((table) => table.plan === one).length;
    return Array.from({ length: wanted - there }, () => one);
  });
}

/** A reopened match accepts another choice. */
async function goesOn(table: BusyTable): Promise<void> {
  const before = table.acknowledged.length;
  await table.play(1);
  if (!table.isOver && table.acknowledged.length === before)
    throw new Error(`match ${table.match} did not go on after ${before} choices`);
}

type Counts = { -readonly [K in keyof KillReport]: KillReport[K] };

function count(report: Counts, table: BusyTable, entries: readonly EntryRow[]): void {
  checkLog(table, entries);
  report.acknowledged += table.newlyAcknowledged();
  if (!table.unanswered) return;
  report.sentAgain++;
  if (entries.some((entry) => isSame(entry, table.unanswered))) report.keptUntold++;
}

/** Every acknowledged choice is in the log, none twice, and nothing that was not sent. */
export function checkLog({ match, acknowledged, unanswered }: BusyTable, entries: readonly EntryRow[]): void {
  const sent = new Set([...acknowledged, ...(unanswered ? [unanswered] : [])].map(nameOf));
  const copies = new Map<string, number>();
  entries.forEach(({ seq, body }, i) => {
    if (seq !== i + 1) throw new Error(`entry ${seq} of match ${match} stands in place ${i + 1}`);
    const name = body.kind === 'choice' ? nameOf(body) : body.kind;
    if (!sent.has(name) && !isAuto({ body }))
      throw new Error(`entry ${seq} of match ${match} was sent by nobody`);
    copies.set(name, (copies.get(name) ?? 0) + 1);
  });
  for (const one of acknowledged) {
    const count = copies.get(nameOf(one)) ?? 0;
    if (count !== 1) throw new Error(`"${one.key}" (${one.n}) of match ${match} is there ${count} times`);
  }
}

function nameOf({ seat, n, key }: Sent): string {
  return `${seat} ${n} ${key}`;
}

function isAuto({ body }: Pick<EntryRow, 'body'>): boolean {
  return body.kind === 'choice' && body.auto;
}

function isSame({ body }: Pick<EntryRow, 'body'>, sent: Sent | undefined): boolean {
  return body.kind === 'choice' && body.seat === sent?.seat && body.n === sent.n && body.key === sent.key;
}

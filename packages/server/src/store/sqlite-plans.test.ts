import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openStore } from './open-store.ts';
import type { MatchId, PlayerId } from './rows.ts';
import { connectSqlite, type SqliteConnection } from './sqlite-library.ts';
import { SqliteStatements } from './sqlite-statements.ts';
import type { Store } from './store.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'tabard-plans-'));
const player = 'player' as PlayerId;
const match = 'match' as MatchId;
let store: Store;
let connection: SqliteConnection;

beforeAll(async () => {
  store = await openStore({ dataFolder: folder });
  connection = await connectSqlite(path.join(folder, 'tabard.db'));
});
afterAll(async () => {
  connection.close();
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The query plans of every statement that `ask` runs. */
async function plansOf(ask: () => Promise<unknown>): Promise<readonly string[]> {
  const spies = (['all', 'run'] as const).map((name) => vi.spyOn(SqliteStatements.prototype, name));
  await ask();
  const sent = spies.flatMap((spy) => spy.mock.calls.map(([sql]) => sql));
  for (const spy of spies) spy.mockRestore();
  return sent.filter((sql) => /^(select|update|insert|delete)/i.test(sql)).flatMap(explain);
}

function explain(sql: string): string[] {
  return connection
    .prepare(`explain query plan ${sql}`)
    .all()
    .map(({ detail }) => String(detail));
}

const page = { limit: 20 };
const ASKED: Readonly<Record<string, () => Promise<unknown>>> = {
  'open tables': () => store.matches.open(page),
  'the next open tables': () => store.matches.open({ ...page, after: '5.x' }),
  'running matches of a game': () => store.matches.running({ ...page, game: 'g', after: '5.x' }),
  "a person's matches": () => store.matches.ofPlayer(player, page),
  "a person's next matches": () => store.matches.ofPlayer(player, { ...page, after: '0.5.x' }),
  "a host's open tables": () => store.matches.openOf(player, 30),
  "a person's running matches": () => store.matches.runningOf(player),
  'what waits for a person': () => store.matches.awaiting(player),
  'what waits for several': () => store.matches.awaitingEach([player, 'other' as PlayerId]),
  'a match': () => store.matches.get(match),
  'a match by its code': () => store.matches.byCode('code'),
  'a log': () => store.log.entries(match, 5),
  'a snapshot': () => store.log.latestSnapshot(match),
  'a job': () => store.jobs.get(match),
  'jobs of a clock that was set back': () => store.jobs.pullIn(9, 5),
  'due jobs': () => store.jobs.claim('node', 5, 6, 10),
  chat: () => store.chat.recent(match, 5),
  'a login': () => store.logins.get('token', 5),
  'an account': () => store.players.byName('name'),
  'idle guests': async () => {
    await store.players.add({ id: player, name: 'A', password: undefined, recovery: undefined, created: 9 });
    await store.players.sweepGuests({ created: 5, expires: 5 });
  },
  'old tables': () => store.matches.sweepOpen(5),
  'who was sent away': () => store.matches.isSentAway(match, player),
  shuns: () => store.shuns.isBlocked(player, 'other' as PlayerId),
  sheets: () => store.sheets.of(player),
  'results of a day': () => store.results.best('game', 'day', 5),
  'a seat': () => store.matches.setProgress(match, 0, { turn: 1 }),
};

describe('the query plans of SQLite', () => {
  it.each(Object.entries(ASKED))('find %s by an index, without a table scan', async (_, ask) => {
    const plans = await plansOf(ask);
    expect(plans.length).toBeGreaterThan(0);
    expect(plans.filter((plan) => /^SCAN/.test(plan) && !/CONSTANT ROW/.test(plan))).toEqual([]);
  });

  it('sort no list: the index returns pages in order', async () => {
    for (const what of ['open tables', 'running matches of a game', "a person's next matches"]) {
      const plans = await plansOf(ASKED[what] ?? store.checkWrites);
      expect(
        plans.filter((plan) => plan.includes('TEMP B-TREE')),
        what,
      ).toEqual([]);
    }
  });
});

import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Transaction } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { backUp } from '../../src/store/backup.ts';
import { goBackTo, migrationNames } from '../../src/store/migrations/migrate.ts';
import { openPatiently, openStore, type StoreTarget } from '../../src/store/open-store.ts';
import { readPostgres } from '../../src/store/postgres.ts';
import { restoreBackup } from '../../src/store/restore-backup.ts';
import type { PlayerId } from '../../src/store/rows.ts';
import { readSqlite } from '../../src/store/sqlite.ts';
import type { Store } from '../../src/store/store.ts';
import { StoreRefusal } from '../../src/store/store-refusal.ts';
import type { Tables } from '../../src/store/tables.ts';
import { aBot, aJob, aKeptMatch, aKeptPlayer, anAppend, aPerson, aPlayer, aState } from './samples.ts';
import type { Place } from './suite.ts';

const PATIENCE = 60_000;

/** The schema before `live` was added to seats. */
const OLD_BACKUP = fileURLToPath(new URL('../old-data/old-data-1.jsonl.gz', import.meta.url));
const OLD_PLAYER = 'old-ada' as PlayerId;

/** Migrations, closing and backups. `elsewhere` is the other kind of database. */
export function describeKeeping(place: Place, elsewhere: Place): void {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'tabard-backup-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const file = (name: string) => path.join(folder, `${place.kind}-${name}`);

  async function withStore<T>(target: StoreTarget, use: (store: Store) => Promise<T>): Promise<T> {
    const store = await openStore(target);
    return use(store).finally(() => store.close());
  }

  async function backedUp(name: string) {
    const target = await place.freshTarget();
    const kept = await withStore(target, async (store) => {
      const filled = await fill(store);
      await backUp(target, file(name));
      return filled;
    });
    return { target, ...kept };
  }

  describe('opening', () => {
    it(
      'migrates the tables once when several nodes start concurrently',
      async () => {
        const target = await place.freshTarget();
        const stores = await Promise.all([1, 2, 3, 4].map(() => openStore(target)));
        await aKeptPlayer(stores[0] as Store);
        for (const store of stores) await store.checkWrites();
        await Promise.all(stores.map((store) => store.close()));
        await withStore(target, (store) => store.checkWrites());
      },
      PATIENCE,
    );

    it.each(migrationNames.slice(0, -1))(
      'runs the migrations after %s on existing data',
      async (latest) => {
        const target = await place.freshTarget();
        await makeOld(target, migrationNames.slice(0, migrationNames.indexOf(latest) + 1));
        await withStore(target, async (store) =>
          expect(await store.players.get(OLD_PLAYER)).toMatchObject(OLD_ONE),
        );
        const fresh = await place.freshTarget();
        await withStore(fresh, (store) => store.checkWrites());
        expect(await shapeOf(target)).toEqual(await shapeOf(fresh));
      },
      PATIENCE,
    );

    it(
      'finishes pending calls on close, and rejects new ones',
      async () => {
        const target = await place.freshTarget();
        const store = await openStore(target);
        const { id } = await aKeptMatch(store);
        const appended = store.log.append(anAppend(id, 1));
        await store.close();
        expect(await appended).toBe('kept');
        await expect(store.log.append(anAppend(id, 2))).rejects.toThrow(/store is closed/);
        await withStore(target, async (again) => expect(await again.log.entries(id, 0)).toHaveLength(1));
      },
      PATIENCE,
    );
  });

  describe('backups', () => {
    it.each([place, elsewhere])(
      'are restored completely into $kind',
      async (into) => {
        const { everything } = await backedUp(`to-${into.kind}`);
        const target = await into.freshTarget();
        await restoreBackup(file(`to-${into.kind}`), target);
        await withStore(target, async (store) => expect(await everything(store)).toEqual(everything.first));
      },
      PATIENCE,
    );

    it(
      'of an earlier version are restored and migrated',
      async () => {
        const target = await place.freshTarget();
        await restoreBackup(OLD_BACKUP, target);
        await withStore(target, async (store) => {
          const { rows } = await store.matches.ofPlayer(OLD_PLAYER, { limit: 9 });
          const waiting = rows.filter(({ status, turn, seats }) => {
            const seat = seats.findIndex(({ player }) => player === OLD_PLAYER);
            return status === 'running' && (turn >> seat) & 1;
          });
          const ids = waiting.map(({ id }) => id).sort();
          expect(ids.length).toBeGreaterThan(0);
          const awaiting = await store.matches.awaitingEach([OLD_PLAYER]);
          expect([...(awaiting.get(OLD_PLAYER) ?? [])].sort()).toEqual(ids);
          expect(rows.map(({ status }) => status).at(-1)).toBe('over');
          expect(rows.flatMap(({ seats }) => seats).some(({ isTakenOver }) => isTakenOver)).toBe(false);
        });
      },
      PATIENCE,
    );

    it(
      'of an older schema do not migrate it, and record its version',
      async () => {
        const target = await place.freshTarget();
        await makeOld(target, [OLDEST]);
        const before = await shapeOf(target);
        expect(before.migrations).toEqual([OLDEST]);
        await backUp(target, file('old'));
        expect(await shapeOf(target)).toEqual(before);
        const [head] = gunzipSync(readFileSync(file('old')))
          .toString()
          .split('\n');
        expect(JSON.parse(head)).toMatchObject({ migrations: [OLDEST] });
        const into = await elsewhere.freshTarget();
        await restoreBackup(file('old'), into);
        await withStore(into, async (store) => {
          expect(await store.players.get(OLD_PLAYER)).toMatchObject(OLD_ONE);
          // All of them stay and can sign in by their own names; new look-alikes are refused.
          for (const name of [OLD_ONE.name, ...OLD_OTHERS])
            expect(await store.players.byName(name)).toMatchObject({ name });
          for (const name of ['ADА', 'oсa'])
            expect(await store.players.add(aPlayer({ name, password: 'hash' }))).toBe(false);
          expect(await store.players.change('Оса' as PlayerId, { name: 'Moss' })).toBe('changed');
          const { id } = await aKeptMatch(store);
          await store.matches.sendAway(id, OLD_PLAYER);
          expect(await store.matches.isSentAway(id, OLD_PLAYER)).toBe(true);
        });
      },
      PATIENCE,
    );

    it(
      'of a missing store are refused, and create nothing',
      async () => {
        const target = await place.freshTarget();
        await expect(backUp(target, file('nothing'))).rejects.toThrow(StoreRefusal);
        expect(readdirSync(folder).filter((name) => name.includes('nothing'))).toEqual([]);
        if ('dataFolder' in target) expect(readdirSync(target.dataFolder)).toEqual([]);
      },
      PATIENCE,
    );

    it(
      'are consistent while others go on writing',
      async () => {
        const target = await place.freshTarget();
        const counts = await withStore(target, async (store) => {
          const matches = await Promise.all(Array.from({ length: 30 }, () => aKeptMatch(store)));
          let seq = 0;
          const round = () => Promise.all(matches.map(({ id }) => store.log.append(anAppend(id, seq))));
          let isDone = false;
          const backup = backUp(target, file('busy')).finally(() => {
            isDone = true;
          });
          while (!isDone) {
            seq += 1;
            await round();
          }
          await backup;
          return { matches, seq };
        });
        const restored = await place.freshTarget();
        await restoreBackup(file('busy'), restored);
        await withStore(restored, async (store) => {
          for (const { id } of counts.matches) {
            const row = await store.matches.get(id);
            expect(await store.log.entries(id, 0)).toHaveLength(row?.seq ?? -1);
          }
        });
        expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);
      },
      PATIENCE,
    );

    it(
      'are not restored into a store with data',
      async () => {
        const { target } = await backedUp('full');
        await expect(restoreBackup(file('full'), target)).rejects.toThrow(
          /already has players; give an empty one/,
        );
      },
      PATIENCE,
    );

    it(
      'that are invalid, truncated or changed are refused, and leave the store empty',
      async () => {
        await backedUp('good');
        const good = readFileSync(file('good'));
        const lines = gunzipSync(good).toString().trimEnd().split('\n');
        const packed = (kept: readonly string[]) => gzipSync(`${kept.join('\n')}\n`);
        const bad = {
          text: Buffer.from('not a backup'),
          empty: packed([]),
          cut: good.subarray(0, good.length - 40),
          headless: packed(lines.slice(1)),
          endless: packed(lines.slice(0, -1)),
          short: packed(lines.filter((line) => !line.includes('"token"'))),
          foreign: packed(
            lines.map((line) => (line.includes('{"table":"logins"}') ? '{"table":"secrets"}' : line)),
          ),
          trailing: packed([...lines, '{"table":"chat"}']),
        };
        const target = await place.freshTarget();
        for (const [name, bytes] of Object.entries(bad)) {
          writeFileSync(file(name), bytes);
          await expect(restoreBackup(file(name), target), name).rejects.toThrow(
            /is no backup that can be read \(line/,
          );
        }
        await expect(restoreBackup(file('missing'), target)).rejects.toThrow(/no such file/);
        writeFileSync(
          file('later'),
          packed([`${lines[0]}`.replace('0001-first', '9999-later'), ...lines.slice(1)]),
        );
        await expect(restoreBackup(file('later'), target)).rejects.toThrow(/later version of Tabard/);
        await restoreBackup(file('good'), target);
      },
      PATIENCE,
    );
  });
}

const OLDEST = '0001-first';
const OLD_ONE = { name: 'Ada', password: 'hash' };
/** Accepted by older versions: they look like the first, or like one another. */
const OLD_OTHERS = ['Аdа', 'Оса', 'Oca'];

/** Gives an empty store the schema after these migrations, and adds a person. */
async function makeOld(target: StoreTarget, steps: readonly string[]): Promise<void> {
  const database = await openPatiently(target);
  await database.db.transaction().execute(async (tx) => {
    await goBackTo(tx, database.kind, steps);
    const rest = { recovery: null, password: 'hash' };
    const rows = [
      { id: OLD_PLAYER, folded: 'ada', created: 1, ...rest, ...OLD_ONE },
      ...OLD_OTHERS.map((name, i) => ({ id: name, name, folded: `old-${i}`, created: i + 2, ...rest })),
    ];
    await tx
      .insertInto('players')
      .values(rows as never)
      .execute();
  });
  await database.close();
}

/** Every table with its columns, and the migrations. */
async function shapeOf(target: StoreTarget) {
  const read = async (tx: Transaction<Tables>) => ({
    migrations: (await tx.selectFrom('migrations').select('name').execute()).map(({ name }) => name),
    tables: (await tx.introspection.getTables()).map(({ name, columns }) => [
      name,
      ...columns.map((column) => column.name),
    ]),
  });
  return 'databaseUrl' in target
    ? readPostgres(target.databaseUrl, read)
    : readSqlite(target.dataFolder, read);
}

/** Writes a row of every kind; returns a function that reads them all. */
async function fill(store: Store) {
  const player = await aKeptPlayer(store, { name: 'Zoë 🐉 <b>', password: 'hash', recovery: 'code' });
  const guest = await aKeptPlayer(store);
  const takenOver = { ...aPerson(1, guest), kind: 'bot' as const, bot: 'greedy', isTakenOver: true };
  const people = [aPerson(0, player), takenOver];
  // More rows than one page.
  const seats = [...people, ...Array.from({ length: 450 }, (_, i) => aBot(i + 2))];
  const match = await aKeptMatch(store, {
    seats,
    host: player.id,
    start: aState({ a: [1, '\0"'] }),
    turn: 3,
  });
  for (let seq = 1; seq <= 3; seq++) await store.log.append(anAppend(match.id, seq, { job: aJob(match.id) }));
  await store.log.putSnapshot(match.id, { seq: 400, rules: 1, count: 400, state: aState({ b: 2 }) });
  await store.logins.add({ token: 'token', player: player.id, expires: 1e13 });
  await store.shuns.set(player.id, guest.id, 'mute');
  await store.matches.sendAway(match.id, guest.id);
  await store.contents.put('content', 'lamplight', { cards: ['one'] });
  await store.settings.keep('secret', 'first');
  await store.chat.add({ match: match.id, player: guest.id, name: guest.name, text: 'hello', at: 1 });
  const read = async (from: Store) => ({
    players: [await from.players.get(player.id), await from.players.byName('ZOË 🐉 <B>')],
    match: await from.matches.get(match.id),
    mine: await from.matches.ofPlayer(player.id, { limit: 5 }),
    awaiting: await from.matches.awaiting(player.id),
    entries: await from.log.entries(match.id, 0),
    snapshot: await from.log.latestSnapshot(match.id),
    login: await from.logins.get('token', 0),
    shuns: await from.shuns.of(player.id),
    sentAway: await from.matches.isSentAway(match.id, guest.id),
    content: await from.contents.get('content'),
    secret: await from.settings.keep('secret', 'second'),
    chat: await from.chat.recent(match.id, 9),
  });
  return { everything: Object.assign(read, { first: await read(store) }) };
}

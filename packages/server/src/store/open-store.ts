import { migrate } from './migrations/migrate.ts';
import { openPostgres } from './postgres.ts';
import { limitsOf, PATIENT } from './postgres-pool.ts';
import { chatIn } from './sql-store/chat.ts';
import { contentsIn } from './sql-store/contents.ts';
import type { Database } from './sql-store/database.ts';
import { jobsIn } from './sql-store/jobs.ts';
import { logIn } from './sql-store/log.ts';
import { loginsIn } from './sql-store/logins.ts';
import { matchesIn } from './sql-store/matches.ts';
import { playersIn } from './sql-store/players.ts';
import { resultsIn } from './sql-store/results.ts';
import { settingsIn } from './sql-store/settings.ts';
import { sheetsIn } from './sql-store/sheets.ts';
import { shunsIn } from './sql-store/shuns.ts';
import { openSqlite } from './sqlite.ts';
import type { Store } from './store.ts';

/** SQLite in a folder, or the PostgreSQL at an address. */
export type StoreTarget =
  | { readonly dataFolder: string }
  | {
      readonly databaseUrl: string;
      /** The time limit of a query. */
      readonly seconds?: number;
    };

const DATABASE_SECONDS = 10;

/** Opens and migrates the store. */
export async function openStore(target: StoreTarget): Promise<Store> {
  return storeIn(await openDatabase(target));
}

/** Opens the database with the time limits of interactive use. */
async function openDatabase(target: StoreTarget): Promise<Database> {
  const patient = await openPatiently(target);
  if (!('databaseUrl' in target)) return patient;
  await patient.close();
  return openPostgres(target.databaseUrl, limitsOf(target.seconds ?? DATABASE_SECONDS));
}

/** Opens and migrates the database with the time limits of long work. */
export async function openPatiently(target: StoreTarget): Promise<Database> {
  const database =
    'databaseUrl' in target
      ? await openPostgres(target.databaseUrl, PATIENT)
      : await openSqlite(target.dataFolder);
  try {
    await migrate(database.db, database.kind);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

function storeIn(database: Database): Store {
  return {
    kind: database.kind,
    settings: settingsIn(database),
    players: playersIn(database),
    logins: loginsIn(database),
    shuns: shunsIn(database),
    matches: matchesIn(database),
    log: logIn(database),
    jobs: jobsIn(database),
    contents: contentsIn(database),
    chat: chatIn(database),
    sheets: sheetsIn(database),
    results: resultsIn(database),
    notify: database.notify,
    listen: database.listen,
    async checkWrites() {
      await database.checkRoom();
      const row = { name: 'last-check', value: new Date().toISOString() };
      const written = database.db.insertInto('settings').values(row);
      await written.onConflict((c) => c.column('name').doUpdateSet(row)).execute();
    },
    close: database.close,
  };
}

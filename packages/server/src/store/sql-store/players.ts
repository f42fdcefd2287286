import { sql, type Transaction } from 'kysely';
import { foldName, lookOf } from '../person-names.ts';
import type { MatchId, Player, PlayerId } from '../rows.ts';
import type { Store } from '../store.ts';
import { plainText, StoreRefusal } from '../store-refusal.ts';
import type { Tables } from '../tables.ts';
import { type Database, held } from './database.ts';
import { liveMatchesOf } from './live-seats.ts';
import { withSecrets } from './logins.ts';
import { removePlayer, SUBSTITUTE } from './remove-player.ts';
import { mergeResults } from './results.ts';
import { mergeSheets } from './sheets.ts';
import { sweepGuests } from './sweep-guests.ts';

export function playersIn(database: Database): Store['players'] {
  const { db } = database;
  return {
    async get(id) {
      const row = await db.selectFrom('players').selectAll().where('id', '=', id).executeTakeFirst();
      return row && playerOf(row);
    },
    async byName(name) {
      const account = db.selectFrom('players').selectAll().where('folded', '=', foldName(name));
      const row = await account.where('password', 'is not', null).executeTakeFirst();
      return row && playerOf(row);
    },
    async holderOf(name) {
      const accounts = db.selectFrom('players').selectAll().where('password', 'is not', null);
      const alike = accounts.where((e) =>
        e.or([e('folded', '=', foldName(name)), e('look', '=', lookOf(name))]),
      );
      const row = await alike.limit(1).executeTakeFirst();
      return row && playerOf(row);
    },
    async add(player) {
      const added = await db
        .insertInto('players')
        .values(rowOf(player))
        .onConflict((c) => c.doNothing())
        .returning('id')
        .executeTakeFirst();
      return added !== undefined;
    },
    change: (...args) => changePlayer(database, ...args),
    remove: (id) => db.transaction().execute((tx) => removePlayer(tx, id)),
    merge: (from, into) => db.transaction().execute((tx) => merge(tx, from, into)),
    sweepGuests: (idle) => sweepGuests(db, idle),
  };
}

type PlayerChange = Parameters<Store['players']['change']>[1];

async function changePlayer(
  database: Database,
  ...[id, change, expected = {}]: Parameters<Store['players']['change']>
): ReturnType<Store['players']['change']> {
  try {
    return await database.db.transaction().execute(async (tx) => {
      const person = withSecrets(tx.selectFrom('players').select('id').where('id', '=', id), expected);
      if (!(await held(database.kind, person).executeTakeFirst())) return 'stale';
      // Updates only the changed columns: another node may be changing the others.
      await tx.updateTable('players').set(columnsOf(change)).where('id', '=', id).execute();
      if ('password' in change) await tx.deleteFrom('logins').where('player', '=', id).execute();
      if (change.name !== undefined) await renameAtOpenTables(tx, id, change.name);
      return 'changed';
    });
  } catch (error) {
    if (database.isUniqueViolation(error)) return 'taken';
    throw error;
  }
}

function columnsOf({ name, ...secrets }: PlayerChange): Partial<Tables['players']> {
  return {
    ...(name !== undefined && nameColumns(name)),
    ...('password' in secrets && { password: secrets.password ?? null }),
    ...('recovery' in secrets && { recovery: secrets.recovery ?? null }),
  };
}

/** The seats of begun matches, and chat lines, keep the name they had. */
async function renameAtOpenTables(tx: Transaction<Tables>, player: PlayerId, name: string): Promise<void> {
  const seats = tx.updateTable('seats').set({ name }).where('player', '=', player).where('live', '=', 1);
  const open = sql<string>`(select id from matches where id = seats.match and status = 'open')`;
  await seats.where('match', 'in', open).execute();
}

async function merge(tx: Transaction<Tables>, from: PlayerId, into: PlayerId): Promise<readonly MatchId[]> {
  const heir = await tx.selectFrom('players').select('name').where('id', '=', into).executeTakeFirst();
  if (!heir || from === into) {
    throw new StoreRefusal(`The matches of "${from}" need another person to go to; "${into}" is none.`);
  }
  const changed = await liveMatchesOf(tx, from);
  await vacateBeside(tx, from, into);
  await tx.updateTable('seats').set({ player: into }).where('player', '=', from).execute();
  await tx.updateTable('chat').set({ player: into }).where('player', '=', from).execute();
  await tx.updateTable('matches').set({ host: into }).where('host', '=', from).execute();
  await renameAtOpenTables(tx, into, heir.name);
  await mergeShuns(tx, from, into);
  await mergeSentAway(tx, from, into);
  await mergeSheets(tx, from, into);
  await mergeResults(tx, from, into);
  await tx.deleteFrom('players').where('id', '=', from).execute();
  return changed;
}

/** Nobody plays two seats of a match: the guest's becomes open before the start, and a bot's after it. */
async function vacateBeside(tx: Transaction<Tables>, from: PlayerId, into: PlayerId): Promise<void> {
  const beside = (status: 'open' | 'running') =>
    sql<string>`(select other.match from seats as other inner join matches on matches.id = other.match
      where other.match = seats.match and other.player = ${into} and matches.status = ${status})`;
  const seats = tx.updateTable('seats').where('player', '=', from);
  const open = { kind: 'open' as const, player: null, name: '', bot: null };
  await seats.set(open).where('match', 'in', beside('open')).execute();
  const bot = { kind: 'bot' as const, player: null, bot: SUBSTITUTE };
  await seats.set(bot).where('match', 'in', beside('running')).execute();
}

/** Bans from tables are merged too. */
async function mergeSentAway(tx: Transaction<Tables>, from: PlayerId, into: PlayerId): Promise<void> {
  const rows = await tx.selectFrom('sent_away').select('match').where('player', '=', from).execute();
  if (!rows.length) return;
  await tx
    .insertInto('sent_away')
    .values(rows.map(({ match }) => ({ match, player: into })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** If both have shunned the same person, the account's own entry stands. */
async function mergeShuns(tx: Transaction<Tables>, from: PlayerId, into: PlayerId): Promise<void> {
  const rows = await tx
    .selectFrom('shuns')
    .selectAll()
    .where((e) => e.or([e('player', '=', from), e('other', '=', from)]))
    .execute();
  const moved = rows
    .map((row) => ({
      player: row.player === from ? into : row.player,
      other: row.other === from ? into : row.other,
      kind: row.kind,
    }))
    .filter(({ player, other }) => player !== other);
  for (const shun of moved) {
    await tx
      .insertInto('shuns')
      .values(shun)
      .onConflict((c) => c.doNothing())
      .execute();
  }
}

function nameColumns(name: string): Pick<Tables['players'], 'name' | 'folded' | 'look'> {
  return { name: plainText('The name', name), folded: foldName(name), look: lookOf(name) };
}

function rowOf(player: Player): Tables['players'] {
  return {
    id: player.id,
    ...nameColumns(player.name),
    password: player.password ?? null,
    recovery: player.recovery ?? null,
    created: player.created,
  };
}

function playerOf({ id, name, password, recovery, created }: Tables['players']): Player {
  return {
    id: id as PlayerId,
    name,
    password: password ?? undefined,
    recovery: recovery ?? undefined,
    created,
  };
}

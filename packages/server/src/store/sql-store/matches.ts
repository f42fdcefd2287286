import type { Options } from '@tabard/engine';
import type { Kysely, Transaction } from 'kysely';
import type { MatchId, MatchRow, SeatRow } from '../rows.ts';
import type { Store } from '../store.ts';
import type { Tables } from '../tables.ts';
import { type Database, held } from './database.ts';
import { putJob } from './jobs.ts';
import { LIVE, markSeats } from './live-seats.ts';
import { awaitingEach, lobby, matchesOfPlayer, runningOf } from './match-lists.ts';
import { listingOf, rowOfMatch, rowOfProgress, rowOfSeat, seatColumns } from './match-rows.ts';
import { setProgress } from './set-progress.ts';
import { sweepTables } from './sweep-tables.ts';

export function matchesIn(database: Database): Store['matches'] {
  const { db } = database;
  return {
    add: (match) => addMatch(database, match),
    get: (id) => getMatch(db, id),
    async byCode(code) {
      const row = await db.selectFrom('matches').select('id').where('code', '=', code).executeTakeFirst();
      return row && getMatch(db, row.id as MatchId);
    },
    open: (page) => lobby(db, 'open', page),
    running: (page) => lobby(db, 'running', page),
    ofPlayer: (player, page) => matchesOfPlayer(db, player, page),
    async awaiting(player) {
      const matches = (await awaitingEach(db, [player])).get(player) ?? [];
      return { count: matches.length, next: matches[0] };
    },
    awaitingEach: (players) => awaitingEach(db, players),
    sweepOpen: (created) => sweepTables(db, created),
    async openOf(host, most) {
      const rows = db.selectFrom('matches').select('id').where('host', '=', host);
      return (await rows.where('status', '=', 'open').limit(most).execute()).length;
    },
    runningOf: (person) => runningOf(db, person),
    sit: (...args) => db.transaction().execute((tx) => sit(database, tx, ...args)),
    begin: (...args) => db.transaction().execute((tx) => begin(database, tx, ...args)),
    setProgress: (...args) => db.transaction().execute((tx) => setProgress(tx, ...args)),
    async sendAway(match, player) {
      const row = db.insertInto('sent_away').values({ match, player });
      await row.onConflict((c) => c.columns(['match', 'player']).doNothing()).execute();
    },
    async isSentAway(match, player) {
      const rows = db.selectFrom('sent_away').select('player').where('match', '=', match);
      return (await rows.where('player', '=', player).executeTakeFirst()) !== undefined;
    },
    async setRematch(match, next, instead) {
      const { numUpdatedRows } = await db
        .updateTable('matches')
        .set({ rematch: next })
        .where('id', '=', match)
        .where('rematch', instead ? '=' : 'is', instead ?? null)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
    remove: (match) => db.transaction().execute((tx) => removeMatch(database, tx, match)),
  };
}

async function addMatch({ db, isUniqueViolation }: Database, match: MatchRow): Promise<boolean> {
  try {
    await db.transaction().execute(async (tx) => {
      await tx.insertInto('matches').values(rowOfMatch(match)).execute();
      await tx
        .insertInto('seats')
        .values(match.seats.map((seat) => rowOfSeat(match, seat)))
        .execute();
      if (!match.start) return;
      await tx
        .insertInto('starts')
        .values({ match: match.id, state: JSON.stringify(match.start) })
        .execute();
    });
    return true;
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}

async function getMatch(db: Kysely<Tables>, id: MatchId): Promise<MatchRow | undefined> {
  const [row, seats] = await Promise.all([
    db
      .selectFrom('matches')
      .leftJoin('starts', 'starts.match', 'matches.id')
      .selectAll('matches')
      .select('starts.state as start')
      .where('matches.id', '=', id)
      .executeTakeFirst(),
    db.selectFrom('seats').selectAll().where('match', '=', id).orderBy('seat').execute(),
  ]);
  if (!row) return undefined;
  return {
    ...listingOf(row, seats),
    seed: row.seed,
    start: row.start === null ? undefined : JSON.parse(row.start),
  };
}

/** Locks a table while its seats change, so that it cannot begin or be closed meanwhile. */
async function hold({ kind }: Database, tx: Transaction<Tables>, id: MatchId) {
  const query = tx.selectFrom('matches').select(['status', 'host', 'options']).where('id', '=', id);
  return held(kind, query).executeTakeFirst();
}

async function sit(
  database: Database,
  tx: Transaction<Tables>,
  ...[id, seat, expected, options]: Parameters<Store['matches']['sit']>
): Promise<boolean> {
  const match = await hold(database, tx, id);
  const statuses = expected.status ? [expected.status] : LIVE;
  if (!match || !statuses.includes(match.status)) return false;
  if (options && match.options !== JSON.stringify(options.before)) return false;
  if (seat.kind === 'person' && (await sitsElsewhere(tx, id, seat))) return false;
  const { numUpdatedRows } = await tx
    .updateTable('seats')
    .set(seatColumns(seat))
    .where('match', '=', id)
    .where('seat', '=', seat.seat)
    .where('kind', '=', expected.kind)
    .where('player', expected.player ? '=' : 'is', expected.player ?? null)
    .$if(expected.isTakenOver !== undefined, (query) =>
      query.where('taken_over', '=', expected.isTakenOver ? 1 : 0),
    )
    .executeTakeFirst();
  if (numUpdatedRows > 0n && options) await setOptions(tx, id, options.after);
  return numUpdatedRows > 0n;
}

async function setOptions(tx: Transaction<Tables>, id: MatchId, options: Options): Promise<void> {
  const change = { options: JSON.stringify(options) };
  await tx.updateTable('matches').set(change).where('id', '=', id).execute();
}

async function sitsElsewhere(tx: Transaction<Tables>, id: MatchId, { seat, player }: SeatRow) {
  if (player === undefined) return false;
  const others = tx.selectFrom('seats').select('seat').where('match', '=', id).where('seat', '<>', seat);
  const own = others.where('player', '=', player).where('kind', '<>', 'open');
  return (await own.executeTakeFirst()) !== undefined;
}

async function begin(
  database: Database,
  tx: Transaction<Tables>,
  ...[id, progress, job]: Parameters<Store['matches']['begin']>
): Promise<boolean> {
  const match = await hold(database, tx, id);
  if (match?.status !== 'open') return false;
  const open = tx.selectFrom('seats').select('seat').where('match', '=', id).where('kind', '=', 'open');
  if (await open.executeTakeFirst()) return false;
  await tx.updateTable('matches').set(rowOfProgress(progress)).where('id', '=', id).execute();
  await markSeats(tx, id, progress.status);
  if (job) await putJob(tx, job);
  return true;
}

async function removeMatch(database: Database, tx: Transaction<Tables>, id: MatchId): Promise<boolean> {
  const match = await hold(database, tx, id);
  if (match?.status !== 'open') return false;
  const people = tx.selectFrom('seats').select('player').where('match', '=', id).where('kind', '=', 'person');
  if ((await people.execute()).some(({ player }) => player !== match.host)) return false;
  await tx.deleteFrom('matches').where('id', '=', id).execute();
  return true;
}

import { sql } from 'kysely';
import type { LeasedJob, MatchId } from '../rows.ts';
import type { Store } from '../store.ts';
import type { JobsTable } from '../tables.ts';
import type { Database } from './database.ts';

export function jobsIn({ db, kind }: Database): Store['jobs'] {
  return {
    async claim(owner, now, lease, limit) {
      const due = db
        .selectFrom('jobs')
        .select('match')
        .where('lease', '<=', now)
        .where('due', '<=', now)
        .orderBy('lease')
        .limit(limit);
      const claimed = await db
        .updateTable('jobs')
        .set({ owner, lease })
        .where('match', 'in', kind === 'postgres' ? due.forUpdate().skipLocked() : due)
        .returningAll()
        .execute();
      return claimed.map(jobOf);
    },
    async get(match) {
      const row = await db.selectFrom('jobs').selectAll().where('match', '=', match).executeTakeFirst();
      return row && jobOf(row);
    },
    async put(job) {
      await putJob(db, job);
    },
    async drop(match, seq) {
      await db.deleteFrom('jobs').where('match', '=', match).where('seq', '=', seq).execute();
    },
    async release(owner) {
      await db
        .updateTable('jobs')
        .set({ lease: sql.ref('due') })
        .where('owner', '=', owner)
        .execute();
    },
    async pullIn(latest, now) {
      await db
        .updateTable('jobs')
        .set({ due: now, lease: now })
        .where('lease', '>', latest)
        .where('due', '>', latest)
        .where('kind', '<>', 'clock')
        .execute();
    },
    async releaseAll() {
      await db
        .updateTable('jobs')
        .set({ lease: sql.ref('due') })
        .execute();
    },
  };
}

/** Stores the one job of a match, unless there is one for a later entry. */
export async function putJob(db: Database['db'], job: LeasedJob): Promise<void> {
  const { match: _, ...change } = job;
  await db
    .insertInto('jobs')
    .values(job)
    .onConflict((c) => c.column('match').doUpdateSet(change).where('jobs.seq', '<=', job.seq))
    .execute();
}

function jobOf(row: JobsTable): LeasedJob {
  return { ...row, match: row.match as MatchId };
}

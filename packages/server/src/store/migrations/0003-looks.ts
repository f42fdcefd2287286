import type { Transaction } from 'kysely';
import { foldName, lookOf } from '../person-names.ts';
import type { Tables } from '../tables.ts';
import type { Migration } from './migration.ts';

const ROWS_AT_ONCE = 500;

/**
 * No two accounts may have names that look alike. Existing ones stay: the oldest gets the look, the others none until
 * they are renamed. People sign in with the folded name, which distinguishes look-alikes.
 */
export const looks: Migration = {
  name: '0003-looks',
  statements: ({ key }) => [
    `alter table players add column look ${key}`,
    'create unique index players_look on players (look) where password is not null',
  ],
  async rows(tx) {
    const taken = new Set<string>();
    for (const isAccount of [true, false])
      for await (const player of playersOf(tx, isAccount ? 'is not' : 'is')) {
        const look = lookOf(player.name);
        const own = isAccount && taken.has(look) ? null : look;
        if (isAccount) taken.add(look);
        const change = { folded: foldName(player.name), look: own };
        await tx.updateTable('players').set(change).where('id', '=', player.id).execute();
      }
  },
};

/** The oldest first. */
async function* playersOf(tx: Transaction<Tables>, password: 'is' | 'is not') {
  for (let offset = 0; ; offset += ROWS_AT_ONCE) {
    const rows = await tx
      .selectFrom('players')
      .select(['id', 'name'])
      .where('password', password, null)
      .orderBy('created')
      .orderBy('id')
      .limit(ROWS_AT_ONCE)
      .offset(offset)
      .execute();
    yield* rows;
    if (rows.length < ROWS_AT_ONCE) return;
  }
}

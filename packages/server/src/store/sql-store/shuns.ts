import type { PlayerId } from '../rows.ts';
import type { Store } from '../store.ts';
import type { Database } from './database.ts';

export function shunsIn({ db }: Database): Store['shuns'] {
  return {
    async of(player) {
      const rows = await db
        .selectFrom('shuns')
        .innerJoin('players', 'players.id', 'shuns.other')
        .select(['shuns.other', 'players.name', 'shuns.kind'])
        .where('shuns.player', '=', player)
        .orderBy('players.folded')
        .orderBy('shuns.other')
        .execute();
      return rows.map(({ other, name, kind }) => ({ player: other as PlayerId, name, kind }));
    },
    async set(player, other, kind) {
      if (kind) {
        const shun = db.insertInto('shuns').values({ player, other, kind });
        await shun.onConflict((c) => c.columns(['player', 'other']).doUpdateSet({ kind })).execute();
        return;
      }
      await db.deleteFrom('shuns').where('player', '=', player).where('other', '=', other).execute();
    },
    async isBlocked(a, b) {
      const block = await db
        .selectFrom('shuns')
        .select('kind')
        .where('kind', '=', 'block')
        .where((e) =>
          e.or([
            e.and([e('player', '=', a), e('other', '=', b)]),
            e.and([e('player', '=', b), e('other', '=', a)]),
          ]),
        )
        .executeTakeFirst();
      return block !== undefined;
    },
  };
}

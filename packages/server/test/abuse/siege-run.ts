import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshDatabase } from '../postgres.ts';
import { scratch } from '../running.ts';
import { ATTACKS } from './attacks/index.ts';
import { BesiegedServer, told } from './siege.ts';

/** More than a server with a few tables needs, and far less than what one attacker once made it take. */
const MOST_MEGABYTES = 700;
const PATIENCE = 600_000;

const PLACES = {
  SQLite: async () => ({ TABARD_DATA: scratch() }),
  PostgreSQL: async () => ({ DATABASE_URL: await freshDatabase() }),
};

/** Plays every attack for this many seconds against a server on each store, while honest tables play on. */
export function describeSieges(seconds: number): void {
  describe.each(Object.entries(PLACES))('a server on %s', (kind, place) => {
    let server: BesiegedServer;
    beforeAll(async () => {
      server = await BesiegedServer.open(await place());
    }, PATIENCE);
    afterAll(() => server?.close(), PATIENCE);

    it.each(Object.entries(ATTACKS))(
      'lets honest tables play on under %s',
      async (name, attack) => {
        const report = await server.endure(attack, seconds);
        console.info(told(`${kind}, ${name}`, report));
        expect(report.megabytes).toBeLessThan(MOST_MEGABYTES);
      },
      PATIENCE + seconds * 10_000,
    );
  });
}

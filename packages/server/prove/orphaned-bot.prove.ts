import { afterAll, expect, it } from 'vitest';
import { seatGuests } from '../src/client/index.ts';
import { BusyTable } from '../test/busy-table.ts';
import { freshDatabase } from '../test/postgres.ts';
import { type ServerProcess, startServerProcess } from '../test/server-process.ts';

const PLAN = { game: 'shadow-of-omega', seats: 1, bots: 2 };
const PATIENCE = 120_000;
const nodes: ServerProcess[] = [];

afterAll(async () => {
  await Promise.all(nodes.map((node) => node.stop()));
}, PATIENCE);

it(
  'a bot whose node dies before its move is taken over by another node',
  async () => {
    const DATABASE_URL = await freshDatabase();
    const slow = await startServerProcess({ DATABASE_URL, TABARD_BOT_PAUSE: '3000' });
    const other = await startServerProcess({ DATABASE_URL });
    nodes.push(slow, other);
    const seated = await seatGuests(slow.url, PLAN);
    const table = new BusyTable(PLAN, seated);
    await table.playWhileAsked();
    const start = performance.now();
    await slow.kill();
    const moved = seated.guests[0].elsewhere(other.url);
    await moved.connect();
    await moved.watch(table.match);
    const before = moved.sights.get(table.match)?.version ?? 0;
    while ((moved.sights.get(table.match)?.version ?? 0) <= before)
      await new Promise<void>((resolve) => {
        moved.changed = () => resolve();
      });
    console.info(`the bot moved ${Math.round(performance.now() - start)} ms after its node had died`);
    expect(moved.sights.get(table.match)?.version).toBeGreaterThan(before);
    moved.leave();
  },
  PATIENCE,
);

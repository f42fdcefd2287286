import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { it } from 'vitest';
import { openStore } from '../src/store/open-store.ts';
import { BUSY_HOUSE, killAgainAndAgain, RIVALS } from '../test/kill-run.ts';
import { freshDatabase } from '../test/postgres.ts';

const KILLS = 200;
/** On SQLite the jobs of bots are released at once, since there is no other node. */
const WITH_BOT = [...BUSY_HOUSE, { ...RIVALS, seats: 1, bots: 1 }];
/** Takes minutes on an idle machine, and hours on a busy one. */
const PATIENCE = 6 * 3_600_000;

it.concurrent(
  'a server on SQLite loses nothing it acknowledged and keeps nothing twice, killed two hundred times',
  async ({ expect }) => {
    const data = mkdtempSync(path.join(tmpdir(), 'tabard-kill-'));
    try {
      const report = await killAgainAndAgain({
        kills: KILLS,
        tables: WITH_BOT,
        settings: { TABARD_DATA: data },
        openStore: () => openStore({ dataFolder: data }),
        told: (report) => console.info('on SQLite so far:', JSON.stringify(report)),
      });
      console.info('killed on SQLite:', JSON.stringify(report));
      expect(report.kills).toBe(KILLS);
    } finally {
      rmSync(data, { recursive: true, force: true });
    }
  },
  PATIENCE,
);

it.concurrent(
  'nor does one on PostgreSQL',
  async ({ expect }) => {
    const databaseUrl = await freshDatabase();
    const report = await killAgainAndAgain({
      kills: KILLS,
      tables: BUSY_HOUSE,
      settings: { DATABASE_URL: databaseUrl },
      openStore: () => openStore({ databaseUrl }),
      told: (report) => console.info('on PostgreSQL so far:', JSON.stringify(report)),
    });
    console.info('killed on PostgreSQL:', JSON.stringify(report));
    expect(report.kills).toBe(KILLS);
  },
  PATIENCE,
);

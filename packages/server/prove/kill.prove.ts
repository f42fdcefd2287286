import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { openStore } from '../src/store/open-store.ts';
import { BUSY_HOUSE, killAgainAndAgain, RIVALS } from '../test/kill-run.ts';
import { freshDatabase } from '../test/postgres.ts';

const KILLS = 200;
/** On SQLite bots are called back to their work at once: no other node could be at it. */
const WITH_BOT = [...BUSY_HOUSE, { ...RIVALS, seats: 1, bots: 1 }];
const PATIENCE = 1_800_000;

it(
  'a server on SQLite loses nothing it acknowledged and keeps nothing twice, killed two hundred times',
  async () => {
    const data = mkdtempSync(path.join(tmpdir(), 'tabard-kill-'));
    try {
      const report = await killAgainAndAgain({
        kills: KILLS,
        tables: WITH_BOT,
        settings: { TABARD_DATA: data },
        openStore: () => openStore({ dataFolder: data }),
      });
      console.info('killed on SQLite:', JSON.stringify(report));
      expect(report.kills).toBe(KILLS);
    } finally {
      rmSync(data, { recursive: true, force: true });
    }
  },
  PATIENCE,
);

it(
  'nor does one on PostgreSQL',
  async () => {
    const databaseUrl = await freshDatabase();
    const report = await killAgainAndAgain({
      kills: KILLS,
      tables: BUSY_HOUSE,
      settings: { DATABASE_URL: databaseUrl },
      openStore: () => openStore({ databaseUrl }),
    });
    console.info('killed on PostgreSQL:', JSON.stringify(report));
    expect(report.kills).toBe(KILLS);
  },
  PATIENCE,
);

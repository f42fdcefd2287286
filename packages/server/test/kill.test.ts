import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { openStore } from '../src/store/open-store.ts';
import { BUSY_HOUSE, killAgainAndAgain } from './kill-run.ts';

/** The long proof kills two hundred times. */
const KILLS = 8;

it('a server that is killed at random moments loses no acknowledged choice and commits none twice', async () => {
  const data = mkdtempSync(path.join(tmpdir(), 'tabard-kill-'));
  try {
    const report = await killAgainAndAgain({
      kills: KILLS,
      tables: BUSY_HOUSE,
      settings: { TABARD_DATA: data },
      openStore: () => openStore({ dataFolder: data }),
    });
    console.info('killed:', JSON.stringify(report));
    expect(report.kills).toBe(KILLS);
    expect(report.acknowledged).toBeGreaterThan(KILLS);
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}, 1_200_000);

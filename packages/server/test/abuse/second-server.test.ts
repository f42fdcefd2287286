import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, vi } from 'vitest';
import { startServer } from '../../src/serve.ts';
import { backUp } from '../../src/store/backup.ts';
import { restoreBackup } from '../../src/store/restore-backup.ts';
import { Browser } from '../browser.ts';
import { quickConfig, scratch } from '../running.ts';
import { startServerProcess } from '../server-process.ts';

vi.setConfig({ testTimeout: 120_000 });

const home = scratch();
const command = fileURLToPath(new URL('../../../cli/bin/tabard.mjs', import.meta.url));

/** Runs the command to its end; returns its exit code and standard error. */
function run(words: readonly string[]): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, [command, ...words], {
    env: { ...process.env, DATABASE_URL: '' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (text) => {
    said += text;
  });
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, said })));
}

describe('a second server on one data folder', () => {
  it('is refused in a sentence, and the first goes on; after a SIGKILL another can start at once', async () => {
    const data = path.join(home, 'data');
    const settings = { TABARD_DATA: data };
    let first = await startServerProcess(settings);
    try {
      for (let kills = 0; kills < 3; kills++) {
        const ada = await new Browser(first.url).guest(`Ada ${kills}`);
        const refused = await run(['serve', '--port', '0', '--data', data]);
        expect(refused.code).toBe(2);
        expect(refused.said).toMatch(/^tabard: [Aa]nother server uses the data folder [^\n]*\n$/);
        expect((await ada.get('/me')).person).toMatchObject({ name: `Ada ${kills}` });
        await first.kill();
        first = await startServerProcess(settings);
        const again = new Browser(first.url);
        again.cookie = ada.cookie;
        expect((await again.get('/me')).person).toMatchObject({ name: `Ada ${kills}` });
      }
      expect(await first.stop()).toBe(0);
      const after = await startServerProcess(settings);
      expect(await after.stop()).toBe(0);
    } finally {
      await first.kill();
    }
  });

  it('is refused in the same process too, and so is a restore; backups are allowed', async () => {
    const data = path.join(home, 'same');
    const config = quickConfig({ TABARD_DATA: data });
    const first = await startServer(config);
    try {
      await new Browser(first.url).guest('Ada');
      await expect(startServer(config)).rejects.toThrow(/^Another server uses the data folder/);
      const backup = path.join(home, 'same.gz');
      expect(await run(['backup', backup, '--data', data])).toEqual({ code: 0, said: '' });
      await backUp({ dataFolder: data }, backup);
      await expect(restoreBackup(backup, { dataFolder: data })).rejects.toThrow(/^Another server uses/);
    } finally {
      await first.close();
    }
    const second = await startServer(config);
    await second.close();
  });
});

import { chmodSync, readdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { backUp } from '../../src/store/backup.ts';
import { restoreBackup } from '../../src/store/restore-backup.ts';
import { Browser } from '../browser.ts';
import { runServer, scratch } from '../running.ts';
import { startServerProcess } from '../server-process.ts';

vi.setConfig({ testTimeout: 120_000 });

const home = scratch();
const modeOf = (file: string) => (statSync(file).mode & 0o777).toString(8);
const modesIn = (folder: string) =>
  Object.fromEntries(readdirSync(folder).map((name) => [name, modeOf(path.join(folder, name))]));

describe.each(['000', '022', '277'])('files made under the umask %s', (digits) => {
  const umask = Number.parseInt(digits, 8);
  let before = 0;
  beforeEach(() => {
    before = process.umask(umask);
  });
  afterEach(() => {
    process.umask(before);
  });

  it('are accessible to their owner only: the folder, the database, its WAL and shared memory, the lock and the backups', async () => {
    const data = path.join(home, `umask-${digits}`, 'data');
    const server = await startServerProcess({ TABARD_DATA: data });
    try {
      await new Browser(server.url).guest('Ada');
      expect(modeOf(data)).toBe('700');
      const modes = modesIn(data);
      expect(Object.keys(modes).sort()).toEqual([
        'tabard.db',
        'tabard.db-shm',
        'tabard.db-wal',
        'tabard.lock',
      ]);
      expect(new Set(Object.values(modes))).toEqual(new Set(['600']));
      const backup = path.join(data, 'backup.jsonl.gz');
      // A planted file of an attacker.
      writeFileSync(`${backup}.part`, '');
      chmodSync(`${backup}.part`, 0o666);
      await backUp({ dataFolder: data }, backup);
      expect(modeOf(backup)).toBe('600');
      const restored = path.join(home, `umask-${digits}`, 'restored');
      await restoreBackup(backup, { dataFolder: restored });
      expect([modeOf(restored), ...new Set(Object.values(modesIn(restored)))]).toEqual(['700', '600']);
    } finally {
      await server.kill();
    }
  });
});

describe('a data folder that is open to others', () => {
  it('is made private by the server, which logs it; targets of links are not changed', async () => {
    const data = path.join(home, 'open');
    const first = await runServer({ TABARD_DATA: data });
    await new Browser(first.url).guest('Ada');
    await first.close();
    const elsewhere = path.join(home, 'elsewhere.txt');
    writeFileSync(elsewhere, 'not ours');
    chmodSync(elsewhere, 0o644);
    symlinkSync(elsewhere, path.join(data, 'link'));
    writeFileSync(path.join(data, 'old-backup.gz'), '');
    for (const name of ['tabard.db', 'old-backup.gz']) chmodSync(path.join(data, name), 0o664);
    chmodSync(data, 0o755);
    let written = '';
    const write = (line: string) => {
      written += line;
    };
    const second = await runServer({ TABARD_DATA: data, TABARD_LOG_LEVEL: 'warn' }, { logTo: { write } });
    expect(modeOf(data)).toBe('700');
    const { link: _, ...modes } = modesIn(data);
    expect(new Set(Object.values(modes))).toEqual(new Set(['600']));
    expect(modeOf(elsewhere)).toBe('644');
    for (const [file, mode] of [
      [data, '0755'],
      [path.join(data, 'tabard.db'), '0664'],
      [path.join(data, 'old-backup.gz'), '0664'],
    ])
      expect(written).toContain(`${file} was open to other users (${mode}); only its owner may use it now.`);
    await second.close();
    written = '';
    const third = await runServer({ TABARD_DATA: data, TABARD_LOG_LEVEL: 'warn' }, { logTo: { write } });
    await third.close();
    expect(written).toBe('');
  });
});

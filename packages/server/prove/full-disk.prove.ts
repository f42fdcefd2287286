import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it, vi } from 'vitest';
import { Browser } from '../test/browser.ts';
import { scratch } from '../test/running.ts';

const PATIENCE = 120_000;
const command = fileURLToPath(new URL('../../cli/bin/tabard.mjs', import.meta.url));
const disk = scratch();
const children: ChildProcess[] = [];
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
});

/** A server whose data lie on a disk of 24 MB, a file system in memory that it alone sees. */
async function startOnSmallDisk(): Promise<{ child: ChildProcess; url: string }> {
  const script = 'mount -t tmpfs -o size=24m none "$1" && exec "$2" "$3" serve --port 0 --data "$1/data"';
  const child = spawn(
    'unshare',
    ['--map-root-user', '--mount', 'sh', '-c', script, 'sh', disk, process.execPath, command],
    {
      env: { ...process.env, DATABASE_URL: '', TABARD_LOG_LEVEL: 'silent', TABARD_SIGN_INS_PER_MINUTE: '0' },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  children.push(child);
  for await (const line of createInterface({ input: child.stdout })) {
    const [url] = /http:\/\/127\.0\.0\.1:\d+/.exec(line) ?? [];
    if (url) return { child, url };
  }
  throw new Error('the server on the small disk did not start');
}

it(
  'a full disk is told of by /readyz, refuses what cannot be kept, and is recovered from',
  async () => {
    const { child, url } = await startOnSmallDisk();
    const ready = async () => {
      const answer = await fetch(`${url}/readyz`);
      return { status: answer.status, body: await answer.json() };
    };
    const ada = await new Browser(url).guest('Ada');
    expect(await ready()).toMatchObject({ status: 200 });
    // What the server sees of its file system, from outside.
    const filler = path.join(`/proc/${child.pid}/root`, disk, 'filler');
    for (let size = 1024; size > 0; size = Math.floor(size / 2)) fillBy(filler, size * 1024);
    await vi.waitFor(async () => expect((await ready()).status).toBe(503), PATIENCE);
    expect((await ready()).body).toMatchObject({
      message: expect.stringMatching(/disk of the server is full/),
    });
    await vi.waitFor(async () => {
      const answer = await new Browser(url).ask('POST', '/guest', { name: 'Bo' });
      expect(answer).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    }, PATIENCE);
    expect((await ada.get('/me')).person).toMatchObject({ name: 'Ada' });
    rmSync(filler);
    await vi.waitFor(async () => expect(await ready()).toMatchObject({ status: 200 }), PATIENCE);
    expect((await new Browser(url).ask('POST', '/guest', { name: 'Bo' })).status).toBe(200);
  },
  3 * PATIENCE,
);

/** Writes so many bytes more as long as there is room for them. */
function fillBy(file: string, bytes: number): void {
  try {
    for (;;) writeFileSync(file, Buffer.alloc(bytes), { flag: 'a' });
  } catch (problem) {
    expect(problem).toMatchObject({ code: 'ENOSPC' });
  }
}

// The real bundled command serves, is backed up while it runs, and is restored elsewhere.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { settingTexts } from '@tabard/server/setting-texts';
import { describe, expect, it } from 'vitest';
import { command, scratch } from './run.ts';

const bin = fileURLToPath(new URL('../bin/tabard.mjs', import.meta.url));
const folder = scratch();
const PATIENCE = 90_000;

async function serve(data: string) {
  const child = spawn(
    process.execPath,
    [bin, 'serve', '--port', '0', '--data', data, '--log-level', 'error'],
    {
      env: { ...process.env, DATABASE_URL: '' },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const [line] = await new Promise<string[]>((resolve, reject) => {
    createInterface({ input: child.stdout }).once('line', (text) => resolve([text]));
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
  });
  const url = /http:\S+/.exec(line)?.[0] ?? '';
  return {
    url,
    end: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

async function ask(url: string, place: string, init: { cookie?: string; body?: unknown } = {}) {
  const response = await fetch(`${url}/api/v1${place}`, {
    method: init.body === undefined ? 'GET' : 'POST',
    headers: {
      ...(init.cookie ? { cookie: init.cookie } : {}),
      ...(init.body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    body: init.body === undefined ? undefined : JSON.stringify(init.body),
  });
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0];
  return { cookie, body: (await response.json()) as Record<string, never> };
}

describe('a server by the command', () => {
  it(
    'is backed up while it runs, restored elsewhere, and ends in good order',
    async () => {
      const first = await serve(path.join(folder, 'data'));
      const { cookie } = await ask(first.url, '/guest', { body: { name: 'Ada' } });
      const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }];
      const { body: table } = await ask(first.url, '/tables', {
        cookie,
        body: { game: 'shadow-of-omega', seats },
      });
      expect(table.status).toBe('running');
      const file = path.join(folder, 'all.backup');
      expect(command(['backup', file, '--data', path.join(folder, 'data')])).toMatchObject({
        code: 0,
        err: '',
      });
      expect(await first.end()).toBe(0);

      const elsewhere = path.join(folder, 'elsewhere');
      expect(command(['restore', file, '--data', elsewhere])).toMatchObject({ code: 0, err: '' });
      const second = await serve(elsewhere);
      const { body } = await ask(second.url, '/tables/mine', { cookie });
      expect(body.tables).toMatchObject([{ id: table.id, status: 'running' }]);
      expect(command(['restore', file, '--data', elsewhere])).toMatchObject({ code: 2, out: '' });
      expect(await second.end()).toBe(0);
    },
    PATIENCE,
  );

  it(
    'names every setting in its help',
    () => {
      const { out } = command(['serve', '--help']);
      const plain = out.replaceAll(/\s+/g, ' ');
      for (const { flag, env, what, fallback } of settingTexts()) {
        expect(plain).toContain(flag ?? env);
        expect(plain).toContain(env);
        expect(plain).toContain(`${what}`.replaceAll(/\s+/g, ' '));
        expect(plain).toContain(`(default: ${fallback})`);
      }
    },
    PATIENCE,
  );

  it.each([
    [
      'a port that is none',
      ['serve', '--port', 'x'],
      '--port is "x"; expected a whole number from 0 to 65535',
    ],
    [
      'an address that is none',
      ['serve', '--port', '0', '--host', '203.0.113.1', '--data', path.join(folder, 'x')],
      'no address of this machine',
    ],
    ['no data to back up', ['backup', 'x', '--data', path.join(folder, 'none')], 'there is no data folder'],
    ['no file to restore', ['restore', path.join(folder, 'none'), '--data', path.join(folder, 'y')], 'none'],
  ])(
    'refuses %s in one sentence',
    (_, args, sentence) => {
      const { code, out, err } = command(args);
      expect(err).toContain(sentence);
      expect(err.split('\n').filter((line) => line.startsWith('tabard: '))).toHaveLength(1);
      expect({ code, out }).toEqual({ code: 2, out: '' });
    },
    PATIENCE,
  );
});

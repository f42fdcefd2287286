// Programs that do not end with their input. Each is connected to the test: what ends the connection is its end.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Server } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { scratch, tabard } from './run.ts';

const bin = fileURLToPath(new URL('../bin/tabard.mjs', import.meta.url));
const folder = scratch();
const HAS_GROUPS = process.platform !== 'win32';

async function listening(): Promise<Server> {
  const server = createServer((socket) => socket.on('error', () => undefined).resume());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

/** Resolves when no program is connected any more. */
function lastEnd(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}

/** A program that says hello once it is connected, answers by the first option, and never ends by itself. */
function program(name: string, server: Server, habit: string): string {
  const file = path.join(folder, `${name.replaceAll(' ', '-')}.mjs`);
  const { port } = server.address() as AddressInfo;
  writeFileSync(
    file,
    `import { closeSync } from 'node:fs';
import { connect } from 'node:net';
import { createInterface } from 'node:readline';
setInterval(() => undefined, 1000);
const say = (message) => process.stdout.write(JSON.stringify(message) + '\\n');
let decide = ({ n, options }) => say({ type: 'choose', n, key: options[0].key });
const connected = new Promise((resolve) => connect(${port}, '127.0.0.1', resolve));
createInterface({ input: process.stdin }).on('line', async (line) => {
  await connected;
  const message = JSON.parse(line);
  if (message.type === 'hello') say({ type: 'hello' });
  if (message.type === 'hello') { ${habit} }
  if (message.type === 'decision') decide(message);
});`,
  );
  return `"${process.execPath}" "${file}"`;
}

describe('a program that does not end', () => {
  it.each([
    ['with its input', '', '60000'],
    ['by a signal', `process.on('SIGTERM', () => undefined);`, '60000'],
    ['and closes its input', 'process.stdin.destroy();', '50'],
    ['and closes its output', 'decide = () => undefined; closeSync(1);', '50'],
    [
      'and floods its output',
      `const flood = () => process.stdout.write('no\\n'.repeat(9999), flood); flood();`,
      '60000',
    ],
  ])('%s is stopped after the last match', async (name, habit, patience) => {
    const server = await listening();
    const run = program(name, server, habit);
    const { out } = await tabard(['bot-host', 'lanterns', '--run', run, '--patience', patience]);
    await lastEnd(server);
    expect(out).toMatch(/^lanterns: /);
  });

  it.runIf(HAS_GROUPS)('is stopped behind the shell that started it', async () => {
    const server = await listening();
    const run = `${program('shelled', server, `process.on('SIGTERM', () => undefined);`)}; true`;
    const { code } = await tabard(['bot-host', 'lanterns', '--run', run, '--patience', '60000']);
    await lastEnd(server);
    expect(code).toBe(0);
  });

  it('is stopped after an arena', async () => {
    const server = await listening();
    const run = program('arena', server, '');
    const args = ['arena', 'lanterns', 'random', '--run', run, '--seeds', '1', '--patience', '60000'];
    const { code } = await tabard(args);
    await lastEnd(server);
    expect(code).toBe(0);
  });

  it.runIf(HAS_GROUPS).each(['SIGINT', 'SIGTERM'] as const)(
    'is stopped when %s ends the host',
    async (signal) => {
      const server = await listening();
      const connected = once(server, 'connection');
      const run = program(
        signal,
        server,
        `process.on('SIGTERM', () => undefined); decide = () => undefined;`,
      );
      const args = ['bot-host', 'shadow-of-omega', '--run', run, '--patience', '600000'];
      const host = spawn(process.execPath, [bin, ...args], { stdio: 'ignore' });
      const ended = once(host, 'exit');
      await Promise.race([connected, ended]);
      host.kill(signal);
      expect(await ended).toEqual([null, signal]);
      await lastEnd(server);
    },
  );
});

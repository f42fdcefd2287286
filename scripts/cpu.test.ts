import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { watchTree } from './cpu.mjs';

/** Uses half a second of CPU time, lets its parent exit, uses as much again, prints its PID and stays. */
const CHILD = `const used = ({ user, system }) => (user + system) / 1e6;
const work = (seconds) => { while (used(process.cpuUsage()) < seconds); };
work(0.5);
process.send('half', () => {
  work(1);
  process.stdout.write(String(process.pid));
  setTimeout(() => undefined, 2 ** 30);
});`;
/** Ends before its child does. */
const PARENT = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(CHILD)}], {
  stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
}).once('message', () => process.exit());`;

it('a watch of processes counts those whose parent has ended', async () => {
  const end = watchTree();
  const before = end();
  const endAll = watchTree();
  const parent = spawn(process.execPath, ['-e', PARENT], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [[pid]] = await Promise.all([once(parent.stdout, 'data'), once(parent, 'exit')]);
  const counted = endAll() - before;
  process.kill(Number(pid));
  if (process.platform === 'linux') expect(counted).toBeGreaterThan(1);
  else expect(counted).toBe(0);
});

// Setup file of every test file: records its CPU time, including child processes.
import { afterAll } from 'vitest';
import { cpuSeconds } from './cpu.mjs';

// A process may run several files; its start is charged to the first.
const counted = Symbol.for('tabard counted cpu seconds');

// biome-ignore lint/correctness/noEmptyPattern: Vitest reads the names of fixtures here.
afterAll(({}, file) => {
  const now = cpuSeconds();
  file.meta.cpu = now - (globalThis[counted] ?? 0);
  globalThis[counted] = now;
});

// Runs beside every test file: notes the processor time that the file took, its child processes included.
import { afterAll } from 'vitest';
import { cpuSeconds } from './cpu.mjs';

// A process may run several files. The first of them pays for its start.
const counted = Symbol.for('tabard counted cpu seconds');

// biome-ignore lint/correctness/noEmptyPattern: Vitest reads the names of fixtures here.
afterAll(({}, file) => {
  const now = cpuSeconds();
  file.meta.cpu = now - (globalThis[counted] ?? 0);
  globalThis[counted] = now;
});

import { execFileSync } from 'node:child_process';
import path from 'node:path';

/** The log of a Run that a bot has led to a place of run-led.ts. */
export function ledRun(place: 'camp' | 'blow' | 'boss' | 'won'): Buffer {
  const root = path.resolve(import.meta.dirname, '../../..');
  const words = ['--import', path.join(root, 'scripts/source-modules.mjs')];
  return execFileSync(process.execPath, [...words, path.join(import.meta.dirname, 'run-led.ts'), place]);
}

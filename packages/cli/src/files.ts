import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { InputError } from '@tabard/engine';
import { whyUnreadable } from './input.ts';

/** The files with this ending in a folder and everything below it, in order; a file stands for itself. */
export function filesUnder(place: string, ending: string): string[] {
  try {
    if (!statSync(place).isDirectory()) return [place];
    return readdirSync(place, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith(ending) && !name.split(path.sep).includes('node_modules'))
      .map((name) => path.join(place, name))
      .sort();
  } catch (problem) {
    throw new InputError(`cannot read ${place}: ${whyUnreadable(problem)}`);
  }
}

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { InputError } from '@tabard/engine';

/** The root of the clone that the command runs in or was built in; tests and rulings live only there. */
export function cloneRoot(what: string): string {
  for (const start of [path.dirname(fileURLToPath(import.meta.url)), process.cwd()])
    for (let folder = start; ; folder = path.dirname(folder)) {
      if (isClone(folder)) return folder;
      if (path.dirname(folder) === folder) break;
    }
  throw new InputError(`${what} are read from a clone of Tabard; run the command inside one`);
}

function isClone(folder: string): boolean {
  const manifest = path.join(folder, 'package.json');
  return existsSync(manifest) && JSON.parse(readFileSync(manifest, 'utf8')).name === 'tabard-workspace';
}

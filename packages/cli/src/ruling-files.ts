import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { filesUnder } from './files.ts';

/** Every ruling of a clone: what lies in the `rulings` folders of its packages and examples. */
export function rulingFiles(root: string): string[] {
  return ['packages', 'examples']
    .map((name) => path.join(root, name))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((name) => path.join(folder, name, 'rulings')))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => filesUnder(folder, '.yaml'));
}

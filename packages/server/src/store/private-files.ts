import { chmodSync, closeSync, lstatSync, mkdirSync, openSync, readdirSync } from 'node:fs';
import path from 'node:path';

const PRIVATE_FOLDER = 0o700;
export const PRIVATE_FILE = 0o600;
/** What anybody but the owner may do. */
const OTHERS = 0o077;

/** Hears, in a sentence, what was found open to other users of the machine. */
export type Warn = (sentence: string) => void;

/** Makes the folder if need be; whatever lies in it is its owner's alone, whatever the umask. */
export function preparePrivateFolder(folder: string, warn: Warn = () => {}): void {
  const made = mkdirSync(folder, { recursive: true, mode: PRIVATE_FOLDER });
  if (made !== undefined) chmodSync(folder, PRIVATE_FOLDER);
  // Windows has no such rights.
  if (process.platform === 'win32') return;
  const inside = readdirSync(folder).map((name) => path.join(folder, name));
  for (const sentence of [folder, ...inside].flatMap(close)) warn(sentence);
}

/** A file that others cannot read at any moment. */
export function makePrivateFile(file: string): void {
  try {
    closeSync(openSync(file, 'wx', PRIVATE_FILE));
    chmodSync(file, PRIVATE_FILE);
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code !== 'EEXIST') throw problem;
  }
}

/** Takes the rights of others away and says that they were there. Whatever a link leads to is not ours. */
function close(file: string): readonly string[] {
  const found = lstatSync(file, { throwIfNoEntry: false });
  if (!found || found.isSymbolicLink() || (found.mode & OTHERS) === 0) return [];
  const { mode } = found;
  const was = `${file} was open to other users (${(mode & 0o777).toString(8).padStart(4, '0')})`;
  try {
    chmodSync(file, mode & PRIVATE_FOLDER);
    return [`${was}; only its owner may use it now.`];
  } catch {
    return [`${was}, and that could not be changed: it belongs to somebody else.`];
  }
}

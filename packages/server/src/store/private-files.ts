import { chmodSync, closeSync, lstatSync, mkdirSync, openSync, readdirSync } from 'node:fs';
import path from 'node:path';

const PRIVATE_FOLDER = 0o700;
export const PRIVATE_FILE = 0o600;
/** The mode bits of everybody but the owner. */
const OTHERS = 0o077;

/** Receives one sentence for each file that was open to other users. */
export type Warn = (sentence: string) => void;

/** Creates the folder if needed and removes all rights of other users on it and on what it contains. */
export function preparePrivateFolder(folder: string, warn: Warn = () => {}): void {
  const made = mkdirSync(folder, { recursive: true, mode: PRIVATE_FOLDER });
  if (made !== undefined) chmodSync(folder, PRIVATE_FOLDER);
  // Windows has no such mode bits.
  if (process.platform === 'win32') return;
  const inside = readdirSync(folder).map((name) => path.join(folder, name));
  for (const sentence of [folder, ...inside].flatMap(close)) warn(sentence);
}

/** Creates an empty file that was never readable by others; an existing one is left as it is. */
export function makePrivateFile(file: string): void {
  try {
    closeSync(openSync(file, 'wx', PRIVATE_FILE));
    chmodSync(file, PRIVATE_FILE);
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code !== 'EEXIST') throw problem;
  }
}

/** Removes the rights of others; gives a sentence when there were any. Symbolic links are not followed. */
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

import path from 'node:path';
import { makePrivateFile, preparePrivateFolder, type Warn } from './private-files.ts';
import { openLibrary } from './sqlite-library.ts';
import { StoreRefusal } from './store-refusal.ts';

const BUSY = 5;

/**
 * Locks a data folder for one process that writes to it; returns the function that unlocks it. The lock is held by the
 * operating system on an empty file, so it ends with the process, even after SIGKILL, and never has to be removed.
 */
export async function lockDataFolder(dataFolder: string, warn?: Warn): Promise<() => void> {
  preparePrivateFolder(dataFolder, warn);
  const file = path.resolve(dataFolder, 'tabard.lock');
  makePrivateFile(file);
  const { DatabaseSync } = await openLibrary();
  const lock = new DatabaseSync(file);
  try {
    // Nothing is ever written, so no journal file is needed.
    lock.exec('pragma journal_mode = memory');
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    throw isBusy(error) ? refusal(dataFolder, error) : error;
  }
  return () => {
    if (lock.isOpen) lock.close();
  };
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === BUSY;
}

function refusal(dataFolder: string, cause: unknown): StoreRefusal {
  const sentence = `Another server uses the data folder "${dataFolder}"; end it first, or give this one a folder of its own.`;
  return new StoreRefusal(sentence, { cause });
}

import { existsSync } from 'node:fs';
import { InputError } from '@tabard/engine';
import type { StoreTarget } from '@tabard/server';
import { SETTINGS } from '@tabard/server/config';

/** Where the data are; DATABASE_URL goes before it. */
export const DATA_OPTION: [string, string] = [
  `--${SETTINGS.data.flag} <folder>`,
  `${SETTINGS.data.what} [${SETTINGS.data.env}] (default: ${SETTINGS.data.fallback})`,
];

/** Refuses a folder that is not there: what is not there cannot be backed up. */
export function dataFolderOf(target: StoreTarget): void {
  if ('databaseUrl' in target || existsSync(target.dataFolder)) return;
  throw new InputError(`there is no data folder ${target.dataFolder}; --data names it`);
}

/** What the store refuses is bad input to the command. */
export async function explained<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (problem) {
    const { StoreRefusal } = await import('@tabard/server');
    if (problem instanceof StoreRefusal) throw new InputError(problem.message);
    throw problem;
  }
}

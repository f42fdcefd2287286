import type { Guide } from '@tabard/engine';
import { pageEntry } from '../games/page-entries.ts';

const loading = new Map<string, Promise<Guide | undefined>>();

/** The guided first match of a game, loaded once; undefined where it has none. */
export function loadGuide(game: string): Promise<Guide | undefined> {
  const known = loading.get(game) ?? pageEntry(game)?.loadGuide?.() ?? Promise.resolve(undefined);
  loading.set(game, known);
  return known;
}

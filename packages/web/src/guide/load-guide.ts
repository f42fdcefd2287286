import type { Guide } from '@tabard/engine';
import { pageEntry } from '../games/page-entries.ts';

const loading = new Map<string, Promise<Guide | undefined>>();

/** A guide of a game, by its id or the first; loaded once, undefined where there is none. */
export function loadGuide(game: string, id?: string): Promise<Guide | undefined> {
  const guides = pageEntry(game)?.guides ?? [];
  const entry = guides.find((one) => one.id === id) ?? guides[0];
  const key = `${game} ${entry?.id}`;
  const known = loading.get(key) ?? entry?.loadGuide() ?? Promise.resolve(undefined);
  loading.set(key, known);
  return known;
}

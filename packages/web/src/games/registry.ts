import type { Game } from '@tabard/engine';
import { type GameEntry, games } from '@tabard/games';
import { examples } from '#examples';

/** Every game one can sit down to. Their code is loaded on demand. */
export const entries: readonly GameEntry[] = [...games, ...examples];

export function findEntry(id: string): GameEntry | undefined {
  return entries.find((entry) => entry.id === id);
}

const loading = new Map<string, Promise<Game>>();

/** The game with this id, loaded once; undefined when there is none. What is not told yet stays with the host. */
export function loadGame(id: string): Promise<Game> | undefined {
  const known = loading.get(id);
  if (known) return known;
  const entry = findEntry(id);
  const game = entry?.loadOpen?.() ?? entry?.load();
  if (game) loading.set(id, game);
  return game;
}

import type { GameSkin } from '../table/board.ts';
import { pageEntry } from './page-entries.ts';

const PLAIN: GameSkin = {};
const loading = new Map<string, Promise<GameSkin>>();

/** What makes a game beautiful: its board, its card faces. A game without a skin is drawn plainly. */
export function loadSkin(game: string): Promise<GameSkin> {
  const known = loading.get(game);
  if (known) return known;
  const skin = pageEntry(game)?.loadSkin?.() ?? Promise.resolve(PLAIN);
  loading.set(game, skin);
  return skin;
}

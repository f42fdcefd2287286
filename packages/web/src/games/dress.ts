import type { GameDress } from '../table/board.ts';

const wardrobe: Readonly<Record<string, () => Promise<GameDress>>> = {
  'shadow-of-omega': async () => (await import('./shadow-of-omega/index.ts')).dress,
  'dragon-eclipse': async () => (await import('./dragon-eclipse/index.ts')).dress,
};

const PLAIN: GameDress = {};
const loading = new Map<string, Promise<GameDress>>();

/** What makes a game beautiful: its board, its card faces. A game without a dress is drawn plainly. */
export function loadDress(game: string): Promise<GameDress> {
  const known = loading.get(game);
  if (known) return known;
  const dress = wardrobe[game]?.() ?? Promise.resolve(PLAIN);
  loading.set(game, dress);
  return dress;
}

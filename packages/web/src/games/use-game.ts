import type { Game } from '@tabard/engine';
import { use } from 'react';
import { HostError } from '../host/host.ts';
import type { GameSkin } from '../table/board.ts';
import { loadGame } from './registry.ts';
import { loadSkin } from './skins.ts';

export interface LoadedGame {
  readonly game: Game;
  readonly skin: GameSkin;
}

/** A game with its skin; the nearest Suspense waits for them. */
export function useGame(id: string): LoadedGame {
  const loading = loadGame(id);
  if (!loading) throw new HostError('unknown-game', `there is no game "${id}" here`);
  const loadingSkin = loadSkin(id);
  return { game: use(loading), skin: use(loadingSkin) };
}

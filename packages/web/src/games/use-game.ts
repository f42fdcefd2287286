import type { Game } from '@tabard/engine';
import { use } from 'react';
import { HostError } from '../host/host.ts';
import type { GameDress } from '../table/board.ts';
import { loadDress } from './dress.ts';
import { loadGame } from './registry.ts';

export interface LoadedGame {
  readonly game: Game;
  readonly dress: GameDress;
}

/** A game with its dress; the nearest Suspense waits for them. */
export function useGame(id: string): LoadedGame {
  const loading = loadGame(id);
  if (!loading) throw new HostError('unknown-game', `there is no game "${id}" here`);
  const dressing = loadDress(id);
  return { game: use(loading), dress: use(dressing) };
}

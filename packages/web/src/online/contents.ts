import type { Content, Game } from '@tabard/engine';
import { use } from 'react';
import { codeOf } from './codes.ts';
import { remote } from './server.ts';

const loading = new Map<string, Promise<Content>>();

/** The cards that a match began with, from the server; those of this page may be newer. */
export function contentOfMatch(game: Game, match: string): Promise<Content> {
  const known = loading.get(match);
  if (known) return known;
  const content = fetchContent(game, match);
  loading.set(match, content);
  content.catch(() => loading.delete(match));
  return content;
}

async function fetchContent(game: Game, match: string): Promise<Content> {
  const kept = await remote().api('content', { params: { match }, query: { code: codeOf(match) } });
  return game.openContent(kept.hash) ?? game.readContent(kept);
}

/** The nearest Suspense waits for the cards of a match that this page does not have. */
export function useContent(game: Game, match: string, hash: string | undefined): void {
  if (hash !== undefined && !game.openContent(hash)) use(contentOfMatch(game, match));
}

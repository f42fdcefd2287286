import type { Content, Game } from '@tabard/engine';
import { use } from 'react';
import { codeOf } from './codes.ts';
import { remote } from './server.ts';

const loading = new Map<string, Promise<Content>>();

/** Loads the content version of a match from the server; the page may have a newer one. */
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

/** Suspends while the content of a match is loaded from the server. */
export function useContent(game: Game, match: string, hash: string | undefined): void {
  if (hash !== undefined && !game.openContent(hash)) use(contentOfMatch(game, match));
}

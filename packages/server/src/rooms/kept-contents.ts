import { findContent } from '@tabard/engine';
import type { Store } from '../store/store.ts';

const kept = new WeakMap<Store['contents'], Set<string>>();

/** Stores the content of a match, so that it can go on after the game's content has changed. */
export async function keepContent(contents: Store['contents'], hash: string, game: string): Promise<void> {
  const known = kept.get(contents) ?? new Set();
  kept.set(contents, known);
  if (known.has(hash)) return;
  if ((await contents.get(hash)) === undefined) await contents.put(hash, game, findContent(hash));
  known.add(hash);
}

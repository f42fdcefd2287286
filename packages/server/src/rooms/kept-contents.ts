import { findContent } from '@tabard/engine';
import type { Store } from '../store/store.ts';

const kept = new WeakMap<Store['contents'], Set<string>>();

/** Makes sure that a match can go on with this content after the game has got another. */
export async function keepContent(contents: Store['contents'], hash: string, game: string): Promise<void> {
  const known = kept.get(contents) ?? new Set();
  kept.set(contents, known);
  if (known.has(hash)) return;
  if ((await contents.get(hash)) === undefined) await contents.put(hash, game, findContent(hash));
  known.add(hash);
}

import { afterAll, beforeAll } from 'vitest';
import { openStore, type StoreTarget } from '../../src/store/open-store.ts';
import type { Store } from '../../src/store/store.ts';

/** Where a suite runs: an empty store each time it is asked for. */
export interface Place {
  readonly kind: Store['kind'];
  freshTarget(): Promise<StoreTarget>;
}

/** Two nodes on one store, open while a suite runs. */
export interface Nodes {
  readonly one: Store;
  readonly other: Store;
}

export function openNodes(place: Place): () => Nodes {
  let nodes: Nodes | undefined;
  beforeAll(async () => {
    const target = await place.freshTarget();
    nodes = { one: await openStore(target), other: await openStore(target) };
  }, 60_000);
  afterAll(async () => {
    await nodes?.one.close();
    await nodes?.other.close();
  }, 60_000);
  return () => {
    if (!nodes) throw new Error('The store is not open yet.');
    return nodes;
  };
}

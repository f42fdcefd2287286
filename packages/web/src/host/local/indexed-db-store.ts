import { committed, openDatabase, resultOf } from './indexed-db.ts';
import { browserCheckpoints } from './indexed-db-checkpoints.ts';
import type { MatchRecord } from './record.ts';
import { type CheckpointStore, isKnown, type LocalStore, memoryStore } from './store.ts';

const NAME = 'tabard';
const MATCHES = 'matches';

/** Store in IndexedDB; in memory where the browser refuses it (a private window). */
export async function browserStore(): Promise<LocalStore> {
  try {
    const database = await openDatabase(NAME, (fresh) => fresh.createObjectStore(MATCHES, { keyPath: 'id' }));
    return storeIn(database, await browserCheckpoints());
  } catch {
    return memoryStore();
  }
}

function storeIn(database: IDBDatabase, checkpoints: CheckpointStore): LocalStore {
  const matches = (mode: IDBTransactionMode) =>
    database.transaction(MATCHES, mode, { durability: 'strict' }).objectStore(MATCHES);
  const tabs = new BroadcastChannel(`${NAME}-${MATCHES}`);
  return {
    ...checkpoints,
    all: () => resultOf<MatchRecord[]>(matches('readonly').getAll()),
    get: (id) => resultOf<MatchRecord | undefined>(matches('readonly').get(id)),
    add: async (record) => {
      await resultOf(matches('readwrite').add(record));
    },
    replace: async (record, known) => {
      // One transaction: no other tab can write between read and save.
      const inside = matches('readwrite');
      if (!isKnown(await resultOf(inside.get(record.id)), known)) return 'overtaken';
      inside.put(record);
      await committed(inside);
      tabs.postMessage(record.id);
      return 'kept';
    },
    remove: async (id) => {
      const inside = matches('readwrite');
      inside.delete(id);
      await committed(inside);
      await checkpoints.removeCheckpoints(id);
      tabs.postMessage(id);
    },
    watch: (changed) => tabs.addEventListener('message', ({ data }) => changed(String(data))),
  };
}

import type { MatchRecord } from './record.ts';
import { isKnown, memoryStore, type Store } from './store.ts';

const NAME = 'tabard';
const MATCHES = 'matches';

/** Keeps records in the browser; where it refuses (a private window), as long as the page lives. */
export async function browserStore(): Promise<Store> {
  try {
    return storeIn(await openDatabase());
  } catch {
    return memoryStore();
  }
}

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(MATCHES, { keyPath: 'id' });
  return resultOf(request);
}

function storeIn(database: IDBDatabase): Store {
  const matches = (mode: IDBTransactionMode) =>
    database.transaction(MATCHES, mode, { durability: 'strict' }).objectStore(MATCHES);
  const tabs = new BroadcastChannel(`${NAME}-${MATCHES}`);
  return {
    all: () => resultOf<MatchRecord[]>(matches('readonly').getAll()),
    get: (id) => resultOf<MatchRecord | undefined>(matches('readonly').get(id)),
    add: async (record) => {
      await resultOf(matches('readwrite').add(record));
    },
    replace: async (record, known) => {
      // One transaction: no other tab can write between the look and the save.
      const inside = matches('readwrite');
      if (!isKnown(await resultOf(inside.get(record.id)), known)) return 'overtaken';
      await resultOf(inside.put(record));
      tabs.postMessage(record.id);
      return 'kept';
    },
    remove: async (id) => {
      await resultOf(matches('readwrite').delete(id));
      tabs.postMessage(id);
    },
    watch: (changed) => tabs.addEventListener('message', ({ data }) => changed(String(data))),
  };
}

function resultOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the browser keeps nothing'));
  });
}

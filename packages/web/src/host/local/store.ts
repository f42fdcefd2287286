import type { MatchRecord } from './record.ts';

/** Where records are kept. */
export interface Store {
  all(): Promise<readonly MatchRecord[]>;
  get(id: string): Promise<MatchRecord | undefined>;
  put(record: MatchRecord): Promise<void>;
  remove(id: string): Promise<void>;
}

/** Keeps records as long as the page lives: for tests, and for browsers that keep nothing. */
export function memoryStore(): Store {
  const records = new Map<string, MatchRecord>();
  return {
    all: async () => [...records.values()].map((record) => structuredClone(record)),
    get: async (id) => structuredClone(records.get(id)),
    put: async (record) => {
      records.set(record.id, structuredClone(record));
    },
    remove: async (id) => {
      records.delete(id);
    },
  };
}

import type { MatchRecord } from './record.ts';

/** Where records are kept; several tabs may share one. */
export interface Store {
  all(): Promise<readonly MatchRecord[]>;
  get(id: string): Promise<MatchRecord | undefined>;
  /** Keeps a match that is not here yet. */
  add(record: MatchRecord): Promise<void>;
  /** Keeps the record if the edition kept so far is `known`: so nobody writes over what they have not seen. */
  replace(record: MatchRecord, known: MatchRecord['edition']): Promise<'kept' | 'overtaken'>;
  remove(id: string): Promise<void>;
  /** Tells which match was changed or removed, by another tab at the least. */
  watch(changed: (id: string) => void): void;
}

/** Keeps records as long as the page lives: for tests, and for browsers that keep nothing. */
export function memoryStore(): Store {
  const records = new Map<string, MatchRecord>();
  const watchers = new Set<(id: string) => void>();
  const tell = (id: string) => {
    for (const changed of watchers) changed(id);
  };
  return {
    all: async () => [...records.values()].map((record) => structuredClone(record)),
    get: async (id) => structuredClone(records.get(id)),
    add: async (record) => {
      records.set(record.id, structuredClone(record));
    },
    replace: async (record, known) => {
      if (!isKnown(records.get(record.id), known)) return 'overtaken';
      records.set(record.id, structuredClone(record));
      tell(record.id);
      return 'kept';
    },
    remove: async (id) => {
      records.delete(id);
      tell(id);
    },
    watch: (changed) => void watchers.add(changed),
  };
}

/** Whether what is kept is what somebody knew. */
export function isKnown(kept: MatchRecord | undefined, known: MatchRecord['edition']): boolean {
  return kept !== undefined && kept.edition === known;
}

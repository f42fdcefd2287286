import { type Checkpoints, NO_CHECKPOINTS } from './checkpoints.ts';
import type { MatchRecord } from './record.ts';

/** Store of checkpoints. They only save time, so a failed save is ignored. */
export interface CheckpointStore {
  checkpoints(match: string): Promise<Checkpoints>;
  saveCheckpoints(saved: Checkpoints): Promise<void>;
  removeCheckpoints(match: string): Promise<void>;
}

/** Store of records; several tabs may share one. */
export interface LocalStore extends Omit<CheckpointStore, 'removeCheckpoints'> {
  all(): Promise<readonly MatchRecord[]>;
  get(id: string): Promise<MatchRecord | undefined>;
  /** Adds a new record. */
  add(record: MatchRecord): Promise<void>;
  /** Saves the record if the stored edition is `known` (optimistic locking). */
  replace(record: MatchRecord, known: MatchRecord['edition']): Promise<'kept' | 'overtaken'>;
  /** Removes the record and its checkpoints. */
  remove(id: string): Promise<void>;
  /** Calls back with the id of a match that was changed or removed, at least by another tab. */
  watch(changed: (id: string) => void): void;
}

/** In-memory store: for tests, and for browsers without storage. */
export function memoryStore(): LocalStore {
  const records = new Map<string, MatchRecord>();
  const checkpoints = memoryCheckpoints();
  const watchers = new Set<(id: string) => void>();
  const tell = (id: string) => {
    for (const changed of watchers) changed(id);
  };
  return {
    ...checkpoints,
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
      await checkpoints.removeCheckpoints(id);
      tell(id);
    },
    watch: (changed) => void watchers.add(changed),
  };
}

/** In-memory store of checkpoints. */
export function memoryCheckpoints(): CheckpointStore {
  const saved = new Map<string, Checkpoints>();
  return {
    checkpoints: async (match) => structuredClone(saved.get(match) ?? NO_CHECKPOINTS),
    saveCheckpoints: async ({ events, states }) => {
      for (const one of structuredClone(events)) {
        const before = saved.get(one.match) ?? NO_CHECKPOINTS;
        const others = before.events.filter(({ from }) => from !== one.from);
        saved.set(one.match, { ...before, events: [...others, one] });
      }
      for (const one of structuredClone(states)) {
        const before = saved.get(one.match) ?? NO_CHECKPOINTS;
        const others = before.states.filter(({ slot }) => slot !== one.slot);
        saved.set(one.match, { ...before, states: [...others, one] });
      }
    },
    removeCheckpoints: async (match) => {
      saved.delete(match);
    },
  };
}

/** Whether the stored edition is the known one. */
export function isKnown(kept: MatchRecord | undefined, known: MatchRecord['edition']): boolean {
  return kept !== undefined && kept.edition === known;
}

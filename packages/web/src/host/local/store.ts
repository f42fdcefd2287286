import { type Checkpoints, NO_CHECKPOINTS } from './checkpoints.ts';
import type { MatchRecord } from './record.ts';

/** Where checkpoints are saved. Losing them costs only time, so saving them never fails. */
export interface CheckpointStore {
  checkpoints(match: string): Promise<Checkpoints>;
  saveCheckpoints(saved: Checkpoints): Promise<void>;
  removeCheckpoints(match: string): Promise<void>;
}

/** Where records are kept; several tabs may share one. */
export interface LocalStore extends Omit<CheckpointStore, 'removeCheckpoints'> {
  all(): Promise<readonly MatchRecord[]>;
  get(id: string): Promise<MatchRecord | undefined>;
  /** Keeps a match that is not here yet. */
  add(record: MatchRecord): Promise<void>;
  /** Keeps the record if the edition kept so far is `known`: so nobody writes over what they have not seen. */
  replace(record: MatchRecord, known: MatchRecord['edition']): Promise<'kept' | 'overtaken'>;
  /** Removes the record and its checkpoints. */
  remove(id: string): Promise<void>;
  /** Tells which match was changed or removed, by another tab at the least. */
  watch(changed: (id: string) => void): void;
}

/** Keeps records as long as the page lives: for tests, and for browsers that keep nothing. */
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

/** Keeps checkpoints as long as the page lives. */
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

/** Whether what is kept is what somebody knew. */
export function isKnown(kept: MatchRecord | undefined, known: MatchRecord['edition']): boolean {
  return kept !== undefined && kept.edition === known;
}

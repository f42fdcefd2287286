import { NO_CHECKPOINTS, type SavedEvents, type SavedState } from './checkpoints.ts';
import { openDatabase, resultOf } from './indexed-db.ts';
import { type CheckpointStore, memoryCheckpoints } from './store.ts';

/** A separate database: an older page in another tab would block an upgrade of the matches' one. */
const NAME = 'tabard-checkpoints';
const EVENTS = 'events';
const STATES = 'states';

export async function browserCheckpoints(): Promise<CheckpointStore> {
  try {
    return checkpointsIn(await openDatabase(NAME, createStores));
  } catch {
    return memoryCheckpoints();
  }
}

function createStores(fresh: IDBDatabase): void {
  fresh.createObjectStore(EVENTS, { keyPath: ['match', 'from'] });
  fresh.createObjectStore(STATES, { keyPath: ['match', 'slot'] });
}

function checkpointsIn(database: IDBDatabase): CheckpointStore {
  const open = (mode: IDBTransactionMode) => {
    const transaction = database.transaction([EVENTS, STATES], mode);
    return { events: transaction.objectStore(EVENTS), states: transaction.objectStore(STATES) };
  };
  return {
    checkpoints: (match) =>
      orElse(NO_CHECKPOINTS, async () => {
        const { events, states } = open('readonly');
        const [savedEvents, savedStates] = await Promise.all([
          resultOf<SavedEvents[]>(events.getAll(keysOf(match))),
          resultOf<SavedState[]>(states.getAll(keysOf(match))),
        ]);
        return { events: savedEvents, states: savedStates };
      }),
    saveCheckpoints: (saved) =>
      orElse(undefined, async () => {
        const { events, states } = open('readwrite');
        await Promise.all([
          ...saved.events.map((one) => resultOf(events.put(one))),
          ...saved.states.map((one) => resultOf(states.put(one))),
        ]);
      }),
    removeCheckpoints: (match) =>
      orElse(undefined, async () => {
        const { events, states } = open('readwrite');
        await Promise.all([resultOf(events.delete(keysOf(match))), resultOf(states.delete(keysOf(match)))]);
      }),
  };
}

/** All keys [match, number]: an array sorts after every number. */
function keysOf(match: string): IDBKeyRange {
  return IDBKeyRange.bound([match], [match, []]);
}

async function orElse<T>(otherwise: T, act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch {
    return otherwise;
  }
}

import type { Notice } from './store.ts';

interface Hearing {
  readonly node: object;
  readonly hear: (notice: Notice) => void;
}

const hearings = new Map<string, Set<Hearing>>();

/** Several stores of one process on one file tell each other; each is a node and does not hear itself. */
export function sqliteNotices(file: string) {
  const node = {};
  const heard = hearings.get(file) ?? new Set();
  hearings.set(file, heard);
  return {
    tell(notice: Notice): void {
      for (const hearing of heard) if (hearing.node !== node) queueMicrotask(() => hearing.hear(notice));
    },
    listen(hear: (notice: Notice) => void): () => void {
      const hearing = { node, hear };
      heard.add(hearing);
      return () => {
        heard.delete(hearing);
      };
    },
    close(): void {
      for (const hearing of heard) if (hearing.node === node) heard.delete(hearing);
      if (heard.size === 0 && hearings.get(file) === heard) hearings.delete(file);
    },
  };
}

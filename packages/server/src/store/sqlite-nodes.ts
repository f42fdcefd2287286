import { Queue } from '../queue.ts';
import type { NodeNotice } from './rows.ts';

interface SqliteNoticeListener {
  readonly node: object;
  readonly receive: (notice: NodeNotice) => void;
}

/** Shared by the stores of one process on the same file. */
interface SharedFile {
  readonly file: string;
  /** SQLite blocks while another connection writes; within one process that would be a deadlock. */
  readonly turns: Queue;
  readonly listeners: Set<SqliteNoticeListener>;
  readonly nodes: Set<object>;
}

const sharedFiles = new Map<string, SharedFile>();

function sharedFileOf(file: string): SharedFile {
  const known = sharedFiles.get(file);
  if (known) return known;
  const fresh = {
    file,
    turns: new Queue(),
    listeners: new Set<SqliteNoticeListener>(),
    nodes: new Set<object>(),
  };
  sharedFiles.set(file, fresh);
  return fresh;
}

/** Each store of a file is a node: it gets the notices of the others and not its own. */
export class SqliteNode {
  readonly #place: SharedFile;

  constructor(file: string) {
    this.#place = sharedFileOf(file);
    this.#place.nodes.add(this);
  }

  get turns(): Queue {
    return this.#place.turns;
  }

  notify(notice: NodeNotice): void {
    for (const { node, receive } of this.#place.listeners)
      if (node !== this) queueMicrotask(() => receive(notice));
  }

  listen(receive: (notice: NodeNotice) => void): () => void {
    const listener = { node: this, receive };
    this.#place.listeners.add(listener);
    return () => {
      this.#place.listeners.delete(listener);
    };
  }

  close(): void {
    const { file, listeners, nodes } = this.#place;
    for (const listener of listeners) if (listener.node === this) listeners.delete(listener);
    nodes.delete(this);
    if (nodes.size === 0) sharedFiles.delete(file);
  }
}

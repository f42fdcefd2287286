import type { NodeNotice } from './rows.ts';
import { WriterTurns } from './write-queue.ts';

interface NeighbourListener {
  readonly node: object;
  readonly hear: (notice: NodeNotice) => void;
}

/** What the stores of one process that have the same file open share. */
interface Neighbourhood {
  readonly file: string;
  /** SQLite blocks while another connection writes; within one process that would be a deadlock. */
  readonly turns: WriterTurns;
  readonly hearings: Set<NeighbourListener>;
  readonly nodes: Set<object>;
}

const neighbourhoods = new Map<string, Neighbourhood>();

function neighbourhoodOf(file: string): Neighbourhood {
  const known = neighbourhoods.get(file);
  if (known) return known;
  const fresh = {
    file,
    turns: new WriterTurns(),
    hearings: new Set<NeighbourListener>(),
    nodes: new Set<object>(),
  };
  neighbourhoods.set(file, fresh);
  return fresh;
}

/** Each store of a file is a node: it gets the notices of the others and not its own. */
export class SqliteNode {
  readonly #place: Neighbourhood;

  constructor(file: string) {
    this.#place = neighbourhoodOf(file);
    this.#place.nodes.add(this);
  }

  get turns(): WriterTurns {
    return this.#place.turns;
  }

  tell(notice: NodeNotice): void {
    for (const { node, hear } of this.#place.hearings) if (node !== this) queueMicrotask(() => hear(notice));
  }

  listen(hear: (notice: NodeNotice) => void): () => void {
    const hearing = { node: this, hear };
    this.#place.hearings.add(hearing);
    return () => {
      this.#place.hearings.delete(hearing);
    };
  }

  close(): void {
    const { file, hearings, nodes } = this.#place;
    for (const hearing of hearings) if (hearing.node === this) hearings.delete(hearing);
    nodes.delete(this);
    if (nodes.size === 0) neighbourhoods.delete(file);
  }
}

import type { Viewer } from '@tabard/engine';
import type { Course } from '@tabard/table';
import { Audience } from '../../src/rooms/audience.ts';
import type { MatchRow, PlayerId } from '../../src/store/store.ts';

/** A match and what a server would know of it. */
export interface Scene {
  readonly course: Course;
  readonly row: MatchRow;
}

/** Somebody at a table, and every byte that the audience of a room sends them. */
export class Onlooker {
  readonly #keeper: { row: MatchRow; readonly course: Course };
  readonly #audience: Audience;
  #sent: string[] = [];

  /** A neighbour who sees something else is told of every change first. */
  constructor({ course, row }: Scene, viewer: Viewer, neighbour?: Viewer) {
    const keeper = { row, course, cuts: [], isPlaying: true, adjourned: undefined, resigned: 0 };
    this.#keeper = keeper;
    this.#audience = new Audience(keeper);
    if (neighbour !== undefined) this.#enter(neighbour, () => undefined);
    this.#enter(viewer, (text) => this.#sent.push(text));
  }

  /** The match went on in place, and its row is this now. */
  show(row: MatchRow): void {
    const before = this.#keeper.row;
    this.#keeper.row = row;
    this.#audience.tell(before);
  }

  /** What was sent since this was last asked. */
  heard(): readonly string[] {
    const sent = this.#sent;
    this.#sent = [];
    return sent;
  }

  #enter(viewer: Viewer, send: (text: string) => void): void {
    const wish = { match: this.#keeper.row.id, person: personAt(viewer) };
    this.#audience.enter(wish, { send, backlog: () => 0 });
  }
}

/** Who sits there; whoever only looks on is nobody. */
export function personAt(viewer: Viewer): PlayerId | undefined {
  return viewer === 'spectator' ? undefined : (`p${viewer}` as PlayerId);
}

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

  constructor({ course, row }: Scene, viewer: Viewer) {
    const keeper = { row, course, cuts: [], isPlaying: true, adjourned: undefined };
    this.#keeper = keeper;
    this.#audience = new Audience(keeper);
    const line = { send: (text: string) => void this.#sent.push(text), backlog: () => 0 };
    this.#audience.enter({ match: row.id, person: personAt(viewer) }, line);
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
}

/** Who sits there; whoever only looks on is nobody. */
export function personAt(viewer: Viewer): PlayerId | undefined {
  return viewer === 'spectator' ? undefined : (`p${viewer}` as PlayerId);
}

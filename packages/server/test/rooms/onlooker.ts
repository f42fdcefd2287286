import type { Viewer } from '@tabard/engine';
import type { Course } from '@tabard/table';
import { Audience } from '../../src/rooms/audience.ts';
import { PresenceTracker } from '../../src/rooms/presence-tracker.ts';
import type { MatchRow, PlayerId } from '../../src/store/rows.ts';

/** A match with its row. */
export interface Scene {
  readonly course: Course;
  readonly row: MatchRow;
}

/** A table on a single node, which sends no presence to others. */
const ALONE = { takeovers: { pending: [] }, tools: undefined as never, changed: () => undefined };

/** A watcher that records every byte that a room sends. */
export class Onlooker {
  readonly #stored: { row: MatchRow; readonly course: Course };
  readonly #audience: Audience;
  readonly #tracker: PresenceTracker;
  #sent: string[] = [];

  /** Another watcher with another view is sent every change first. */
  constructor({ course, row }: Scene, viewer: Viewer, neighbour?: Viewer) {
    const stored = { row, course, cuts: [], isPlaying: true, adjourned: undefined, resigned: 0 };
    this.#stored = stored;
    this.#audience = new Audience(stored);
    this.#tracker = new PresenceTracker({ ...ALONE, stored, watchers: this.#audience.watchers });
    if (neighbour !== undefined) this.#enter(neighbour, () => undefined);
    this.#enter(viewer, (text) => this.#sent.push(text));
  }

  /** The match was changed in place; this is its new row. */
  show(row: MatchRow): void {
    const before = this.#stored.row;
    this.#stored.row = row;
    this.#audience.sendChanges();
    this.#tracker.sendSeatsSince(before);
  }

  /** The texts sent since the last call. */
  takeSent(): readonly string[] {
    const sent = this.#sent;
    this.#sent = [];
    return sent;
  }

  #enter(viewer: Viewer, send: (text: string) => void): void {
    const wish = { match: this.#stored.row.id, person: personAt(viewer) };
    const watcher = this.#audience.add(wish.person, { send, backlog: () => 0 });
    this.#tracker.greet(watcher);
    this.#audience.show(watcher, wish);
  }
}

/** The person in the seat; a spectator has none. */
export function personAt(viewer: Viewer): PlayerId | undefined {
  return viewer === 'spectator' ? undefined : (`p${viewer}` as PlayerId);
}

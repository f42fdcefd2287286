import type { MatchRow, PendingTakeover, PlayerId, PresenceNotice } from '../store/rows.ts';
import type { Watcher } from './audience.ts';
import type { Presence } from './hosting.ts';
import type { PersistentMatch } from './persistent-match.ts';
import { maskOf, seatsIn } from './progress.ts';
import { RemotePresence } from './remote-presence.ts';
import type { RoomTools } from './room-tools.ts';
import { seatOf, tableInfoFor, undoRequestOf } from './seating.ts';
import type { Takeovers } from './takeovers.ts';
import { textOf } from './viewer-messages.ts';

/** How often presence is sent again to the other nodes, in milliseconds. */
const RESEND_AFTER = 30_000;

/** Fields whose changes alone are not sent; the number of watchers is sent periodically instead. */
const NO_NEWS = { turnOf: [], length: 0, updated: 0, watching: 0 };

/** The inputs of the presence. */
interface PresenceParts {
  readonly stored: Pick<PersistentMatch, 'row' | 'resigned'>;
  readonly takeovers: Pick<Takeovers, 'pending'>;
  readonly watchers: ReadonlySet<Watcher>;
  readonly tools: Pick<RoomTools, 'store' | 'node' | 'clock' | 'news'>;
  /** Called whenever other people than before may be at the table on other nodes. */
  changed(): void;
}

/** Who is at a table, on this node and on others. Clients here are sent `seats`, other nodes get notices. */
export class PresenceTracker {
  readonly remote = new RemotePresence();
  private readonly parts: PresenceParts;
  private sentSeats = '';
  private sentWatching = 0;
  private sent = { here: 0, watching: 0, takeovers: '', at: 0 };

  constructor(parts: PresenceParts) {
    this.parts = parts;
  }

  /** Who is at the table on any node. */
  presence(): Presence {
    const { row, resigned } = this.parts.stored;
    const own = this.presenceHere();
    const here = own.here | this.remote.here;
    const takeovers = [...own.takeovers, ...this.remote.takeovers];
    return {
      here: seatsIn(here, row.seats.length),
      watching: own.watching + this.remote.watching,
      undo: undoRequestOf(row, resigned),
      takeovers: takeovers.filter(({ seat }) => !(here & (1 << seat)) && row.seats[seat]?.kind === 'person'),
    };
  }

  /** Masks of the seats whose people are at the table. */
  hereMasks(): { readonly onThisNode: number; readonly onAnyNode: number } {
    const { here } = this.presenceHere();
    return { onThisNode: here, onAnyNode: here | this.remote.here };
  }

  /** Sends everybody the seats, if they changed; a newcomer in any case. */
  greet(watcher: Watcher): void {
    if (!this.sendChangedSeats()) this.sendSeats(watcher);
  }

  /** Sends everybody the seats, if they changed; returns whether they did. */
  sendChangedSeats(): boolean {
    const told = JSON.stringify({ ...this.infoFor(undefined), ...NO_NEWS });
    if (told === this.sentSeats) return false;
    this.sentSeats = told;
    this.sendSeatsToAll();
    return true;
  }

  /** The same after an entry; most entries change nothing of the seats. */
  sendSeatsSince(before: MatchRow): void {
    if (!areSeatsSame(before, this.parts.stored.row)) this.sendChangedSeats();
  }

  /** Sends the number of watchers, if it changed. */
  sendWatching(): void {
    if (this.parts.watchers.size > 0 && this.presence().watching !== this.sentWatching) this.sendSeatsToAll();
  }

  /** Sends this node's presence to the other nodes. */
  announce(): void {
    const { stored, tools } = this.parts;
    const { store, node, clock, news } = tools;
    const { id: match } = stored.row;
    const presence = this.presenceHere();
    const { here, watching, takeovers } = presence;
    this.sent = { here, watching, takeovers: takeoversText(takeovers), at: clock.now() };
    store
      .notify({ kind: 'presence', match, node, ...presence })
      .catch((problem) => news.trouble?.('other nodes were not told who is there', match, problem));
  }

  /** Sends it if the seats here or the pending takeovers changed, and for the first watcher. */
  announceChange(): void {
    const { here, watching, takeovers } = this.presenceHere();
    const isFirst = watching > 0 && this.sent.here === 0 && this.sent.watching === 0;
    if (isFirst || here !== this.sent.here || takeoversText(takeovers) !== this.sent.takeovers)
      this.announce();
  }

  /** Takes the presence of another node; a node that was not known is sent this one's. */
  receive(notice: PresenceNotice): void {
    const isNew = this.remote.update(notice, this.parts.tools.clock.now());
    if (isNew && this.isAnybodyHere) this.announce();
    this.parts.changed();
    this.sendChangedSeats();
  }

  /** Sends the number of watchers, refreshes this node's presence, and drops expired nodes. */
  renew(): void {
    if (this.presenceHere().watching !== this.sent.watching) this.announce();
    if (this.remote.isEmpty) return;
    const now = this.parts.tools.clock.now();
    this.remote.expire(now);
    if (this.isAnybodyHere && now - this.sent.at >= RESEND_AFTER) this.announce();
    this.parts.changed();
    this.sendChangedSeats();
  }

  private get isAnybodyHere(): boolean {
    return this.parts.watchers.size > 0 || this.parts.takeovers.pending.length > 0;
  }

  /** Who is at the table on this node: the mask of the seats, and the number of spectators. */
  private presenceHere(): Pick<PresenceNotice, 'here' | 'watching' | 'takeovers'> {
    const { stored, watchers } = this.parts;
    const { seats } = stored.row;
    const places = [...watchers].map(({ person }) => seatOf(seats, person));
    const seated = places.filter((seat) => seat !== undefined);
    const takeovers = this.parts.takeovers.pending.map(({ seat, at }) => ({ seat, at }));
    return { here: maskOf(seated), watching: places.length - seated.length, takeovers };
  }

  private sendSeatsToAll(): void {
    this.sentWatching = this.presence().watching;
    for (const watcher of this.parts.watchers) this.sendSeats(watcher);
  }

  private sendSeats({ person, line }: Watcher): void {
    line.send(textOf({ type: 'seats', match: this.parts.stored.row.id, info: this.infoFor(person) }));
  }

  private infoFor(person: PlayerId | undefined) {
    return tableInfoFor(this.parts.stored.row, this.presence(), person);
  }
}

function takeoversText(takeovers: readonly PendingTakeover[]): string {
  return takeovers.map(({ seat, at }) => `${seat}:${at}`).join();
}

/** Whether the message `seats` would be the same, apart from presence. */
function areSeatsSame(before: MatchRow, now: MatchRow): boolean {
  return (
    before.status === now.status &&
    before.seats === now.seats &&
    before.clocks === now.clocks &&
    before.outcome === now.outcome &&
    before.undo === now.undo &&
    before.rematch === now.rematch
  );
}

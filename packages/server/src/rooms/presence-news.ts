import type { MatchId, PendingTakeover, PresenceNotice } from '../store/store.ts';
import type { Audience } from './audience.ts';
import type { RoomTools } from './room-tools.ts';

/** How often presence is sent again to the other nodes, in milliseconds. */
const RESEND_AFTER = 30_000;

/** What nodes tell one another of who is at a table and which takeovers they have announced. */
export class PresenceNews {
  private readonly match: MatchId;
  private readonly audience: Audience;
  private readonly tools: Pick<RoomTools, 'store' | 'node' | 'clock' | 'news'>;
  private readonly changed: () => void;
  private sent = { here: 0, watching: 0, takeovers: '', at: 0 };

  /** `changed` is called whenever other people than before may be at the table on other nodes. */
  constructor(match: MatchId, audience: Audience, tools: PresenceNews['tools'], changed: () => void) {
    this.match = match;
    this.audience = audience;
    this.tools = tools;
    this.changed = changed;
  }

  /** Sends this node's presence to the other nodes. */
  announce(): void {
    const { store, node, clock, news } = this.tools;
    const presence = this.audience.presenceHere();
    const { here, watching, takeovers } = presence;
    this.sent = { here, watching, takeovers: textOf(takeovers), at: clock.now() };
    store
      .notify({ kind: 'presence', match: this.match, node, ...presence })
      .catch((problem) => news.trouble?.('other nodes were not told who is there', this.match, problem));
  }

  /** Sends it if other seats are here, or other takeovers are pending, than the nodes know of; and for a first onlooker. */
  announceChange(): void {
    const { here, watching, takeovers } = this.audience.presenceHere();
    const isFirst = watching > 0 && this.sent.here === 0 && this.sent.watching === 0;
    if (isFirst || here !== this.sent.here || textOf(takeovers) !== this.sent.takeovers) this.announce();
  }

  /** Takes the presence of another node; a node that was not known is sent this one's. */
  receive(notice: PresenceNotice): void {
    const isNew = this.audience.elsewhere.update(notice, this.tools.clock.now());
    if (isNew && this.hasNews) this.announce();
    this.changed();
    this.audience.tellSeats();
  }

  /** Sends how many look on, refreshes what would expire on other nodes, and drops nodes that expired here. */
  renew(): void {
    const { elsewhere } = this.audience;
    if (this.audience.presenceHere().watching !== this.sent.watching) this.announce();
    if (elsewhere.isEmpty) return;
    const now = this.tools.clock.now();
    elsewhere.expire(now);
    if (this.hasNews && now - this.sent.at >= RESEND_AFTER) this.announce();
    this.changed();
    this.audience.tellSeats();
  }

  private get hasNews(): boolean {
    return this.audience.size > 0 || this.audience.presenceHere().takeovers.length > 0;
  }
}

function textOf(takeovers: readonly PendingTakeover[]): string {
  return takeovers.map(({ seat, at }) => `${seat}:${at}`).join();
}

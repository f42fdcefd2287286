import type { MatchId, PresenceNotice } from '../store/store.ts';
import type { Audience } from './audience.ts';
import type { RoomTools } from './room-tools.ts';

/** Other nodes are told again so often who is at a table here. */
const SAID_AGAIN = 30_000;

/** What nodes tell one another of who is at a table. */
export class PresenceNews {
  private readonly match: MatchId;
  private readonly audience: Audience;
  private readonly tools: Pick<RoomTools, 'store' | 'node' | 'clock' | 'news'>;
  private readonly changed: () => void;
  private announced = { here: 0, watching: 0, at: 0 };

  /** `changed` is called whenever other people than before may be at the table on other nodes. */
  constructor(match: MatchId, audience: Audience, tools: PresenceNews['tools'], changed: () => void) {
    this.match = match;
    this.audience = audience;
    this.tools = tools;
    this.changed = changed;
  }

  /** Tells the other nodes who is at the table here. */
  announce(): void {
    const { store, node, clock, news } = this.tools;
    const presence = this.audience.presenceHere();
    this.announced = { ...presence, at: clock.now() };
    store
      .notify({ kind: 'presence', match: this.match, node, ...presence })
      .catch((problem) => news.trouble?.('other nodes were not told who is there', this.match, problem));
  }

  /** Tells them if other people with seats are here than they were told last. */
  announceChange(): void {
    if (this.audience.presenceHere().here !== this.announced.here) this.announce();
  }

  /** Another node said who is at the table there; one that is new to it is told who is here. */
  hear(notice: PresenceNotice): void {
    const isNews = this.audience.elsewhere.hear(notice, this.tools.clock.now());
    if (isNews && this.audience.size > 0) this.announce();
    this.changed();
    this.audience.tellSeats();
  }

  /** Says how many look on, and again what others would forget, and forgets those who said nothing. */
  renew(): void {
    const { elsewhere, size } = this.audience;
    if (this.audience.presenceHere().watching !== this.announced.watching) this.announce();
    if (elsewhere.isEmpty) return;
    const now = this.tools.clock.now();
    elsewhere.forgetSilent(now);
    if (size > 0 && now - this.announced.at >= SAID_AGAIN) this.announce();
    this.changed();
    this.audience.tellSeats();
  }
}

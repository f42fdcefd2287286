import type { PendingTakeover, PresenceNotice } from '../store/rows.ts';
import { seatsIn } from './progress.ts';

/** Presence TTL; live nodes refresh before it expires. */
const PRESENCE_TTL = 90_000;

/** A live node finishes its takeovers within this time after they are due; later ones are those of a dead node. */
const TAKEOVER_DELAY = 5000;

/** Who is at a table on other nodes, and which takeovers those nodes announced. */
export class RemotePresence {
  private readonly nodes = new Map<string, PresenceNotice & { readonly until: number }>();

  get isEmpty(): boolean {
    return this.nodes.size === 0;
  }

  /** The mask of the seats whose people are there. */
  get here(): number {
    return [...this.nodes.values()].reduce((mask, { here }) => mask | here, 0);
  }

  get watching(): number {
    return [...this.nodes.values()].reduce((sum, { watching }) => sum + watching, 0);
  }

  /** The number of people there, with and without seats. */
  get people(): number {
    return seatsIn(this.here, 32).length + this.watching;
  }

  get takeovers(): readonly PendingTakeover[] {
    return [...this.nodes.values()].flatMap(({ takeovers }) => takeovers);
  }

  /** Returns whether the node is new at the table. */
  update(notice: PresenceNotice, now: number): boolean {
    const isNew = !this.nodes.has(notice.node);
    const isThere = notice.here > 0 || notice.watching > 0 || notice.takeovers.length > 0;
    if (isThere) this.nodes.set(notice.node, { ...notice, until: now + PRESENCE_TTL });
    else this.nodes.delete(notice.node);
    return isNew;
  }

  expire(now: number): void {
    for (const [node, notice] of this.nodes) {
      const takeovers = notice.takeovers.filter(({ at }) => at + TAKEOVER_DELAY > now);
      if (notice.until <= now) this.nodes.delete(node);
      else if (takeovers.length < notice.takeovers.length) this.nodes.set(node, { ...notice, takeovers });
    }
  }
}

import type { PresenceNotice } from '../store/store.ts';

/** What a node said is believed for so long; one that lives says it again before. */
const BELIEVED = 90_000;

/** Who is at a table on other nodes, as far as those said. */
export class Elsewhere {
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

  /** Says whether this node was not known to be at the table. */
  hear(notice: PresenceNotice, now: number): boolean {
    const isNews = !this.nodes.has(notice.node);
    if (notice.here || notice.watching) this.nodes.set(notice.node, { ...notice, until: now + BELIEVED });
    else this.nodes.delete(notice.node);
    return isNews;
  }

  /** Nodes that have been silent for too long are gone. */
  forgetSilent(now: number): void {
    for (const [node, { until }] of this.nodes) if (until <= now) this.nodes.delete(node);
  }
}

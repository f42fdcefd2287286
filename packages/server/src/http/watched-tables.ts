import { HttpProblem } from '../problem.ts';
import type { MatchId } from '../store/rows.ts';

const MOST_TABLES = 50;

/** The tables that one socket watches. */
export class WatchedTables {
  private readonly watched = new Map<MatchId, Promise<() => void>>();

  /** Whether this table is watched, once a pending `watch` is settled. */
  async isWatching(match: MatchId): Promise<boolean> {
    await this.watched.get(match)?.catch(() => undefined);
    return this.watched.has(match);
  }

  /** Watches a table, replacing an earlier watch; a refused table is not watched. */
  async watch(match: MatchId, begin: () => Promise<() => void>): Promise<void> {
    const before = this.watched.get(match);
    if (!before && this.watched.size >= MOST_TABLES)
      throw new HttpProblem(409, 'too-many-tables', `One page looks on at ${MOST_TABLES} tables at most.`);
    const watching = this.ended(before).then(begin);
    this.watched.set(match, watching);
    try {
      await watching;
    } catch (problem) {
      if (this.watched.get(match) === watching) this.watched.delete(match);
      throw problem;
    }
  }

  leave(match: MatchId): void {
    const watching = this.watched.get(match);
    this.watched.delete(match);
    void this.ended(watching);
  }

  leaveAll(): void {
    for (const match of [...this.watched.keys()]) this.leave(match);
  }

  /** A failed watch needs no stopping. */
  private async ended(watching: Promise<() => void> | undefined): Promise<void> {
    const end = await watching?.catch(() => undefined);
    end?.();
  }
}

import type { Course } from '@tabard/table';
import type { MatchId, MatchRow } from '../store/rows.ts';
import type { RoomTools } from './room-tools.ts';

/** Entries between two snapshots; offset by match, so that matches that began together do not all save at once. */
const SNAPSHOT_EVERY = 100;

/** Saves snapshots of one match, at most one for each entry. */
export class SnapshotSaver {
  private saved = 0;
  private readonly tools: Pick<RoomTools, 'store' | 'news'>;

  constructor(tools: Pick<RoomTools, 'store' | 'news'>) {
    this.tools = tools;
  }

  /** The match was opened at this entry: it needs a snapshot only once there are more. */
  openedAt(seq: number): void {
    this.saved = seq;
  }

  /** Saves a snapshot at intervals, and at the end of the match. */
  saveIfDue(course: Course, row: MatchRow): void {
    if ((row.seq + spreadOf(row.id)) % SNAPSHOT_EVERY === 0 || course.state.outcome)
      void this.save(course, row);
  }

  /** A failure is ignored: without a snapshot a match only opens more slowly. */
  save(course: Course, row: MatchRow): Promise<void> {
    return this.put(course, row).catch((problem) =>
      this.tools.news.trouble?.('no snapshot was kept', row.id, problem),
    );
  }

  private async put({ game, state, played }: Course, { id, seq }: MatchRow): Promise<void> {
    if (this.saved >= seq) return;
    this.saved = seq;
    const snapshot = { seq, rules: game.rulesVersion, count: played.length, state: game.clone(state) };
    await this.tools.store.log.putSnapshot(id, snapshot);
  }
}

/** A hash of the match id. */
function spreadOf(match: MatchId): number {
  return match.charCodeAt(0) * 31 + match.charCodeAt(match.length - 1) * 7;
}

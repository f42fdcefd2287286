import type { MatchEvent } from '@tabard/engine';

/** Some lines of the log that follow one another; they are drawn together, and not at all while out of sight. */
export interface LogPart {
  /** The place of its first line in the story. */
  readonly first: number;
  readonly events: readonly MatchEvent[];
  /** From which of its lines on all is new; -1 where that began before it, its length where nothing is. */
  readonly newFrom: number;
}

const LINES = 25;
/** So many parts are drawn; the whole story is in the replay. */
const MOST = 6;

/**
 * The last parts of a story. Each begins at the same event for good, so that a line that is added moves no other from
 * part to part.
 */
export function logParts(story: readonly MatchEvent[], since: number): LogPart[] {
  const count = Math.ceil(story.length / LINES);
  return Array.from({ length: Math.min(MOST, count) }, (_, at) => {
    const first = (Math.max(0, count - MOST) + at) * LINES;
    const events = story.slice(first, first + LINES);
    const newFrom = since > 0 ? Math.max(-1, Math.min(since - first, events.length)) : -1;
    return { first, events, newFrom };
  });
}

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
/** So many parts are drawn at first, and so many more whenever earlier ones are wanted. */
export const PARTS = 6;

/** A story, from one of its places on. */
export interface StoryEnd {
  readonly story: readonly MatchEvent[];
  readonly storyFrom: number;
}

/**
 * The last parts of a story. Each begins at the same event for good, so that a line that is added moves no other from
 * part to part.
 */
export function logParts({ story, storyFrom }: StoryEnd, since: number, most = PARTS): LogPart[] {
  const count = Math.ceil((storyFrom + story.length) / LINES);
  const begin = Math.max(Math.floor(storyFrom / LINES), count - most);
  return Array.from({ length: count - begin }, (_, at) => {
    const place = (begin + at) * LINES;
    const first = Math.max(place, storyFrom);
    const events = story.slice(first - storyFrom, place + LINES - storyFrom);
    const newFrom = since > 0 ? Math.max(-1, Math.min(since - first, events.length)) : -1;
    return { first, events, newFrom };
  });
}

import { type LineRoles, type MatchEvent, type StoryLine, storyLines } from '@tabard/engine';

/** A block of consecutive log lines, rendered together and only while visible. */
export interface LogPart {
  /** Story index of its first line. */
  readonly first: number;
  readonly events: readonly MatchEvent[];
  /** Neighbouring events on both sides, since a line may cross the boundary of a part. */
  readonly before: readonly MatchEvent[];
  readonly after: readonly MatchEvent[];
  /** Index of its first new line; -1 if an earlier part has it, its length if nothing is new. */
  readonly newFrom: number;
}

const LINES = 25;
/** Number of parts rendered at first, and added on each request for earlier ones. */
export const PARTS = 6;

/** A story from an index on. */
export interface StoryEnd {
  readonly story: readonly MatchEvent[];
  readonly storyFrom: number;
}

/**
 * The last parts of a story. Each part has a fixed first event, so that an added line moves no other from
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
    const from = first - storyFrom;
    const end = from + events.length;
    const before = story.slice(Math.max(0, from - LINES), from);
    return { first, events, before, after: story.slice(end, end + LINES), newFrom };
  });
}

/** The lines that begin in this part, whole. */
export function linesIn(lineRoles: LineRoles, part: LogPart): readonly StoryLine[] {
  const { first, events, before, after } = part;
  const around = storyLines(lineRoles, [...before, ...events, ...after], first - before.length);
  return around.filter((line) => line.first >= first && line.first < first + events.length);
}

import type { MatchEvent } from '@tabard/engine';
import type { Tidings } from '@tabard/table';

/** A story and what of it is new; no news when something was taken back. */
export interface MergedStory {
  readonly story: readonly MatchEvent[];
  readonly news: readonly MatchEvent[] | undefined;
}

/** Adds what was told to the story known so far; undefined when something in between is missing. */
export function mergeStory(
  known: readonly MatchEvent[],
  { events, eventsFrom }: Pick<Tidings, 'events' | 'eventsFrom'>,
): MergedStory | undefined {
  if (eventsFrom > known.length) return undefined;
  if (eventsFrom < known.length)
    return { story: [...known.slice(0, eventsFrom), ...events], news: undefined };
  return { story: events.length === 0 ? known : [...known, ...events], news: events };
}

import type { MatchEvent } from '@tabard/engine';
import type { ViewerNews } from '@tabard/table';

/** What a page knows of a story: the events from place `storyFrom` of the whole story on. */
export interface KnownStory {
  readonly story: readonly MatchEvent[];
  readonly storyFrom: number;
}

export const NO_STORY: KnownStory = { story: [], storyFrom: 0 };

type ToldStory = Pick<ViewerNews, 'events' | 'eventsFrom'>;

/** A story and what of it is new; no news when something was taken back or is missing in between. */
interface MergedStory extends KnownStory {
  readonly news: readonly MatchEvent[] | undefined;
}

/** The length of the whole story. */
export function storyEnd({ story, storyFrom }: KnownStory): number {
  return storyFrom + story.length;
}

/** Adds what was told to the story known so far; where the two do not meet, what was known is dropped. */
export function mergeStory(known: KnownStory, { events, eventsFrom }: ToldStory): MergedStory {
  const { story, storyFrom } = known;
  const end = storyEnd(known);
  if (eventsFrom < storyFrom || eventsFrom > end)
    return { story: events, storyFrom: eventsFrom, news: undefined };
  if (eventsFrom < end)
    return { story: [...story.slice(0, eventsFrom - storyFrom), ...events], storyFrom, news: undefined };
  return { story: events.length === 0 ? story : [...story, ...events], storyFrom, news: events };
}

/** Puts an earlier page before the story; one that does not end where this story begins is out of date. */
export function prependStory(known: KnownStory, { events, eventsFrom }: ToldStory): KnownStory {
  if (eventsFrom + events.length !== known.storyFrom) return known;
  return { story: [...events, ...known.story], storyFrom: eventsFrom };
}

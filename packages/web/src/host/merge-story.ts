import type { MatchEvent } from '@tabard/engine';
import type { ViewerNews } from '@tabard/table';

/** The loaded part of a story: its events from index `storyFrom` on. */
export interface KnownStory {
  readonly story: readonly MatchEvent[];
  readonly storyFrom: number;
}

export const NO_STORY: KnownStory = { story: [], storyFrom: 0 };

type ToldStory = Pick<ViewerNews, 'events' | 'eventsFrom'>;

/** A story and its new events; `news` is undefined after an undo or a gap. */
interface MergedStory extends KnownStory {
  readonly news: readonly MatchEvent[] | undefined;
}

/** The length of the whole story. */
export function storyEnd({ story, storyFrom }: KnownStory): number {
  return storyFrom + story.length;
}

/** Appends received events to the loaded story; after a gap the loaded part is dropped. */
export function mergeStory(known: KnownStory, { events, eventsFrom }: ToldStory): MergedStory {
  const { story, storyFrom } = known;
  const end = storyEnd(known);
  if (eventsFrom < storyFrom || eventsFrom > end)
    return { story: events, storyFrom: eventsFrom, news: undefined };
  if (eventsFrom < end)
    return { story: [...story.slice(0, eventsFrom - storyFrom), ...events], storyFrom, news: undefined };
  return { story: events.length === 0 ? story : [...story, ...events], storyFrom, news: events };
}

/** Prepends an earlier page; ignores a page that does not end where the loaded part begins. */
export function prependStory(known: KnownStory, { events, eventsFrom }: ToldStory): KnownStory {
  if (eventsFrom + events.length !== known.storyFrom) return known;
  return { story: [...events, ...known.story], storyFrom: eventsFrom };
}

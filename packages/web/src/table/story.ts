import type { MatchEvent } from '@tabard/engine';
import type { TableUpdate } from '../host/host.ts';
import type { Happenings } from './board.ts';

/** What a page knows of a table: the latest update, and all updates put together. */
export interface Sight {
  readonly update: TableUpdate;
  readonly story: readonly MatchEvent[];
  readonly happenings: Happenings;
}

/** Adds an update to what is known. */
export function seeUpdate(before: Sight | undefined, update: TableUpdate): Sight {
  const { events, eventsFrom } = update;
  const story = [...(before?.story.slice(0, eventsFrom) ?? []), ...events];
  const isNews = before !== undefined && eventsFrom === before.story.length;
  return {
    update,
    story,
    happenings: { pulse: (before?.happenings.pulse ?? 0) + 1, events: isNews ? events : [] },
  };
}

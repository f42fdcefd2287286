import type { MatchEvent } from '@tabard/engine';
import type { TableUpdate } from '../host/host.ts';
import type { Happenings } from './board.ts';
import { shared } from './shared.ts';

/** What a page knows of a table: the latest update, and all updates put together. */
export interface Sight {
  readonly update: TableUpdate;
  /** What happened, from place `storyFrom` of the whole story on. */
  readonly story: readonly MatchEvent[];
  readonly storyFrom: number;
  readonly happenings: Happenings;
}

/** Adds updates to what is known; what they tell together happens at once. */
export function seeUpdates(before: Sight | undefined, updates: readonly TableUpdate[]): Sight | undefined {
  let story = before?.story ?? [];
  let storyFrom = before?.storyFrom ?? 0;
  let news: readonly MatchEvent[] = [];
  let isKnown = before !== undefined;
  for (const { events, eventsFrom } of updates) {
    const end = storyFrom + story.length;
    // The first update, one after an undo and one that begins earlier tell nothing new.
    news = isKnown && eventsFrom === end ? [...news, ...events] : [];
    const meets = eventsFrom >= storyFrom && eventsFrom <= end;
    story = meets ? [...story.slice(0, eventsFrom - storyFrom), ...events] : events;
    if (!meets) storyFrom = eventsFrom;
    isKnown = true;
  }
  const latest = updates.at(-1);
  if (!latest) return undefined;
  const update = before ? sharing(before.update, latest) : latest;
  return {
    update,
    story,
    storyFrom,
    happenings: { pulse: (before?.happenings.pulse ?? 0) + 1, events: news },
  };
}

/** Everything of the last update that is still so is the same object in the new one. */
function sharing(before: TableUpdate, now: TableUpdate): TableUpdate {
  return { ...now, view: shared(before.view, now.view), summary: shared(before.summary, now.summary) };
}

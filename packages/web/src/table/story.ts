import type { MatchEvent } from '@tabard/engine';
import type { TableUpdate } from '../host/host.ts';
import type { Happenings } from './board.ts';
import { shared } from './shared.ts';

/** What a page knows of a table: the latest update, and all updates put together. */
export interface Sight {
  readonly update: TableUpdate;
  readonly story: readonly MatchEvent[];
  readonly happenings: Happenings;
}

/** Adds updates to what is known; what they tell together happens at once. */
export function seeUpdates(before: Sight | undefined, updates: readonly TableUpdate[]): Sight | undefined {
  let story = before?.story ?? [];
  let news: readonly MatchEvent[] = [];
  let isKnown = before !== undefined;
  for (const { events, eventsFrom } of updates) {
    // The first update and one after an undo tell nothing new.
    news = isKnown && eventsFrom === story.length ? [...news, ...events] : [];
    story = [...story.slice(0, eventsFrom), ...events];
    isKnown = true;
  }
  const latest = updates.at(-1);
  if (!latest) return undefined;
  const update = before ? sharing(before.update, latest) : latest;
  return { update, story, happenings: { pulse: (before?.happenings.pulse ?? 0) + 1, events: news } };
}

/** Everything of the last update that is still so is the same object in the new one. */
function sharing(before: TableUpdate, now: TableUpdate): TableUpdate {
  return { ...now, view: shared(before.view, now.view), summary: shared(before.summary, now.summary) };
}

import type { MatchEvent } from '@tabard/engine';
import type { TableSight } from '../host/host.ts';
import type { Happenings } from './board.ts';

/** What a page draws of a table: its latest sight, and what happened since the one drawn before. */
export interface Sight {
  readonly update: TableSight;
  readonly happenings: Happenings;
}

/** The latest of several sights; what they tell together happens at once. */
export function seeTogether(before: Sight | undefined, sights: readonly TableSight[]): Sight | undefined {
  const update = sights.at(-1);
  if (!update) return undefined;
  let events: readonly MatchEvent[] = [];
  for (const { news } of sights) events = news ? [...events, ...news] : [];
  const pulse = (before?.happenings.pulse ?? 0) + 1;
  return { update, happenings: { pulse, events } };
}

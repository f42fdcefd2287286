import type { Seat, Viewer } from '@tabard/engine';
import { useState } from 'react';
import type { MatchSummary } from '../host/host.ts';

/** The viewer of this screen: a seat, nobody yet, or the player the screen is passed to. */
export interface ScreenViewer {
  readonly viewer: Viewer;
  /** The player to whom the screen must be passed before anything is shown. */
  readonly passTo: Seat | undefined;
  sit(seat: Seat): void;
}

/** One person sees their own seat; several share the screen, which is covered while it is passed. */
export function useScreenViewer(summary: MatchSummary | undefined): ScreenViewer {
  const [here, sit] = useState<Seat>();
  const people = peopleIn(summary);
  const alone = people.length === 1 ? people[0] : undefined;
  const seat = here ?? alone;
  // A player who resigned keeps the view of their seat.
  if (alone !== undefined && here === undefined) sit(alone);
  return { viewer: seat ?? 'spectator', passTo: nextPerson(summary, people, seat), sit };
}

function peopleIn(summary: MatchSummary | undefined): Seat[] {
  return summary?.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : [])) ?? [];
}

/** Passes the screen only if it is another player's move and not also the viewer's. */
function nextPerson(
  summary: MatchSummary | undefined,
  people: readonly Seat[],
  here: Seat | undefined,
): Seat | undefined {
  if (!summary || summary.outcome || people.length < 2) return undefined;
  const awaited = summary.turnOf.filter((seat) => people.includes(seat));
  if (here !== undefined && (awaited.length === 0 || awaited.includes(here))) return undefined;
  return awaited[0] ?? (here === undefined ? people[0] : undefined);
}

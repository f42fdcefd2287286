import type { Seat, Viewer } from '@tabard/engine';
import { useState } from 'react';
import type { MatchSummary } from '../host/host.ts';

/** Who looks at this screen: one seat, nobody yet, or the one the screen is being passed to. */
export interface ScreenViewer {
  readonly viewer: Viewer;
  /** The person to whom the screen has to be passed before anything is shown. */
  readonly passTo: Seat | undefined;
  sit(seat: Seat): void;
}

/** One person sees their seat; several share the screen, which is covered while it changes over. */
export function useScreenViewer(summary: MatchSummary | undefined): ScreenViewer {
  const [here, sit] = useState<Seat>();
  const people = peopleIn(summary);
  const alone = people.length === 1 ? people[0] : undefined;
  const seat = here ?? alone;
  // Whoever resigned keeps watching through the same eyes.
  if (alone !== undefined && here === undefined) sit(alone);
  return { viewer: seat ?? 'spectator', passTo: nextPerson(summary, people, seat), sit };
}

function peopleIn(summary: MatchSummary | undefined): Seat[] {
  return summary?.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : [])) ?? [];
}

/** The screen goes on only when it is somebody else's move and not also one's own. */
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

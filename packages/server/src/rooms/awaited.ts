import type { MatchRow, PlayerId } from '../store/rows.ts';
import type { HostingNews } from './hosting.ts';

/** Reports for which people the match began or ceased to wait. */
export function reportAwaited(before: MatchRow, now: MatchRow, news: HostingNews): void {
  const [was, is] = [awaitedAt(before), awaitedAt(now)];
  for (const person of was) if (!is.includes(person)) news.awaited?.(person, now.id, false);
  for (const person of is) if (!was.includes(person)) news.awaited?.(person, now.id, true);
}

/** The people that a match waits for. */
function awaitedAt({ status, turn, seats }: MatchRow): readonly PlayerId[] {
  const people: PlayerId[] = [];
  if (status !== 'running') return people;
  for (const { seat, kind, player } of seats)
    if (kind === 'person' && player !== undefined && turn & (1 << seat) && !people.includes(player))
      people.push(player);
  return people;
}

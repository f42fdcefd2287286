import { events } from '@tabard/dragon-eclipse';
import { eventsOf } from '@tabard/engine';
import { useMemo } from 'react';
import { useTaleBoard } from './tale-board.ts';

/** The cards that were unlocked since the last Scenario began. */
export function useNewCards(): ReadonlySet<number> {
  const { story } = useTaleBoard();
  return useMemo(() => {
    const all = eventsOf(events, story.events);
    const began = all.findLastIndex(({ type }) => type === 'scenario-began');
    return new Set(
      all.slice(began + 1).flatMap((one) => (one.type === 'card-unlocked' ? [one.args[0]] : [])),
    );
  }, [story]);
}

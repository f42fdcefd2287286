import { events } from '@tabard/dragon-eclipse';
import { eventsOf } from '@tabard/engine';
import { useMemo } from 'react';
import { useTaleBoard } from './tale-board.ts';

/** What an event was about since the last Scenario began: cards that were unlocked, places that changed. */
export function useChanged(what: 'card-unlocked' | 'world-changed'): ReadonlySet<number> {
  const { story } = useTaleBoard();
  return useMemo(() => {
    const all = eventsOf(events, story.events);
    const began = all.findLastIndex(({ type }) => type === 'scenario-began');
    return new Set(all.slice(began + 1).flatMap((one) => (one.type === what ? [one.args[0]] : [])));
  }, [story, what]);
}

import type { BoardEvent } from '@tabard/adventure-board';
import type { Arrival } from '../../table/kit/travels.ts';

/** Where cards come from that were not to be seen before. */
export function arrivalsIn(events: readonly BoardEvent[]): Arrival[] {
  return events.flatMap((event): Arrival[] => {
    if (event.type !== 'drew') return [];
    const [seat, card] = event.args;
    return card !== -1 && card.def >= 0 ? [{ card: card.card, from: `deck-${seat}` }] : [];
  });
}

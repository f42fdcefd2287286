import { DECKS, type OmegaEvent } from '@tabard/anima';
import type { CardInEvent, Seat } from '@tabard/engine';
import type { Arrival, Spot } from '../../table/kit/travels.ts';

const seatSpot = (seat: Seat): Spot => `seat-${seat}`;

interface Passage {
  readonly card: CardInEvent | -1;
  readonly from: Spot;
  /** Who takes it, where others may not see its face. */
  readonly taker?: Seat;
}

/** Of the content only the backs matter. */
interface Backs {
  readonly defs: readonly { readonly back: number }[];
}

/** Where cards come from that were not to be seen before. */
export function arrivalsIn(events: readonly OmegaEvent[], own: Seat | -1, content: Backs): Arrival[] {
  return events.flatMap((event): Arrival[] => {
    const passage = passageOf(event, content);
    if (!passage || passage.card === -1) return [];
    const { card, from, taker } = passage;
    if (card.def >= 0) return [{ card: card.card, from }];
    // What others take without showing it: only its back is seen to travel.
    return taker === undefined || taker === own
      ? []
      : [{ from, to: seatSpot(taker), back: 'deck-advantage' }];
  });
}

function passageOf(event: OmegaEvent, content: Backs): Passage | undefined {
  switch (event.type) {
    case 'drew':
      return { card: event.args[1], from: 'deck-advantage', taker: event.args[0] };
    case 'retrieved':
    case 'picked-up':
      return { card: event.args[1], from: 'discard-advantage' };
    case 'joined':
    case 'new-party':
      // AN-ARC-01: Arcane Characters come from a deck of their own.
      return { card: event.args[1], from: `deck-${deckOf(event.args[1], content)}` };
    case 'met':
      return { card: event.args[1], from: 'deck-encounter' };
    case 'area-entered':
      return { card: event.args[0], from: 'deck-area' };
    case 'final-revealed':
      return { card: event.args[0], from: 'deck-final' };
    case 'stole':
      return { card: event.args[2], from: seatSpot(event.args[1]), taker: event.args[0] };
    case 'gave':
      return { card: event.args[2], from: seatSpot(event.args[0]), taker: event.args[1] };
    case 'played':
    case 'discarded':
    case 'discarded-for':
    case 'finished-mission':
    case 'incident':
      return { card: event.args[1], from: seatSpot(event.args[0]) };
  }
  return undefined;
}

function deckOf(card: CardInEvent | -1, { defs }: Backs): string {
  return card === -1 || card.def < 0 ? 'character' : DECKS[defs[card.def].back];
}

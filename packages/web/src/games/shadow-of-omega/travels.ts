import type { CardInEvent, MatchEvent, Seat } from '@tabard/engine';

/** Where the cards with a face lie: the zone of each. */
export type Lying = ReadonlyMap<number, string>;

/** A card on its way: from where it lay, or from a spot of the table, to where it lies or to another spot. */
export type Travel =
  | { readonly card: number; readonly from: 'before' | Spot }
  | { readonly from: Spot; readonly to: Spot };

/** A place that has no card of its own to begin or end at: a deck, a discard pile, a seat. */
type Spot = string;

type Args = MatchEvent['args'];

const seatSpot = (at: number) => (args: Args) => `seat-${args[at]}`;

/** Where a card comes from that was not to be seen before, by what happened to it. */
const ORIGINS: Readonly<Record<string, (args: Args) => Spot>> = {
  drew: () => 'deck-advantage',
  retrieved: () => 'discard-advantage',
  'picked-up': () => 'discard-advantage',
  joined: () => 'deck-character',
  'new-party': () => 'deck-character',
  met: () => 'deck-encounter',
  'area-entered': () => 'deck-area',
  'final-revealed': () => 'deck-final',
  stole: seatSpot(1),
  gave: seatSpot(0),
  played: seatSpot(0),
  discarded: seatSpot(0),
  'finished-mission': seatSpot(0),
};

/** What others take without showing it: only its back is seen to travel. */
const UNSEEN: Readonly<Record<string, (args: Args) => Spot>> = {
  drew: seatSpot(0),
  stole: seatSpot(0),
  gave: seatSpot(1),
};

/** The travels between two drawings of the table, told by where cards lie and by what happened in between. */
export function travelsOf(
  before: Lying,
  now: Lying,
  events: readonly MatchEvent[],
  own: Seat | -1,
): Travel[] {
  const travels: Travel[] = [];
  for (const [card, where] of now) {
    const old = before.get(card);
    if (old === where) continue;
    const from = old === undefined ? originOf(card, events) : 'before';
    if (from !== undefined) travels.push({ card, from });
  }
  return [...travels, ...events.flatMap((event) => unseenTravel(event, own))];
}

function originOf(card: number, events: readonly MatchEvent[]): Spot | undefined {
  const first = events.find((event) => event.type in ORIGINS && cardIn(event)?.card === card);
  return first && ORIGINS[first.type](first.args);
}

function unseenTravel(event: MatchEvent, own: Seat | -1): Travel[] {
  const card = cardIn(event);
  if (!(event.type in UNSEEN) || !card || card.def >= 0) return [];
  const to = UNSEEN[event.type](event.args);
  return to === `seat-${own}` ? [] : [{ from: ORIGINS[event.type](event.args), to }];
}

function cardIn({ args }: MatchEvent): CardInEvent | undefined {
  return args.find((arg): arg is CardInEvent => typeof arg === 'object');
}

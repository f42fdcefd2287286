/** Where the cards with a face lie: the zone of each. */
export type Lying = ReadonlyMap<number, string>;

/** A place that has no card of its own to begin or end at: a deck, a discard pile, a seat. */
export type Spot = string;

/** A card on its way: from where it lay or from a spot to where it lies now; or only a back, from spot to spot. */
export type Travel =
  | { readonly card: number; readonly from: 'before' | Spot }
  | { readonly from: Spot; readonly to: Spot; readonly back: Spot };

/** A card that came from a spot, as an event tells it; where the reader does not see its face also where it went. */
export type Arrival =
  | { readonly card: number; readonly from: Spot }
  | { readonly from: Spot; readonly to: Spot; readonly back: Spot };

/** The travels between two drawings of the table: told by where cards lie, and by what happened in between. */
export function travelsOf(before: Lying, now: Lying, arrivals: readonly Arrival[]): Travel[] {
  const travels: Travel[] = [];
  for (const [card, where] of now) {
    const old = before.get(card);
    if (old === where) continue;
    const from = old === undefined ? originOf(card, arrivals) : 'before';
    if (from !== undefined) travels.push({ card, from });
  }
  return [...travels, ...arrivals.filter((one) => 'to' in one)];
}

/** It began where the card came from first, whatever happened to it later. */
function originOf(card: number, arrivals: readonly Arrival[]): Spot | undefined {
  return arrivals.find((one) => 'card' in one && one.card === card)?.from;
}

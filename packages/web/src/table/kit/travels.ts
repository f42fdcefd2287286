/** Zone of each visible card. */
export type Lying = ReadonlyMap<number, string>;

/** Start or end of a travel that is not a card: a deck, a discard pile, a seat. */
export type Spot = string;

/** An animated move of a card: from its old place or a spot to its new place; or of a back, between spots. */
export type Travel =
  | { readonly card: number; readonly from: 'before' | Spot }
  | { readonly from: Spot; readonly to: Spot; readonly back: Spot };

/** A card that an event moved from a spot; with its destination if this viewer cannot see its face. */
export type Arrival =
  | { readonly card: number; readonly from: Spot }
  | { readonly from: Spot; readonly to: Spot; readonly back: Spot };

/** Travels between two renders, from the zones of cards and the events in between. */
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

/** A travel starts at the first origin of the card, whatever moved it later. */
function originOf(card: number, arrivals: readonly Arrival[]): Spot | undefined {
  return arrivals.find((one) => 'card' in one && one.card === card)?.from;
}

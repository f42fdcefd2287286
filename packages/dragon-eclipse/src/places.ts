/** Where a card of a Combat is: told where another of the same name is meant as well. */
import { type EntityRef, type Text, text } from '@tabard/engine';
import { type Fighter, hasArena, type Match } from './state.ts';

export function placeOf(m: Match, { kind, id }: EntityRef): Text | undefined {
  if (kind !== 'card' || !hasArena(m)) return undefined;
  for (const fighter of m.combat.fighters) {
    const place = placeAt(fighter, id);
    if (place) return place;
  }
  return undefined;
}

function placeAt(fighter: Fighter, card: number): Text | undefined {
  const { slots, places, discard, looked, upgrade, resolving } = fighter;
  if (slots.includes(card)) return text('place.slot', places[slots.indexOf(card)]);
  if (discard.includes(card)) return text('place.discard', discard.length - discard.indexOf(card));
  if (looked.includes(card)) return text('place.looked', looked.length - looked.indexOf(card));
  if (upgrade.includes(card)) return text('place.upgrade');
  return resolving.includes(card) ? text('place.resolving') : undefined;
}

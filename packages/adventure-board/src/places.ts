/** Where an Item is: told where another of the same name is meant as well. */
import { type EntityRef, type Text, text } from '@tabard/engine';
import type { Match } from './state.ts';

const PLACES = ['weapon', 'armour', 'bag'] as const;

export function placeOf(m: Match, { kind, id }: EntityRef): Text | undefined {
  if (kind !== 'owned') return undefined;
  const place = PLACES.find((one) => m.heroes.some((hero) => hero[one].includes(id)));
  return place && text(`place.${place}`);
}

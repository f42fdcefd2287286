/** Where figures may stand, and which of several spaces is near. */
import { type Refusal, refuse, type Seat } from '@tabard/engine';
import type { Match, Space } from '../state.ts';
import { distance, spaceDef } from './facts.ts';

const TOO_HIGH = refuse('space-too-high', 'WA-MOVE-02');

/** WA-MOVE-02, WA-MOVE-10. */
export function whyNotStandOn(m: Match, seat: Seat, space: Space): Refusal | undefined {
  return spaceDef(m, space).level > m.heroes[seat].level ? TOO_HIGH : undefined;
}

/** Those of the spaces that are fewest steps away, levels and markers ignored. */
export function nearestOf(m: Match, from: Space, spaces: readonly Space[]): Space[] {
  const least = Math.min(...spaces.map((space) => distance(m, from, space)));
  return spaces.filter((space) => distance(m, from, space) === least);
}

import { AT_SPACE, type InCombat } from '@tabard/dragon-eclipse';
import type { MatchEvent } from '@tabard/engine';
import { useState } from 'react';
import { useFight } from './sitting.ts';

/** A blow towards a space; it has another number each time. */
export interface Lunge {
  readonly pulse: number;
  readonly space: number;
}

/** Whom this fighter attacked last; undefined until it did. */
export function useLunge(fighter: number): Lunge | undefined {
  const { happenings, motion, state } = useFight();
  const { pulse, events } = happenings;
  const [seen, setSeen] = useState(pulse);
  const [lunge, setLunge] = useState<Lunge>();
  if (seen !== pulse) {
    setSeen(pulse);
    const space = struckBy(state, events, fighter);
    if (space >= 0 && motion === 'full') setLunge({ pulse, space });
  }
  return lunge;
}

/** The space that a fighter's blow went to, or -1. */
export function struckBy({ combat }: InCombat, events: readonly MatchEvent[], fighter: number): number {
  const blow = events.findLast(({ type, args }) => type === 'attacked' && args[0] === fighter);
  if (!blow) return -1;
  const target = Number(blow.args[1]);
  return target >= AT_SPACE ? target - AT_SPACE : (combat.fighters[target]?.space ?? -1);
}

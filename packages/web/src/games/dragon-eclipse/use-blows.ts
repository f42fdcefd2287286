import { AT_SPACE, type EclipseEvent, type InCombat } from '@tabard/dragon-eclipse';
import { useState } from 'react';
import { useCombatBoard } from './eclipse-board.ts';

/** What moves a fighter's standee; each has another number. */
export interface Blows {
  /** The fighter was hurt. */
  readonly hit?: number;
  /** The fighter struck towards a space. */
  readonly lunge?: { readonly pulse: number; readonly space: number };
}

/** How this fighter was hurt last, and whom it attacked last. */
export function useBlows(fighter: number): Blows {
  const { happenings, events, motion, state } = useCombatBoard();
  const { pulse } = happenings;
  const [seen, setSeen] = useState(pulse);
  const [blows, setBlows] = useState<Blows>({});
  if (seen !== pulse) {
    setSeen(pulse);
    const space = struckBy(state, events, fighter);
    if (motion === 'full' && isHit(events, fighter)) setBlows((before) => ({ ...before, hit: pulse }));
    if (motion === 'full' && space >= 0) setBlows((before) => ({ ...before, lunge: { pulse, space } }));
  }
  return blows;
}

function isHit(events: readonly EclipseEvent[], fighter: number): boolean {
  return events.some((event) => event.type === 'hurt' && event.args[0] === fighter && event.args[1] > 0);
}

/** The space that a fighter's blow went to, or -1. */
export function struckBy({ combat }: InCombat, events: readonly EclipseEvent[], fighter: number): number {
  const blow = events.findLast((event) => event.type === 'attacked' && event.args[0] === fighter);
  if (blow?.type !== 'attacked') return -1;
  const [, target] = blow.args;
  return target >= AT_SPACE ? target - AT_SPACE : (combat.fighters[target]?.space ?? -1);
}

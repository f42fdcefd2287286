import { dragonEclipse, type Harm, harmOf } from '@tabard/dragon-eclipse';
import { useMemo } from 'react';
import { useLookedAt } from '../../table/kit/looked-at.ts';
import { isForeseeable } from '../../table/use-odds.ts';
import { seenBy, useCombatBoard } from './eclipse-board.ts';

const NONE: readonly Harm[] = [];

/** The options whose damage is shown while they are looked at. */
const STRIKING = new Set(['play', 'bonus', 'trigger', 'choose-effect', 'spend', 'target']);

/** What the option that is looked at would do to whom, where it would do anything. */
export function useHarms(): readonly Harm[] {
  const { state, own, decision, offers } = useCombatBoard();
  const key = useLookedAt(({ key: seen }) => seen);
  const isOffered = key !== undefined && offers.all.some((offered) => offered.key === key);
  return useMemo(() => {
    if (!key || !decision || !isOffered || !STRIKING.has(key.split(' ')[0])) return NONE;
    if (!isForeseeable(dragonEclipse, state)) return NONE;
    return harmOf(dragonEclipse, seenBy(own, state), decision.seat, key).filter(({ most }) => most > 0);
  }, [state, own, decision, isOffered, key]);
}

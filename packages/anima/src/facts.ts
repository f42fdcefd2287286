import type { Card, Seat } from '@tabard/engine';
import { areaDef, missionDef } from './defs.ts';
import { isFinalPlace } from './rules/missions.ts';
import { sizeOf } from './rules/strength.ts';
import { combatOf, handLimitOf, speedOf } from './rules/values.ts';
import type { Omega } from './state.ts';

/** The numbers of a party that all can see. */
export interface PartyFacts {
  readonly combat: number;
  readonly speed: number;
  readonly handLimit: number;
  readonly size: number;
}

/** What a party is worth just now. The state may be a view's: all of it follows from what is public. */
export function partyFacts(m: Omega, seat: Seat): PartyFacts {
  return {
    combat: combatOf(m, seat),
    speed: speedOf(m, seat),
    handLimit: handLimitOf(m, seat),
    size: sizeOf(m, seat),
  };
}

/** Whether this Mission, whose face must be known, is attempted in this Area: AN-REW-09, AN-END-10. */
export function isMissionPlace(m: Omega, mission: Card, area: Card): boolean {
  const { at, kind } = missionDef(m, mission);
  if (kind === 'final') return m.final.includes(mission) && isFinalPlace(m, area);
  return areaDef(m, area).rewards.some((reward) => reward.kind === 'mission' && reward.name === at);
}

import { type Card, recordOf, type Seat } from '@tabard/engine';
import { areaDef, missionDef, STATS, type Stat } from './defs.ts';
import { isFinalPlace } from './rules/missions.ts';
import { partsOf } from './rules/sources.ts';
import { sizeOf } from './rules/strength.ts';
import { combatOf, handLimitOf, speedOf } from './rules/values.ts';
import type { Omega } from './state.ts';

/** The numbers of a party that all can see. */
export interface PartyFacts {
  readonly combat: number;
  readonly speed: number;
  readonly handLimit: number;
  readonly size: number;
  /** How much of each value comes from the Incidents of the turn. */
  readonly byIncidents: Readonly<Record<Stat, number>>;
}

/** What a party is worth just now. The state may be a view's: all of it follows from what is public. */
export function partyFacts(m: Omega, seat: Seat): PartyFacts {
  return {
    combat: combatOf(m, seat),
    speed: speedOf(m, seat),
    handLimit: handLimitOf(m, seat),
    size: sizeOf(m, seat),
    byIncidents: recordOf(STATS, (stat) => (m.incidents.length ? incidentPart(m, seat, stat) : 0)),
  };
}

function incidentPart(m: Omega, seat: Seat, stat: Stat): number {
  let sum = 0;
  for (const { origin, by } of partsOf(m, seat, stat)) if (origin === 'incident') sum += by;
  return sum;
}

/** Whether this Mission, whose face must be known, is attempted in this Area: AN-REW-09, AN-END-10. */
export function isMissionPlace(m: Omega, mission: Card, area: Card): boolean {
  const { at, kind } = missionDef(m, mission);
  if (kind === 'final') return m.final.includes(mission) && isFinalPlace(m, area);
  return areaDef(m, area).rewards.some((reward) => reward.kind === 'mission' && reward.name === at);
}

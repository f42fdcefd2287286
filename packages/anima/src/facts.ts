import type { Card, Seat } from '@tabard/engine';
import { areaDef, missionDef } from './defs.ts';
import { fightOf } from './rules/fight.ts';
import { isFinalPlace } from './rules/missions.ts';
import { combat, type Fight, nearestVars } from './rules/procedures.ts';
import { sizeOf } from './rules/strength.ts';
import { combatOf, handLimitOf, sideA, sideB, speedOf } from './rules/values.ts';
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

/** A combat under way with the Combat of both sides, dice not included. */
export interface FightFacts extends Readonly<Fight> {
  readonly sideA: number;
  readonly sideB: number;
}

/** The combat under way, or undefined. The state may be a view's. */
export function fightFacts(m: Omega): FightFacts | undefined {
  const seat = nearestVars(m, combat)?.a;
  const fight = seat === undefined ? undefined : fightOf(m, seat);
  return fight && { ...fight, sideA: sideA(m, fight), sideB: sideB(m, fight) };
}

/** Whether this Mission, whose face must be known, is attempted in this Area: AN-REW-09, AN-END-10. */
export function isMissionPlace(m: Omega, mission: Card, area: Card): boolean {
  const { at, kind } = missionDef(m, mission);
  if (kind === 'final') return m.final.includes(mission) && isFinalPlace(m, area);
  return areaDef(m, area).rewards.some((reward) => reward.kind === 'mission' && reward.name === at);
}

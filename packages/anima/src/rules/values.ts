import type { Env, Seat } from '@tabard/engine';
import { anyDef, areaDef, encounterDef, type OmegaDef, type Stat } from '../defs.ts';
import { HAND_LIMIT, type Omega, partyOf } from '../state.ts';
import { holds } from '../vocabulary/conditions.ts';
import { type Fight, fightOf, opponentIn } from './fight.ts';
import { isActive, plainCombat, plainSpeed } from './strength.ts';

/** The sum of the continuous effects on one value of a party: its Characters, its Plots, its Area and what it fights. */
function modifiersOf(
  m: Omega,
  seat: Seat,
  stat: Stat,
  characters: readonly number[] = partyOf(m, seat).characters,
): number {
  const party = partyOf(m, seat);
  const fight = fightOf(m, seat);
  const about = { you: seat, card: -1, rival: fight ? opponentIn(fight, seat) : -1, pick: -1, amount: 0 };
  let sum = 0;
  for (const character of characters)
    if (isActive(m, character)) sum += within(m, about, anyDef(m, character), stat);
  for (const plot of party.plots) sum += within(m, about, anyDef(m, plot), stat);
  if (party.area >= 0) sum += within(m, about, areaDef(m, party.area), stat);
  if (fight && fight.creature >= 0) sum += within(m, about, encounterDef(m, fight.creature), stat);
  return sum;
}

function within(m: Omega, about: Env, def: OmegaDef, stat: Stat): number {
  let sum = 0;
  for (const modifier of def.modifiers)
    if (modifier.stat === stat && (!modifier.when || holds(m, about, modifier.when))) sum += modifier.amount;
  return sum;
}

/** AN-CHAR-10, AN-REST-04. */
export function combatOf(m: Omega, seat: Seat): number {
  const party = partyOf(m, seat);
  return plainCombat(m, seat) + party.combatNow + (party.rested ? 2 : 0) + modifiersOf(m, seat, 'combat');
}

/** AN-CHAR-11, AN-REST-04. */
export function speedOf(m: Omega, seat: Seat): number {
  const party = partyOf(m, seat);
  return plainSpeed(m, seat) + party.speedNow + (party.rested ? 2 : 0) + modifiersOf(m, seat, 'speed');
}

/** The Speed used in a Speed Check: AN-CHECK-01. */
export function checkSpeedOf(m: Omega, seat: Seat): number {
  return speedOf(m, seat) + modifiersOf(m, seat, 'check');
}

/** AN-ADV-02: five, unless a card changes it; for a party of other Characters when they are named. */
export function handLimitOf(m: Omega, seat: Seat, characters?: readonly number[]): number {
  return HAND_LIMIT + modifiersOf(m, seat, 'hand', characters);
}

export function exploreBonusOf(m: Omega, seat: Seat): number {
  return modifiersOf(m, seat, 'explore');
}

export function rewardBonusOf(m: Omega, seat: Seat): number {
  return modifiersOf(m, seat, 'reward');
}

/** Combat of both sides of a fight, dice not included. */
export function sideA(m: Omega, fight: Fight): number {
  return combatOf(m, fight.a) + fight.bonusA + (fight.b >= 0 ? modifiersOf(m, fight.b, 'foe') : 0);
}

export function sideB(m: Omega, fight: Fight): number {
  const own = fight.b >= 0 ? combatOf(m, fight.b) : fight.base;
  return own + fight.bonusB + modifiersOf(m, fight.a, 'foe');
}

/** The values of parties, as the rules use them. */
import type { Card, Seat } from '@tabard/engine';
import type { Omega } from '../state.ts';
import type { Fight } from './procedures.ts';
import { partsOf, totalOf } from './sources.ts';

/** AN-CHAR-10, AN-REST-04. */
export function combatOf(m: Omega, seat: Seat): number {
  return totalOf(m, seat, 'combat');
}

/** AN-CHAR-11, AN-REST-04. */
export function speedOf(m: Omega, seat: Seat): number {
  return totalOf(m, seat, 'speed');
}

/** The Speed used in a Speed Check: AN-CHECK-01. */
export function checkSpeedOf(m: Omega, seat: Seat): number {
  return speedOf(m, seat) + totalOf(m, seat, 'check');
}

/** AN-ADV-02: five, unless a card changes it. */
export function handLimitOf(m: Omega, seat: Seat): number {
  return totalOf(m, seat, 'hand');
}

/** AN-INTER-04: the same once a party has given these Characters to another for those. */
export function handLimitAfter(
  m: Omega,
  seat: Seat,
  given: readonly Card[],
  partner: Seat,
  wanted: readonly Card[],
): number {
  return handLimitOf(m, seat) - handPartsOf(m, seat, given) + handPartsOf(m, partner, wanted);
}

/** What these Characters of a party add to its hand; no two are of one definition. */
function handPartsOf(m: Omega, seat: Seat, characters: readonly Card[]): number {
  const defs = characters.map((character) => m.cards.def[character]);
  let sum = 0;
  for (const { def, by } of partsOf(m, seat, 'hand')) if (defs.includes(def)) sum += by;
  return sum;
}

export function exploreBonusOf(m: Omega, seat: Seat): number {
  return totalOf(m, seat, 'explore');
}

export function rewardBonusOf(m: Omega, seat: Seat): number {
  return totalOf(m, seat, 'reward');
}

/** Combat of both sides of a fight, dice not included. */
export function sideA(m: Omega, fight: Fight): number {
  return combatOf(m, fight.a) + fight.bonusA + (fight.b >= 0 ? totalOf(m, fight.b, 'foe') : 0);
}

export function sideB(m: Omega, fight: Fight): number {
  const own = fight.b >= 0 ? combatOf(m, fight.b) : fight.base;
  return own + fight.bonusB + totalOf(m, fight.a, 'foe');
}

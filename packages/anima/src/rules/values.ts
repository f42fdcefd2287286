/** The values of parties, as the rules use them. */
import { type Card, type PartInEvent, PRINTED, type Seat, type Sum } from '@tabard/engine';
import type { Omega } from '../state.ts';
import type { Fight } from './handles.ts';
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
  return speedOf(m, seat) + checkBonusOf(m, seat);
}

/** What a party adds to its Speed in a Speed Check. */
export function checkBonusOf(m: Omega, seat: Seat): number {
  return totalOf(m, seat, 'check');
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

/** AN-EXPL-04: the exploration die with what changes it; below 1 and above 6 the table has nothing. */
export function exploreSum(m: Omega, seat: Seat, die: number): Sum {
  const changes = partsOf(m, seat, 'explore');
  const rolled = die + exploreBonusOf(m, seat);
  const kept = Math.min(6, Math.max(1, rolled));
  const sum = withDie([], die).concat(changes);
  return kept === rolled ? sum : [...sum, { origin: 'limit', def: -1, by: kept - rolled }];
}

/** How many Encounters more an exploration meets that meets any. */
export function encounterBonusOf(m: Omega, seat: Seat): number {
  return totalOf(m, seat, 'encounters');
}

/** The Speed with which a party flees: AN-ESC-01. */
export function escapeSpeedOf(m: Omega, seat: Seat): number {
  return checkSpeedOf(m, seat) + totalOf(m, seat, 'escape');
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

/** How the Combat of both sides comes about, dice not included. */
export function sidesOf(m: Omega, fight: Fight): readonly [Sum, Sum] {
  const { a, b } = fight;
  const foeOfA = b >= 0 ? partsOf(m, b, 'foe') : [];
  const own = b >= 0 ? partsOf(m, b, 'combat') : [printedOf(m, fight)];
  return [
    [...partsOf(m, a, 'combat'), ...givenTo(fight, 0), ...foeOfA],
    [...own, ...givenTo(fight, 1), ...partsOf(m, a, 'foe')],
  ];
}

/** A sum with its die. */
export function withDie(sum: Sum, die: number): Sum {
  return [...sum, { origin: 'die', def: -1, by: die }];
}

/** How the Speed of a Speed Check comes about; one to flee has parts of its own. */
export function checkParts(m: Omega, seat: Seat, kind: 'check' | 'escape'): Sum {
  const parts = [...partsOf(m, seat, 'speed'), ...partsOf(m, seat, 'check')];
  return kind === 'escape' ? [...parts, ...partsOf(m, seat, 'escape')] : parts;
}

function printedOf(m: Omega, { creature, base }: Fight): PartInEvent {
  return { origin: PRINTED, def: creature < 0 ? -1 : m.cards.def[creature], by: base };
}

/** The bonuses that cards gave one side in this combat. */
function givenTo({ given }: Fight, side: number): PartInEvent[] {
  const parts: PartInEvent[] = [];
  for (let i = 0; i < given.length; i += GIVEN)
    if (given[i] === side) parts.push({ origin: 'given', def: given[i + 1], by: given[i + 2] });
  return parts;
}

const GIVEN = 3;

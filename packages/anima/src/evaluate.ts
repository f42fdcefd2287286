import type { Seat } from '@tabard/engine';
import { areaDef, missionDef } from './defs.ts';
import { isFinalPlace } from './rules/missions.ts';
import { isQualified } from './rules/strength.ts';
import { combatOf, speedOf } from './rules/values.ts';
import { HAND_LIMIT, INCAPACITATED, type Omega, type Party, partyOf, READY } from './state.ts';

/** What a position is worth to a seat: its own standing less half of the best rival's. */
export function evaluate(m: Omega, seat: Seat): number {
  if (m.outcome) return m.outcome.winners.includes(seat) ? 1000 : -200;
  let best = 0;
  for (let other = 0; other < m.seats; other++) if (other !== seat) best = Math.max(best, standing(m, other));
  return standing(m, seat) + prospects(m, seat) - best / 2;
}

/** What everybody can see of a party. */
function standing(m: Omega, seat: Seat): number {
  const party = partyOf(m, seat);
  const missions = party.finished.length ? 40 + 10 * (party.finished.length - 1) : 0;
  const cards = 2.2 * Math.min(party.hand.length, HAND_LIMIT);
  const ready = party.characters.filter((character) => m.status[character] === READY).length;
  const down = party.characters.filter((character) => m.status[character] === INCAPACITATED).length;
  return (
    missions +
    2.5 * strength(m, seat) +
    cards +
    4 * party.characters.length +
    0.4 * ready -
    2 * down +
    1.5 * party.plots.length
  );
}

/** Combat decides most things; Speed some. */
function strength(m: Omega, seat: Seat): number {
  return combatOf(m, seat) + 0.4 * speedOf(m, seat);
}

/** What the party stands to gain where it is. */
function prospects(m: Omega, seat: Seat): number {
  const party = partyOf(m, seat);
  if (party.lost) return -4;
  if (party.area < 0) return party.resting ? 2 : -1;
  return placeValue(m, seat, party) + 12 * party.progress;
}

function placeValue(m: Omega, seat: Seat, party: Party): number {
  const area = areaDef(m, party.area);
  const safety = chance(combatOf(m, seat) - 3.2 * area.level);
  let best = Math.min(area.level, Math.max(0, HAND_LIMIT - party.hand.length)) * 2;
  for (const reward of area.rewards) {
    if (reward.kind === 'recruit' && party.characters.length < 4) best = Math.max(best, 13);
    if (reward.kind === 'special') best = Math.max(best, 3);
    if (reward.kind === 'mission') best = Math.max(best, missionValue(m, seat, reward.name));
  }
  if (isFinalPlace(m, party.area) && isQualified(m, seat))
    best = Math.max(best, 150 * chance(combatOf(m, seat) - finalNeed(m)));
  return safety * best - (1 - safety) * 5;
}

function missionValue(m: Omega, seat: Seat, objective: string): number {
  const mission = partyOf(m, seat).missions.find((card) => missionDef(m, card).at === objective);
  if (mission === undefined) return 0;
  const first = partyOf(m, seat).finished.length === 0;
  return (first ? 55 : 25) * chance(combatOf(m, seat) - 9);
}

function finalNeed(m: Omega): number {
  return m.countdown >= 0 && m.countdown < 3 ? 12 : 14;
}

/** The chance to win a fight with this lead, a die on both sides. */
function chance(lead: number): number {
  if (lead >= 5) return 1;
  if (lead <= -6) return 0;
  return lead >= 0 ? 1 - ((5 - lead) * (6 - lead)) / 72 : ((6 + lead) * (7 + lead)) / 72;
}

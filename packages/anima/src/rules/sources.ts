/** What is in force for a party: its Characters, its Plots, its Area, what it fights, and the Incidents of the turn. */
import {
  type Card,
  computeOr,
  numbered,
  PRINTED,
  type Prohibition,
  type Query,
  type Refusal,
  refuse,
  type Seat,
  see,
  seePart,
  sourcesOf,
} from '@tabard/engine';
import {
  ACTS,
  type Act,
  advantageDef,
  anyDef,
  characterDef,
  omegaContent,
  STATS,
  type Stat,
} from '../defs.ts';
import { type About, about, HAND_LIMIT, type Omega, partyOf, rulesOf } from '../state.ts';
import { confrontationOf, opponentIn } from './fight.ts';
import * as the from './handles.ts';
import { isActive } from './strength.ts';

const CODES = numbered(STATS);
const { combat: COMBAT, speed: SPEED, hand: HAND } = CODES;

/** AN-REST-04 */
const RESTED = 2;

const sources = sourcesOf<Omega, About>({
  visit: (m, q) => {
    const seat = q.subject;
    const party = partyOf(m, seat);
    visitBonuses(m, q, seat);
    for (let i = 0; i < party.characters.length; i++) visitCharacter(m, q, seat, party.characters[i]);
    for (let i = 0; i < party.plots.length; i++) seeCard(m, q, party.plots[i], seat, 'plot');
    if (party.area >= 0) seeCard(m, q, party.area, seat, 'area');
    for (let i = 0; i < m.incidents.length; i++) seeCard(m, q, m.incidents[i], seat, 'incident');
    const fight = confrontationOf(m, seat);
    if (fight && fight.creature >= 0) seeCard(m, q, fight.creature, seat, 'creature');
  },
  about: (m, seat) => {
    const fight = confrontationOf(m, seat);
    return about(seat, -1, fight ? opponentIn(fight, seat) : -1);
  },
  reaches: () => true,
  ruleOf: (act) => (ACTS[act] === 'attack' ? 'AN-AREA-03' : 'AN-GEN-07'),
});

function seeCard(m: Omega, q: Query, card: Card, seat: Seat, origin: string): void {
  see(q, anyDef(m, card).standing, seat, origin, m.cards.def[card]);
}

/** AN-CHAR-10, AN-CHAR-11, AN-INCAP-02; AN-INCAP-03, AN-INCAP-04: an incapacitated Character's Speed counts or not. */
function visitCharacter(m: Omega, q: Query, seat: Seat, character: Card): void {
  const { combat, speed, standing } = characterDef(m, character);
  const def = m.cards.def[character];
  const counts = isActive(m, character);
  if (q.code === SPEED && (counts || rulesOf(m).incapacitatedSpeed.is))
    seePart(q, SPEED, speed, seat, PRINTED, def);
  if (!counts) return;
  if (q.code === COMBAT) seePart(q, COMBAT, combat, seat, PRINTED, def);
  see(q, standing, seat, 'character', def);
}

/** Lasting bonuses, those of this turn, a night's rest, and the hand that everybody has: AN-ADV-02. */
function visitBonuses(m: Omega, q: Query, seat: Seat): void {
  if (q.code === HAND) seePart(q, HAND, HAND_LIMIT, seat, 'rule', -1);
  if (q.code !== COMBAT && q.code !== SPEED) return;
  const { combat, speed, combatNow, speedNow, rested } = partyOf(m, seat);
  seePart(q, q.code, q.code === COMBAT ? combat : speed, seat, 'lasting', -1);
  seePart(q, q.code, q.code === COMBAT ? combatNow : speedNow, seat, 'turn', -1);
  if (rested) seePart(q, q.code, RESTED, seat, 'rest', -1);
}

/** A value of a party with everything that makes it up. */
export function totalOf(m: Omega, seat: Seat, stat: Stat): number {
  return sources.sum(m, CODES[stat], seat);
}

/** The same, part by part. */
export function partsOf(m: Omega, seat: Seat, stat: Stat) {
  return sources.partsOf(m, CODES[stat], seat);
}

const BY_INCIDENT = refuse('forbidden-by-incident', 'AN-INCID-01');

/** RULING AN-INCID-01: of Incidents the later one decides, and before any other card. */
export function whyForbidden(m: Omega, seat: Seat, act: Act): Refusal | undefined {
  const verdict = m.incidents.length ? verdictOfIncidents(m, seat, ACTS.indexOf(act)) : undefined;
  if (verdict) return verdict === 'forbidden' ? BY_INCIDENT : undefined;
  if (!omegaContent(m).forbidden.includes(act)) return undefined;
  return sources.whyForbidden(m, ACTS.indexOf(act), seat);
}

/** AN-INCID-02: what a Trap does, no Incident prevents. */
function verdictOfIncidents(m: Omega, seat: Seat, act: number): 'forbidden' | 'permitted' | undefined {
  if (the.nearestVars(m, the.spring)) return undefined;
  const of = about(seat, -1);
  const names = (one: Prohibition) => one.act === act && computeOr(m, of, one.when, true);
  for (let i = m.incidents.length - 1; i >= 0; i--) {
    const { bans, permits } = advantageDef(m, m.incidents[i]);
    if (permits.some(names)) return 'permitted';
    if (bans.some(names)) return 'forbidden';
  }
  return undefined;
}

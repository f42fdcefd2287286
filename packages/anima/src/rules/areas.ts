import { type Card, happen, move, type Refusal, refuse, type Seat, showAll, takeTop } from '@tabard/engine';
import { areaDef, encounterDef } from '../defs.ts';
import { type Omega, partyOf, placeOf, rulesOf } from '../state.ts';
import * as the from './handles.ts';
import { discardTrap } from './traps.ts';

/** AN-MOVE-04: at most twice as many Areas as players. */
export function mostAreas(m: Omega): number {
  return 2 * m.seats;
}

/** AN-SEEK-06, AN-SEEK-07: not while a party is in it, its Preliminary Encounter is not overcome or a Trap lies on it. */
export function whyNotRemove(m: Omega, area: Card): Refusal | undefined {
  const why = whyNotEmpty(m, area);
  if (why || !placeOf(m, area)?.traps.length) return why;
  return refuse('area-trapped', rulesOf(m).cited.areaKept);
}

/** The same for what a card removes: AN-TRAP-08: no Trap prevents that. */
export function whyNotEmpty(m: Omega, area: Card): Refusal | undefined {
  const rule = rulesOf(m).cited.areaKept;
  if (m.parties.some((party) => party.area === area) || isDestination(m, area))
    return refuse('area-occupied', rule);
  return placeOf(m, area)?.guard.length ? refuse('area-guarded', rule) : undefined;
}

/** A party on its way there meets something just now: it must have somewhere to arrive. */
function isDestination(m: Omega, area: Card): boolean {
  return the.nearestVars(m, the.journey)?.area === area;
}

/** AN-PRELIM-01: every Area that enters play gets an Encounter; AN-PRELIM-03: some editions lay it faceup when sought. */
export function putAreaIntoPlay(m: Omega, area: Card, how: 'setup' | 'sought'): void {
  showAll(m, area);
  const guard = takeTop(m, m.decks.encounter, m.discards.encounter);
  m.places.push({ area: [area], guard: guard === undefined ? [] : [guard], traps: [], trappers: [] });
  happen(m, 'area-entered', area);
  if (guard !== undefined && how === 'sought' && rulesOf(m).soughtGuardFaceup.is) turnUp(m, area, guard);
}

/** AN-ENC-03, AN-PRELIM-10: one above the level of the Area is discarded as soon as it is seen, whoever goes there. */
function turnUp(m: Omega, area: Card, guard: Card): void {
  showAll(m, guard);
  if (encounterDef(m, guard).level <= areaDef(m, area).level) return;
  happen(m, 'too-high', guard);
  move(guard, placeOf(m, area)?.guard ?? [], m.discards.encounter);
}

export function removeArea(m: Omega, area: Card): void {
  const at = m.places.findIndex((place) => place.area[0] === area);
  for (const trap of [...m.places[at].traps]) discardTrap(m, area, trap);
  move(area, m.places[at].area, m.discards.area);
  m.places.splice(at, 1);
  for (const party of m.parties) if (party.recruitArea === area) party.recruitArea = -1;
  happen(m, 'area-removed', area);
}

export function isTradePlace(m: Omega, area: Card): boolean {
  return area >= 0 && areaDef(m, area).trade;
}

/** AN-OPT-03, AN-OPT-08: in the tree one level at a time, and from outside only level 1. */
export function whyNotClimb(m: Omega, seat: Seat, area: Card): Refusal | undefined {
  const from = partyOf(m, seat).area < 0 ? 0 : areaDef(m, partyOf(m, seat).area).level;
  const to = areaDef(m, area).level;
  const rule = rulesOf(m).cited.treeMove;
  if (from === 0 && to !== 1) return refuse('tree-from-outside', rule);
  return from > 0 && Math.abs(to - from) > 1 ? refuse('tree-too-far', rule) : undefined;
}

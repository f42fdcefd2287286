import type { Card, Seat } from '@tabard/engine';
import { advantageDef, areaDef, characterDef } from '../defs.ts';
import { INCAPACITATED, type Omega, partyOf } from '../state.ts';
import * as the from './handles.ts';

/** AN-INCAP-02: an incapacitated Character's Combat is left out. */
export function isActive(m: Omega, character: Card): boolean {
  return m.status[character] !== INCAPACITATED;
}

/** What the Characters and the lasting bonuses give, without any condition: AN-CHAR-10. */
export function plainCombat(m: Omega, seat: Seat): number {
  const party = partyOf(m, seat);
  let sum = party.combat;
  for (const character of party.characters)
    if (isActive(m, character)) sum += characterDef(m, character).combat;
  return sum;
}

export function sizeOf(m: Omega, seat: Seat): number {
  return partyOf(m, seat).characters.length;
}

/** The level at which a party meets what it meets: that of the Encounter under way or of its Area, or 0 outside. */
export function levelAt(m: Omega, seat: Seat): number {
  const met = the.nearestVars(m, the.encounter);
  if (met?.seat === seat) return met.level;
  const { area } = partyOf(m, seat);
  return area < 0 ? 0 : areaDef(m, area).level;
}

/** The other parties in the same Area. */
export function rivalsHere(m: Omega, seat: Seat): Seat[] {
  const { area } = partyOf(m, seat);
  if (area < 0) return [];
  return m.order.filter((other) => other !== seat && partyOf(m, other).area === area);
}

/** AN-WIN-02 with AN-OPT-10: who may attempt, and in revised reveal, the Final Mission. */
export function isQualified(m: Omega, seat: Seat): boolean {
  return partyOf(m, seat).finished.length >= (m.multipleMissions ? 2 : 1);
}

export function isBehind(m: Omega, seat: Seat): boolean {
  return partyOf(m, seat).finished.length === 0 && m.parties.some((party) => party.finished.length > 0);
}

export function isArcane(m: Omega, character: Card): boolean {
  return characterDef(m, character).arcane;
}

/** The Arcane Character of a party: AN-CHAR-03. */
export function arcaneOf(m: Omega, seat: Seat): Card | undefined {
  return partyOf(m, seat).characters.find((character) => isArcane(m, character));
}

/** The Artifact of a party: AN-ART-02. */
export function artifactOf(m: Omega, seat: Seat): Card | undefined {
  return artifactsOf(m, seat)[0];
}

/** Two, while it is decided which one stays: AN-ART-04. */
export function artifactsOf(m: Omega, seat: Seat): Card[] {
  return partyOf(m, seat).plots.filter((plot) => advantageDef(m, plot).stays === 'artifact');
}

/** The Organization a party belongs to, as a card in play: AN-ORG-02. */
export function organizationOf(m: Omega, seat: Seat): number | undefined {
  return partyOf(m, seat).plots.find((plot) => advantageDef(m, plot).stays === 'organization');
}

import { type Card, type Refusal, refuse, type Seat } from '@tabard/engine';
import { type Omega, partyOf, rulesOf } from '../state.ts';
import { whyForbidden } from './sources.ts';
import { arcaneOf, sizeOf } from './strength.ts';
import { hasRoomInParty } from './verbs.ts';

const PARTY_FULL = refuse('party-full', 'AN-REW-06');
const TWICE = refuse('recruited-last-turn', 'AN-REW-07');
const NOBODY_LEFT = refuse('nobody-left', 'AN-ARC-09');
const NOT_THREE = refuse('not-three', 'AN-ARC-02');
const NO_ARCANE_LEFT = refuse('nobody-left', 'AN-ARC-03');

/** AN-ARC-02 */
const COMPANIONS = 3;

/** AN-REW-07: not in the same Area on two turns running, whoever was recruited. */
function whyNotAgain(m: Omega, seat: Seat, area: Card): Refusal | undefined {
  const { recruitArea, recruitTurn } = partyOf(m, seat);
  if (recruitArea === area && recruitTurn === m.turn - 1) return TWICE;
  return whyForbidden(m, seat, 'recruit');
}

/** AN-REW-06, AN-REW-07; AN-ARC-09: with nobody left in the deck nor the discard pile there is no normal recruit. */
export function whyNotRecruit(m: Omega, seat: Seat, area: Card): Refusal | undefined {
  if (!hasRoomInParty(m, seat)) return PARTY_FULL;
  const isEmpty = !m.decks.character.length && !m.discards.character.length;
  if (isEmpty && rulesOf(m).mostArcane.is) return NOBODY_LEFT;
  return whyNotAgain(m, seat, area);
}

/** AN-ARC-02, AN-ARC-03: three normal Characters, counted now, incapacitated ones included. */
export function whyNotRecruitArcane(m: Omega, seat: Seat, area: Card): Refusal | undefined {
  if (sizeOf(m, seat) !== COMPANIONS || arcaneOf(m, seat) !== undefined) return NOT_THREE;
  if (!m.decks.arcane.length && !m.discards.arcane.length) return NO_ARCANE_LEFT;
  return whyNotAgain(m, seat, area);
}

export function noteRecruit(m: Omega, seat: Seat, area: Card): void {
  const party = partyOf(m, seat);
  party.recruitArea = area;
  party.recruitTurn = m.turn;
}

/** The verbs: what steps and words do to a match. Each reports what happened. */
import {
  bitOf,
  type Card,
  happen,
  move,
  moveUnseen,
  pickAtRandom,
  type Seat,
  show,
  showAll,
  showOther,
  takeTop,
} from '@tabard/engine';
import { advantageDef } from '../defs.ts';
import { INCAPACITATED, MOST_CHARACTERS, type Omega, partyOf, READY, SPUN } from '../state.ts';
import { whyForbidden } from './sources.ts';
import { arcaneOf, isArcane, organizationOf, sizeOf } from './strength.ts';
import { handLimitOf } from './values.ts';

export function hasRoomInHand(m: Omega, seat: Seat): boolean {
  return partyOf(m, seat).hand.length < handLimitOf(m, seat);
}

export function hasRoomInParty(m: Omega, seat: Seat): boolean {
  return sizeOf(m, seat) < MOST_CHARACTERS;
}

/** AN-CHAR-05, AN-CHAR-03: and whether it is not one Arcane Character too many. */
export function hasRoomFor(m: Omega, seat: Seat, character: Card): boolean {
  return hasRoomInParty(m, seat) && !(isArcane(m, character) && arcaneOf(m, seat) !== undefined);
}

/** AN-ARC-01: Arcane Characters have a discard pile of their own. */
function pileFor(m: Omega, character: Card): Card[] {
  return isArcane(m, character) ? m.discards.arcane : m.discards.character;
}

export function markUsed(m: Omega, card: Card): void {
  m.used[m.cards.def[card]] = 1;
}

function markOwned(m: Omega, seat: Seat, card: Card): void {
  const def = m.cards.def[card];
  if (!m.owned[seat].includes(def)) m.owned[seat].push(def);
}

/** AN-ADV-03: a draw stops as soon as the hand is full; AN-DISC-02: the deck is made anew when it is used up. */
export function drawAdvantages(m: Omega, seat: Seat, count: number): void {
  if (whyForbidden(m, seat, 'draw')) return;
  let drawn = 0;
  while (drawn < count && hasRoomInHand(m, seat)) {
    const card = takeTop(m, m.decks.advantage, m.discards.advantage);
    if (card === undefined) return;
    takeIntoHand(m, seat, card);
    happen(m, 'drew', seat, card);
    drawn++;
  }
  if (drawn < count) happen(m, 'hand-full', seat);
}

/** AN-ADV-03: how many more cards a hand has room for. */
export function roomInHand(m: Omega, seat: Seat): number {
  return Math.max(0, handLimitOf(m, seat) - partyOf(m, seat).hand.length);
}

export function takeIntoHand(m: Omega, seat: Seat, card: Card): void {
  partyOf(m, seat).hand.push(card);
  show(m, card, bitOf(seat));
}

/** Why somebody discards: it is told. */
export const WHYS = ['freely', 'limit', 'effect', 'area', 'price'] as const;

export function discardAdvantage(m: Omega, seat: Seat, card: Card, why: (typeof WHYS)[number]): void {
  showAll(m, card);
  move(card, partyOf(m, seat).hand, m.discards.advantage);
  happen(m, 'discarded', seat, card, WHYS.indexOf(why));
}

/** The same, as the text of a card or an Area demands. */
export function discardFor(m: Omega, seat: Seat, card: Card, cause: Card): void {
  showAll(m, card);
  move(card, partyOf(m, seat).hand, m.discards.advantage);
  happen(m, 'discarded-for', seat, card, cause);
}

/** AN-INTER-07: at random; AN-ADV-09: a full hand takes nothing. */
export function stealAdvantage(m: Omega, from: Seat, to: Seat): void {
  const { hand } = partyOf(m, from);
  if (!hand.length || !hasRoomInHand(m, to)) return;
  const card = hand[pickAtRandom(m, hand.length)];
  passAdvantage(m, from, to, card);
  happen(m, 'stole', to, from, card);
}

/** AN-ADV-10: a card goes from hand to hand, and only the two see which. */
export function passAdvantage(m: Omega, from: Seat, to: Seat, card: Card): void {
  moveUnseen(m, card, partyOf(m, from).hand, partyOf(m, to).hand, bitOf(from) | bitOf(to));
  showOther(m, card, to);
}

/** AN-CHAR-05: a full party gains nobody; AN-CHAR-03: nor a second Arcane Character. */
export function joinParty(m: Omega, seat: Seat, character: Card): void {
  showAll(m, character);
  if (!hasRoomFor(m, seat, character)) {
    m.status[character] = READY;
    pileFor(m, character).push(character);
    happen(m, 'party-full', seat);
    return;
  }
  partyOf(m, seat).characters.push(character);
  markUsed(m, character);
  markOwned(m, seat, character);
  happen(m, 'joined', seat, character);
}

/** The top Character of the deck joins; AN-CHAR-05: one too many is discarded; AN-DISC-02. */
export function recruitTop(m: Omega, seat: Seat): void {
  const character = takeTop(m, m.decks.character, m.discards.character);
  if (character !== undefined) joinParty(m, seat, character);
}

/** The same with the Arcane deck: AN-ARC-03. */
export function recruitArcane(m: Omega, seat: Seat): void {
  const character = takeTop(m, m.decks.arcane, m.discards.arcane);
  if (character !== undefined) joinParty(m, seat, character);
}

/** AN-CHAR-06: a dead Character leaves for the discard pile. */
export function bury(m: Omega, seat: Seat, character: Card): void {
  m.status[character] = READY;
  move(character, partyOf(m, seat).characters, pileFor(m, character));
  happen(m, 'died', seat, character);
  if (!sizeOf(m, seat)) newParty(m, seat);
}

/** A Character leaves its party without dying. */
export function dismiss(m: Omega, seat: Seat, character: Card): void {
  m.status[character] = READY;
  move(character, partyOf(m, seat).characters, pileFor(m, character));
  happen(m, 'dismissed', seat, character);
  if (!sizeOf(m, seat)) newParty(m, seat);
}

/**
 * AN-CHAR-07: the next Character is the new party, outside every Area and done for this turn.
 * AN-CHAR-08 and AN-CHAR-09: the Organization goes. AN-CHAR-13: without any Character left an Arcane one comes, or
 * the player waits for the next Reset.
 */
export function newParty(m: Omega, seat: Seat): void {
  loseTurn(m, seat);
  const organization = organizationOf(m, seat);
  if (organization !== undefined) discardPlot(m, seat, organization);
  const character =
    takeTop(m, m.decks.character, m.discards.character) ?? takeTop(m, m.decks.arcane, m.discards.arcane);
  if (character === undefined) return;
  showAll(m, character);
  happen(m, 'new-party', seat, character);
  joinParty(m, seat, character);
}

export function discardPlot(m: Omega, seat: Seat, plot: Card): void {
  m.status[plot] = READY;
  move(plot, partyOf(m, seat).plots, m.discards.advantage);
  happen(m, 'plot-left', seat, plot);
}

/** An Advantage that was played stays before its player or, AN-INCID-01, over the whole table. */
export function putIntoPlay(m: Omega, seat: Seat, plot: Card): void {
  const { stays } = advantageDef(m, plot);
  move(plot, m.played, stays === 'incident' ? m.incidents : partyOf(m, seat).plots);
  if (stays === 'organization' || stays === 'artifact') markOwned(m, seat, plot);
  happen(m, stays === 'incident' ? 'incident' : 'plot-stays', seat, plot);
}

/** AN-ART-03: an Artifact changes hands in play; spun it stays spun. */
export function passArtifact(m: Omega, from: Seat, to: Seat, artifact: Card): void {
  move(artifact, partyOf(m, from).plots, partyOf(m, to).plots);
  markOwned(m, to, artifact);
  happen(m, 'artifact-taken', to, from, artifact);
}

/** AN-LOSE-01 to AN-LOSE-03: no more actions this turn, and out of the Area. */
export function loseTurn(m: Omega, seat: Seat): void {
  const party = partyOf(m, seat);
  if (!party.lost) happen(m, 'lost-turn', seat);
  party.lost = true;
  leaveArea(m, seat);
}

/** AN-LOSE-05: an expelled party is outside every Area. */
export function expel(m: Omega, seat: Seat): void {
  if (partyOf(m, seat).area >= 0) happen(m, 'expelled', seat);
  leaveArea(m, seat);
}

/** AN-RESIST-03 and AN-RESIST-04: whoever leaves begins a Resistance Mission anew. */
export function leaveArea(m: Omega, seat: Seat): void {
  const party = partyOf(m, seat);
  party.area = -1;
  party.resisting = -1;
  party.progress = 0;
}

export function enterArea(m: Omega, seat: Seat, area: Card): void {
  partyOf(m, seat).area = area;
  happen(m, 'entered', seat, area);
}

/** AN-SPIN-01. */
export function spin(m: Omega, character: Card): void {
  if (m.status[character] !== READY) return;
  m.status[character] = SPUN;
  happen(m, 'spun', character);
}

export function straighten(m: Omega, character: Card): void {
  if (m.status[character] === READY) return;
  m.status[character] = READY;
  happen(m, 'straightened', character);
}

/** AN-INCAP-01: turned facedown until the next Reset phase. */
export function incapacitate(m: Omega, character: Card): void {
  m.status[character] = INCAPACITATED;
  happen(m, 'incapacitated', character);
}

/** AN-DISC-01: used Advantages go to their pile. */
export function clearSpent(m: Omega): void {
  m.discards.advantage.push(...m.spent.cards);
  m.spent.cards.length = 0;
  m.spent.by.length = 0;
}

/** AN-DISC-01: a faced Encounter goes to its discard pile. */
export function discardEncounter(m: Omega, card: Card, from: Card[]): void {
  showAll(m, card);
  move(card, from, m.discards.encounter);
}

export function ownerOf(m: Omega, character: Card): Seat {
  return m.parties.findIndex((party) => party.characters.includes(character));
}

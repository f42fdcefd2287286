/** The track of undefeated Encounters and their markers: WA-OUT-05, WA-OUT-08, WA-OUT-12. */
import { type Card, happen } from '@tabard/engine';
import { type Match, type Space, TRACK_PLACES, type Undefeated } from '../state.ts';
import { challengeDef, encounterOn } from './facts.ts';
import { discardChallenge } from './verbs.ts';

/** The card goes to the track and its marker to the space, red face up if it has Aggro. */
export function layUndefeated(m: Match, card: Card, from: Card[], space: Space): void {
  // WA-OUT-05: when the track is full the oldest makes room.
  if (m.track.length >= TRACK_PLACES) clearUndefeated(m, m.track[0]);
  from.splice(from.indexOf(card), 1);
  const number = freeNumber(m);
  m.track.push({ card: [card], space, isRed: encounterOn(m, card).isAggressive, number });
  happen(m, 'marker-laid', challengeDef(m, card).encounter, space, number);
}

/** Marker and place on the track bear the same number. */
function freeNumber(m: Match): number {
  let number = 1;
  while (m.track.some((one) => one.number === number)) number++;
  return number;
}

export function undefeatedBy(m: Match, card: Card): Undefeated | undefined {
  return m.track.find((one) => one.card[0] === card);
}

/** Takes an Encounter off the track with its marker; the caller puts the card somewhere. */
export function takeOffTrack(m: Match, one: Undefeated): void {
  m.track.splice(m.track.indexOf(one), 1);
  happen(m, 'marker-gone', challengeDef(m, one.card[0]).encounter, one.space, one.number);
}

export function clearUndefeated(m: Match, one: Undefeated): void {
  takeOffTrack(m, one);
  discardChallenge(m, one.card[0], one.card);
}

export function turnMarker(m: Match, one: Undefeated, isRed: boolean): void {
  one.isRed = isRed;
  happen(m, 'marker-calmed', challengeDef(m, one.card[0]).encounter, one.space);
}

import {
  allow,
  allowUnless,
  ask,
  type Card,
  call,
  done,
  go,
  happen,
  type Next,
  type Offer,
  type Refusal,
  refuse,
  type Seat,
  takeTop,
} from '@tabard/engine';
import { areaDef, encounterDef } from '../defs.ts';
import { type Omega, partyOf, placeOf, procedure, rulesOf } from '../state.ts';
import { whyNotClimb } from './areas.ts';
import * as the from './handles.ts';
import { bringArea, bringAreas } from './horizons.ts';
import { AVOIDED, meet, STOPPED } from './meeting.ts';
import { mightPlay, momentOf, offerPlays, openWindow, playChosen } from './play.ts';
import { whyForbidden } from './sources.ts';
import { discardEncounter, enterArea, expel, leaveArea, loseTurn } from './verbs.ts';

const MUST_STAY = refuse('did-not-declare', 'AN-RESET-11');
const MUST_LEAVE = refuse('declared-departure', 'AN-RESET-11');
const HERE_ALREADY = refuse('here-already', 'AN-MOVE-06');
const SOUGHT = refuse('already-sought', 'AN-SEEK-01');
const NO_AREAS_LEFT = refuse('no-areas-left', 'AN-SEEK-02');
const NO_SEEKING = refuse('no-seeking', 'AN-OPT-09');

/** AN-RESET-11, AN-MOVE-06: where departures are declared, a party leaves its Area only if it said so in Reset. */
function isBound(m: Omega, seat: Seat): boolean {
  const party = partyOf(m, seat);
  return rulesOf(m).departureDeclared.is && party.area >= 0 && !party.leaving;
}

function whyNotGo(m: Omega, seat: Seat, area: Card): Refusal | undefined {
  if (partyOf(m, seat).area === area) return HERE_ALREADY;
  if (isBound(m, seat)) return MUST_STAY;
  return m.tree ? whyNotClimb(m, seat, area) : undefined;
}

function whyNotSeek(m: Omega, seat: Seat): Refusal | undefined {
  if (m.tree) return NO_SEEKING;
  if (m.sought) return SOUGHT;
  if (isBound(m, seat)) return MUST_STAY;
  const forbidden = whyForbidden(m, seat, 'seek');
  if (forbidden) return forbidden;
  return m.decks.area.length || m.discards.area.length ? undefined : NO_AREAS_LEFT;
}

function whyNotRest(m: Omega, seat: Seat): Refusal | undefined {
  return isBound(m, seat) ? MUST_STAY : whyForbidden(m, seat, 'rest');
}

function offerMoves(m: Omega, seat: Seat, offer: Offer): void {
  const { area, leaving } = partyOf(m, seat);
  if (area >= 0) allowUnless(offer, leaving ? MUST_LEAVE : undefined, 'stay', area);
  for (const place of m.places) allowUnless(offer, whyNotGo(m, seat, place.area[0]), 'go', place.area[0]);
  const whyNot = whyNotSeek(m, seat);
  const whyNotDraw = whyNot ?? (m.decks.area.length ? undefined : NO_AREAS_LEFT);
  allowUnless(offer, whyNotDraw, 'seek');
  // AN-COMB-04: one more for every further set.
  for (let count = 2; count <= m.areaSets; count++) allowUnless(offer, whyNotDraw, 'seek-several', count);
  for (const old of m.discards.area) allowUnless(offer, whyNot, 'seek-again', old);
  allowUnless(offer, whyNotRest(m, seat), 'rest');
  // Whoever has nowhere to go can always rest.
  if (!offer.options.length) allow(offer, 'rest');
}

/** AN-MOVE-01: go to an Area, seek new horizons, or rest; AN-MOVE-05: one player at a time. */
const movementStep = procedure(the.movementStep, {
  begin: (m, v) => {
    if (!isBound(m, v.seat) || mightPlay(m, v.seat, 'movement')) return go('choose');
    happen(m, 'stayed', v.seat, partyOf(m, v.seat).area);
    return done();
  },
  choose: ask({
    kind: 'move',
    rule: 'AN-MOVE-01',
    who: (_m, v) => v.seat,
    offer: (m, v, offer) => {
      offerMoves(m, v.seat, offer);
      offerPlays(m, v.seat, momentOf('movement'), offer);
    },
    then: (m, v, answer) => {
      const [target] = answer.refs;
      switch (answer.verb) {
        case 'stay':
          happen(m, 'stayed', v.seat, target);
          return done();
        case 'go':
          return call(the.journey, { a: v.seat, area: target, past: false, cancelled: false }, 'end');
        case 'seek':
        case 'seek-several':
        case 'seek-again':
          m.sought = true;
          happen(m, 'sought', v.seat);
          if (answer.verb === 'seek-several') return bringAreas(v.seat, target, 'follow');
          return bringArea(v.seat, target ?? -1, 'follow');
        case 'rest':
          rest(m, v.seat);
          return done();
        default:
          return playChosen(v.seat, answer, 'card', -1, 'again');
      }
    },
  }),
  // A card or an ability may have moved the party, or cost it its turn.
  again: (m, v) => (v.moved || partyOf(m, v.seat).lost ? done() : go('choose')),
  // AN-SEEK-03
  follow: (m, v) => call(the.journey, { a: v.seat, area: m.result, past: false, cancelled: false }, 'end'),
  end: () => done(),
});

/** AN-REST-01 to AN-REST-04. */
function rest(m: Omega, seat: Seat): void {
  expel(m, seat);
  partyOf(m, seat).resting = true;
  happen(m, 'rested', seat);
}

/** A party sets out for an Area, which others may answer, and meets what bars the way. */
const journey = procedure(
  the.journey,
  {
    announce: (m, v) => {
      happen(m, 'set-out', v.a, v.area);
      return openWindow('destination', v.a, 'arrive');
    },
    arrive: (m, v) => {
      const from = partyOf(m, v.a).area;
      // AN-PRELIM-09: whoever sets out for another Area has left the former one, arriving or not.
      if (from !== v.area) leaveArea(m, v.a);
      return m.tree ? climb(m, v, from) : go('guard');
    },
    guard: (m, v) => {
      const guard = placeOf(m, v.area)?.guard[0];
      if (guard === undefined || v.past || partyOf(m, v.a).area === v.area) return go('enter');
      return meet(v.a, guard, areaDef(m, v.area).level, 'guard', 'met');
    },
    met: (m, v) => {
      const place = placeOf(m, v.area);
      const guard = place?.guard[0];
      const stopped = m.result === STOPPED;
      const isUnbeaten = stopped || m.result === AVOIDED;
      // AN-PRELIM-07, AN-PRELIM-08, AN-ENC-07: only a Creature that was not beaten stays.
      const stays = guard !== undefined && isUnbeaten && encounterDef(m, guard).kind === 'creature';
      if (place && guard !== undefined && !stays) discardEncounter(m, guard, place.guard);
      return stopped ? go('fail') : go('enter');
    },
    // AN-OPT-09: one drawn for a change of level does not stay.
    climbed: (m) => {
      const stopped = m.result === STOPPED;
      discardEncounter(m, m.aside[m.aside.length - 1], m.aside);
      return go(stopped ? 'fail' : 'guard');
    },
    // AN-PRELIM-06, AN-PRELIM-09
    fail: (m, v) => {
      loseTurn(m, v.a);
      happen(m, 'barred', v.a, v.area);
      return done();
    },
    // AN-MOVE-03
    enter: (m, v) => {
      if (partyOf(m, v.a).lost) return go('fail');
      enterArea(m, v.a, v.area);
      return done();
    },
  },
  { shows: (_m, v) => ({ kind: 'journey', seat: v.a, area: v.area }) },
);

/** AN-OPT-04: each change of level draws an Encounter, faced at the level of the destination. */
function climb(m: Omega, v: the.Journey, from: Card): Next<'guard' | 'climbed'> {
  const before = from < 0 ? 0 : areaDef(m, from).level;
  const level = areaDef(m, v.area).level;
  const isClimb = before > 0 && before !== level && !v.past;
  const encounter = isClimb ? takeTop(m, m.decks.encounter, m.discards.encounter) : undefined;
  if (encounter === undefined) return go('guard');
  m.aside.push(encounter);
  return meet(v.a, encounter, level, 'guard', 'climbed');
}

export const moving = [movementStep, journey];

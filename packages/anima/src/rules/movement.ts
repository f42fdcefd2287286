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
  remove,
  type Seat,
  takeTop,
} from '@tabard/engine';
import { areaDef, encounterDef } from '../defs.ts';
import { type Omega, partyOf, placeOf, procedure, rulesOf } from '../state.ts';
import { mostAreas, putAreaIntoPlay, removeArea, whyNotClimb, whyNotRemove } from './areas.ts';
import { AVOIDED, meet, STOPPED } from './meeting.ts';
import { inOrderAfter, mightPlay, momentOf, offerPlays, openWindow, playChosen } from './play.ts';
import * as the from './procedures.ts';
import { discardAdvantage, discardEncounter, enterArea, expel, leaveArea, loseTurn } from './verbs.ts';

const MUST_STAY = refuse('did-not-declare', 'AN-RESET-11');
const MUST_LEAVE = refuse('declared-departure', 'AN-RESET-11');
const HERE_ALREADY = refuse('here-already', 'AN-MOVE-06');
const SOUGHT = refuse('already-sought', 'AN-SEEK-01');
const NO_AREAS_LEFT = refuse('no-areas-left', 'AN-SEEK-02');
const NO_SEEKING = refuse('no-seeking', 'AN-OPT-09');

const savingRule = (m: Omega) => rulesOf(m).cited.areaSaved;

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
  return m.decks.area.length || m.discards.area.length ? undefined : NO_AREAS_LEFT;
}

function offerMoves(m: Omega, seat: Seat, offer: Offer): void {
  const { area, leaving } = partyOf(m, seat);
  if (area >= 0) allowUnless(offer, leaving ? MUST_LEAVE : undefined, 'stay', area);
  for (const place of m.places) allowUnless(offer, whyNotGo(m, seat, place.area[0]), 'go', place.area[0]);
  const whyNot = whyNotSeek(m, seat);
  allowUnless(offer, whyNot ?? (m.decks.area.length ? undefined : NO_AREAS_LEFT), 'seek');
  for (const old of m.discards.area) allowUnless(offer, whyNot, 'seek-again', old);
  allowUnless(offer, isBound(m, seat) ? MUST_STAY : undefined, 'rest');
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
        case 'seek-again':
          m.sought = true;
          happen(m, 'sought', v.seat);
          return call(the.newArea, { seat: v.seat, area: target ?? -1 }, 'follow');
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

/** AN-SEEK-02 to AN-SEEK-12: an Area enters play, and another may have to go. The result is the new Area. */
const newArea = procedure(the.newArea, {
  begin: (m, v) => {
    if (v.area < 0) v.area = takeTop(m, m.decks.area) ?? -1;
    else remove(m.discards.area, v.area);
    putAreaIntoPlay(m, v.area, 'sought');
    // AN-SEEK-12: one Area only, even when the table is over the maximum by more.
    if (m.places.length <= mostAreas(m)) return done(v.area);
    return call(the.removal, { seat: v.seat, area: v.area, chosen: -1, saved: [], asked: 0 }, 'end');
  },
  end: (_m, v) => done(v.area),
});

const removal = procedure(the.removal, {
  choose: ask({
    kind: 'remove-area',
    rule: 'AN-SEEK-05',
    auto: true,
    who: (_m, v) => v.seat,
    offer: (m, v, offer) => {
      for (const place of m.places) {
        const [area] = place.area;
        if (area === v.area) continue;
        const why = v.saved.includes(area) ? refuse('area-saved', savingRule(m)) : whyNotRemove(m, area);
        allowUnless(offer, why, 'remove-area', area);
      }
    },
    // AN-SEEK-10, AN-SEEK-11: with nothing to remove the new Area is simply added.
    none: () => done(),
    then: (_m, v, answer) => {
      v.chosen = answer.refs[0];
      v.asked = 0;
      return go('next');
    },
  }),
  // AN-SEEK-08, AN-SEEK-09: the others are asked in turn order, by the public number of their cards.
  next: (m, v) => {
    const order = inOrderAfter(m, v.seat).slice(0, -1);
    while (v.asked < order.length && !partyOf(m, order[v.asked]).hand.length) v.asked++;
    if (v.asked < order.length) return go('veto');
    removeArea(m, v.chosen);
    return done();
  },
  veto: ask({
    kind: 'veto',
    rule: savingRule,
    who: (m, v) => inOrderAfter(m, v.seat)[v.asked],
    about: (_m, v) => [{ kind: 'card', id: v.chosen }],
    offer: (m, v, offer) => {
      allow(offer, 'pass');
      for (const held of partyOf(m, inOrderAfter(m, v.seat)[v.asked]).hand) allow(offer, 'save-area', held);
    },
    then: (m, v, answer) => {
      const seat = inOrderAfter(m, v.seat)[v.asked];
      if (answer.verb === 'pass') {
        v.asked++;
        return go('next');
      }
      discardAdvantage(m, seat, answer.refs[0], 'area');
      happen(m, 'area-saved', seat, v.chosen);
      v.saved.push(v.chosen);
      return go('choose');
    },
  }),
});

export const moving = [movementStep, journey, newArea, removal];

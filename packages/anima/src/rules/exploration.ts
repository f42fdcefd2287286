import {
  allow,
  allowUnless,
  ask,
  type Card,
  call,
  done,
  go,
  happen,
  hasEventSink,
  isOneOf,
  move,
  type Offer,
  type Refusal,
  refuse,
  roll,
  type Seat,
  type TextArg,
  takeTop,
} from '@tabard/engine';
import { type AreaDef, areaDef, encounterDef, nameIndex } from '../defs.ts';
import { about, effects, type Omega, partyOf, procedure, rulesOf } from '../state.ts';
import * as the from './handles.ts';
import { meet, STOPPED } from './meeting.ts';
import { attempt, isFinalPlace, missionFor, whyNotFinal, whyNotMission } from './missions.ts';
import { mightPlay, momentOf, offerPlays, openRollWindow, playChosen } from './play.ts';
import { noteRecruit, whyNotRecruit, whyNotRecruitArcane } from './recruiting.ts';
import { whyForbidden } from './sources.ts';
import { encounterBonusOf, exploreBonusOf, exploreSum, rewardBonusOf } from './values.ts';
import {
  discardAdvantage,
  discardEncounter,
  drawAdvantages,
  loseTurn,
  markUsed,
  recruitArcane,
  recruitTop,
  roomInHand,
} from './verbs.ts';

const OUTSIDE = refuse('in-no-area', 'AN-EXPL-01');
const RESISTING = refuse('resisting', 'AN-RESIST-01');

/** AN-EXPL-01 to AN-EXPL-03: once, in the Area one is in, or not at all. */
const explorationStep = procedure(the.explorationStep, {
  begin: (m, v) => {
    const party = partyOf(m, v.seat);
    if (party.lost) return done();
    if (party.resisting < 0 || whyForbidden(m, v.seat, 'mission')) return go('choose');
    return go(mightPlay(m, v.seat, 'exploration') ? 'prepare' : 'resist');
  },
  // AN-TIMING-01: this is its step of the phase, whether it explores or not.
  prepare: ask({
    kind: 'resist',
    rule: 'AN-RESIST-02',
    who: (_m, v) => v.seat,
    about: (m, v) => [{ kind: 'card', id: partyOf(m, v.seat).resisting }],
    offer: (m, v, offer) => {
      allow(offer, 'mission', partyOf(m, v.seat).resisting);
      offerPlays(m, v.seat, momentOf('exploration'), offer);
    },
    then: (_m, v, answer) =>
      answer.verb === 'mission' ? go('resist') : playChosen(v.seat, answer, 'card', -1, 'begin'),
  }),
  // AN-RESIST-01, AN-RESIST-02: a resisting party goes on with its Mission without exploring.
  resist: (m, v) => attempt(v.seat, partyOf(m, v.seat).resisting, 'end'),
  choose: ask({
    kind: 'explore',
    rule: 'AN-EXPL-01',
    who: (_m, v) => v.seat,
    offer: (m, v, offer) => {
      allowUnless(offer, whyNotExplore(m, v.seat), 'explore');
      offerPlays(m, v.seat, momentOf('exploration'), offer);
      allow(offer, 'pass');
    },
    then: (m, v, answer) => {
      if (answer.verb === 'pass') {
        const { area } = partyOf(m, v.seat);
        if (area >= 0) happen(m, 'not-explored', v.seat, area);
        return done();
      }
      if (answer.verb === 'explore')
        return call(the.explore, { a: v.seat, area: partyOf(m, v.seat).area, dieA: 0, left: 0 }, 'end');
      return playChosen(v.seat, answer, 'card', -1, 'begin');
    },
  }),
  end: () => done(),
});

/** AN-EXPL-01; AN-RESIST-01: nor while a Resistance Mission runs, even when an Incident halts it. */
function whyNotExplore(m: Omega, seat: Seat): Refusal | undefined {
  const { area, resisting } = partyOf(m, seat);
  if (area < 0) return OUTSIDE;
  return resisting >= 0 ? RESISTING : whyForbidden(m, seat, 'explore');
}

/** AN-EXPL-04 to AN-EXPL-16. */
const explore = procedure(
  the.explore,
  {
    roll: (m, v) => {
      markUsed(m, v.area);
      v.dieA = roll(m, 6);
      happen(m, 'explored', v.a, v.area, v.dieA);
      return openRollWindow('exploration-roll', v.a, 'read');
    },
    read: (m, v) => {
      const def = areaDef(m, v.area);
      const die = Math.min(6, Math.max(1, v.dieA + exploreBonusOf(m, v.a)));
      const result = def.explore[die - 1];
      happen(m, 'found', v.a, v.area, result, hasEventSink() ? [exploreSum(m, v.a, v.dieA)] : []);
      if (result < 0) {
        if (def.special === undefined) return go('judge');
        return effects.perform(def.special, about(v.a, v.area), 'judge');
      }
      v.left = result > 0 ? Math.max(0, result + encounterBonusOf(m, v.a)) : 0;
      if (rulesOf(m).encountersDrawnAhead.is) drawAll(m, v.left);
      return go('next');
    },
    // AN-EXPL-06; AN-EXPL-07: one is drawn at a time, unless, AN-EXPL-16, all were drawn beforehand.
    next: (m, v) => {
      if (v.left-- <= 0) return go('judge');
      const encounter = rulesOf(m).encountersDrawnAhead.is
        ? m.drawn.shift()
        : takeTop(m, m.decks.encounter, m.discards.encounter);
      if (encounter === undefined) return go('judge');
      m.aside.push(encounter);
      return meet(v.a, encounter, areaDef(m, v.area).level, 'explore', 'met');
    },
    met: (m, v) => {
      const stopped = m.result === STOPPED;
      const faced = m.aside[m.aside.length - 1];
      // AN-EXPL-10: discarded at once; AN-EXPL-11: or Creatures lie aside until the phase is over.
      const stays =
        rulesOf(m).creaturesLieAside.is &&
        encounterDef(m, faced).kind === 'creature' &&
        encounterDef(m, faced).level <= areaDef(m, v.area).level;
      if (!stays) discardEncounter(m, faced, m.aside);
      return stopped ? go('fail') : go('next');
    },
    judge: (m, v) => (partyOf(m, v.a).lost || partyOf(m, v.a).area !== v.area ? go('clear') : go('reward')),
    // AN-EXPL-08, AN-EXPL-09
    fail: (m, v) => {
      loseTurn(m, v.a);
      return go('clear');
    },
    clear: (m) => {
      for (const left of [...m.drawn]) discardEncounter(m, left, m.drawn);
      return done();
    },
    // AN-REW-01: exactly one, or none.
    reward: ask({
      kind: 'reward',
      rule: 'AN-REW-01',
      who: (_m, v) => v.a,
      about: (m, v) => rewardsTold(m, v.a, v.area),
      offer: (m, v, offer) => {
        offerRewards(m, v.a, v.area, offer);
        allow(offer, 'pass');
      },
      then: (m, v, answer) => {
        const def = areaDef(m, v.area);
        noteClaim(m, v.a, v.area, answer.verb);
        switch (answer.verb) {
          case 'advantage':
            // AN-REW-05
            drawAdvantages(m, v.a, advantagesAt(m, v.a, v.area));
            return go('clear');
          case 'recruit':
            noteRecruit(m, v.a, v.area);
            recruitTop(m, v.a);
            return go('clear');
          case 'recruit-arcane':
            // AN-ARC-03: the payment is discarded; nobody may pick it up.
            discardAdvantage(m, v.a, answer.refs[0], 'price');
            noteRecruit(m, v.a, v.area);
            recruitArcane(m, v.a);
            return go('clear');
          case 'special':
            return effects.perform(specialOf(def), about(v.a, v.area), 'clear');
          case 'mission':
            return attempt(v.a, answer.refs[0], 'clear');
          default:
            return go('clear');
        }
      },
    }),
  },
  { shows: (_m, v) => ({ kind: 'exploration', seat: v.a, area: v.area, die: v.dieA }) },
);

function drawAll(m: Omega, count: number): void {
  for (let i = 0; i < count; i++) {
    const encounter = takeTop(m, m.decks.encounter, m.discards.encounter);
    if (encounter !== undefined) m.drawn.push(encounter);
  }
}

function specialOf(def: AreaDef): number {
  const special = specialIn(def);
  if (!special) throw new Error(`${def.id} has no special reward`);
  return special.effect;
}

function specialIn({ rewards }: AreaDef) {
  return rewards.find((reward) => reward.kind === 'special');
}

/** AN-REW-05 */
function advantagesAt(m: Omega, seat: Seat, area: Card): number {
  return areaDef(m, area).level + rewardBonusOf(m, seat);
}

/** The Area, how many Advantages would be drawn, and its special reward by its name and text. */
function rewardsTold(m: Omega, seat: Seat, area: Card): readonly TextArg[] {
  const special = specialIn(areaDef(m, area));
  return [
    { kind: 'card', id: area },
    Math.min(advantagesAt(m, seat, area), roomInHand(m, seat)),
    ...(special
      ? [
          { kind: 'name', id: nameIndex(m, special.name) },
          { kind: 'effect', id: special.effect },
        ]
      : []),
  ];
}

/** What is claimed beside a Mission. */
export const REWARDS = ['advantage', 'recruit', 'recruit-arcane', 'special'] as const;

function noteClaim(m: Omega, seat: Seat, area: Card, verb: string): void {
  if (isOneOf(REWARDS, verb)) happen(m, 'claimed', seat, area, REWARDS.indexOf(verb));
}

/** AN-REW-03: what the Area offers; AN-END-10: and the Final Mission where it takes place. */
function offerRewards(m: Omega, seat: Seat, area: Card, offer: Offer): void {
  for (const reward of areaDef(m, area).rewards) {
    if (reward.kind === 'advantage') allowUnless(offer, whyForbidden(m, seat, 'draw'), 'advantage');
    else if (reward.kind === 'recruit') offerRecruits(m, seat, area, offer);
    else if (reward.kind === 'special') allow(offer, 'special');
    else {
      const mission = missionFor(m, seat, reward.name);
      if (mission !== undefined) allowUnless(offer, whyForbidden(m, seat, 'mission'), 'mission', mission);
      else
        offer.refused?.push({
          option: { verb: 'mission', refs: [] },
          why: whyNotMission(m, seat, reward.name) ?? OUTSIDE,
        });
    }
  }
  if (isFinalPlace(m, area))
    allowUnless(offer, whyNotFinal(m, seat) ?? whyForbidden(m, seat, 'mission'), 'mission', m.final[0]);
}

function offerRecruits(m: Omega, seat: Seat, area: Card, offer: Offer): void {
  allowUnless(offer, whyNotRecruit(m, seat, area), 'recruit');
  if (!rulesOf(m).mostArcane.is) return;
  const why = whyNotRecruitArcane(m, seat, area);
  // AN-ARC-03: the player picks the card that pays.
  for (const held of partyOf(m, seat).hand) allowUnless(offer, why, 'recruit-arcane', held);
}

/** AN-EXPL-11: the Creatures that lie aside are discarded when the phase is over. */
export function clearAside(m: Omega): void {
  for (const creature of [...m.aside]) move(creature, m.aside, m.discards.encounter);
}

export const exploring = [explorationStep, explore];

import {
  type Card,
  call,
  done,
  finish,
  go,
  happen,
  move,
  type Next,
  type Refusal,
  refuse,
  type Seat,
  showAll,
  takeTop,
} from '@tabard/engine';
import { areaDef, missionDef } from '../defs.ts';
import { about, effects, type Omega, partyOf, procedure, rulesOf } from '../state.ts';
import * as the from './handles.ts';
import { isQualified } from './strength.ts';
import { markUsed } from './verbs.ts';

const NO_MISSION = refuse('no-such-mission', 'AN-REW-09');
const NOT_QUALIFIED = refuse('not-qualified', 'AN-WIN-02');
const NOT_REVEALED = refuse('final-not-revealed', 'AN-END-02');

/** AN-REW-09: an own unfinished Mission that names the objective. */
export function missionFor(m: Omega, seat: Seat, objective: string): number | undefined {
  return partyOf(m, seat).missions.find((mission) => missionDef(m, mission).at === objective);
}

export function whyNotMission(m: Omega, seat: Seat, objective: string): Refusal | undefined {
  return missionFor(m, seat, objective) === undefined ? NO_MISSION : undefined;
}

/** Whether the revealed Final Mission is attempted in this Area: AN-END-10. */
export function isFinalPlace(m: Omega, area: Card): boolean {
  const [final] = m.final;
  if (final === undefined || area < 0) return false;
  const def = missionDef(m, final);
  if (def.atArea !== undefined) return areaDef(m, area).id === def.atArea;
  return def.atLevel === areaDef(m, area).level;
}

/** AN-WIN-02, AN-END-06. */
export function whyNotFinal(m: Omega, seat: Seat): Refusal | undefined {
  if (!m.final.length) return NOT_REVEALED;
  return isQualified(m, seat) ? undefined : NOT_QUALIFIED;
}

/** Tries a Mission, then goes on with `back`; the result is 1 when it was passed. */
export function attempt<S extends string>(seat: Seat, mission: Card, back: S): Next<S, never> {
  return call(the.trial, { seat, mission, failed: false, crisis: false }, back);
}

export function faceCrisis<S extends string>(seat: Seat, mission: Card, back: S): Next<S, never> {
  return call(the.trial, { seat, mission, failed: false, crisis: true }, back);
}

/** AN-MISS-05: the Mission is shown before anything is rolled. */
const trial = procedure(
  the.trial,
  {
    begin: (m, v) => {
      const def = missionDef(m, v.mission);
      showAll(m, v.mission);
      markUsed(m, v.mission);
      happen(m, v.crisis ? 'faces-crisis' : 'tries-mission', v.seat, v.mission);
      const node = v.crisis ? def.crisis?.trial : def.trial;
      if (node === undefined) throw new Error(`the Mission ${def.id} has nothing to try`);
      return effects.perform(node, about(v.seat, v.mission), 'judge');
    },
    judge: (m, v) => {
      const passed = !v.failed && (v.crisis || !partyOf(m, v.seat).lost);
      if (!passed) happen(m, 'mission-failed', v.seat, v.mission);
      if (!passed || v.crisis) return done(passed ? 1 : 0);
      return go(missionDef(m, v.mission).turns > 1 ? 'hold' : 'complete');
    },
    // AN-RESIST-01: one more turn is done; the party stays for the next.
    hold: (m, v) => {
      const party = partyOf(m, v.seat);
      if (party.resisting !== v.mission) party.progress = 0;
      party.resisting = v.mission;
      party.progress++;
      happen(m, 'holds-out', v.seat, v.mission, missionDef(m, v.mission).turns - party.progress);
      return party.progress >= missionDef(m, v.mission).turns ? go('complete') : done(1);
    },
    // AN-MISS-01, AN-MISS-07, AN-WIN-01
    complete: (m, v) => {
      const party = partyOf(m, v.seat);
      party.resisting = -1;
      party.progress = 0;
      const def = missionDef(m, v.mission);
      if (def.kind === 'final') {
        finish(m, [v.seat], 'final-mission');
        return done(1);
      }
      move(v.mission, party.missions, party.finished);
      happen(m, 'finished-mission', v.seat, v.mission);
      if (def.reward === undefined) return go('open');
      return effects.perform(def.reward, about(v.seat, v.mission), 'open');
    },
    // AN-END-01: the Final Mission is drawn as soon as anybody finishes a Basic one, or, AN-END-03, by choice.
    open: (m) => {
      if (rulesOf(m).finalRevealed.is === 'with-the-first-mission' && !m.final.length) revealFinal(m);
      return done(1);
    },
  },
  { shows: (_m, v) => ({ kind: 'trial', seat: v.seat, mission: v.mission }) },
);

/** AN-END-03, AN-END-05, AN-END-07: one Final Mission is turned up; the countdown of its Crisis starts. */
export function revealFinal(m: Omega): void {
  const final = takeTop(m, m.decks.final);
  if (final === undefined) return;
  showAll(m, final);
  m.final.push(final);
  markUsed(m, final);
  happen(m, 'final-revealed', final);
  const { crisis } = missionDef(m, final);
  // AN-OPT-11
  if (!crisis || m.extendedGame) return;
  m.countdown = crisis.turns;
  happen(m, 'countdown', m.countdown);
}

export const missions = [trial];

import { done, type Env, go, happen, perform, showAll } from '@tabard/engine';
import { encounterDef } from '../defs.ts';
import { type Omega, partyOf, procedure, rulesOf } from '../state.ts';
import { fightCreature } from './combat.ts';
import { AVOIDED, type Encounter, encounterVars, IGNORED, OVERCOME, STOPPED } from './meeting.ts';
import { openRollWindow } from './play.ts';
import { loseTurn, markUsed } from './verbs.ts';

const encounter = procedure('encounter', encounterVars, {
  reveal: (m, v) => {
    showAll(m, v.card);
    happen(m, 'met', v.seat, v.card);
    // AN-ENC-02, AN-ENC-03, AN-PRELIM-10, AN-EXPL-12
    if (encounterDef(m, v.card).level > v.level) {
      happen(m, 'too-high', v.card);
      return done(IGNORED);
    }
    markUsed(m, v.card);
    return openRollWindow('encounter', v.seat, 'before');
  },
  before: (m, v) => {
    const def = encounterDef(m, v.card);
    if (v.cancelled) return done(AVOIDED);
    if (def.kind === 'event')
      return def.effect === undefined ? go('judge') : perform(def.effect, about(v), 'judge');
    return def.before === undefined ? go('fight') : perform(def.before, about(v), 'fight');
  },
  // AN-ENC-04
  fight: (m, v) => (isStopped(m, v) ? done(STOPPED) : fightCreature(m, v.seat, v.card, 'after')),
  after: (m, v) => {
    const def = encounterDef(m, v.card);
    if (m.result >= 0) return def.won === undefined ? done(OVERCOME) : perform(def.won, about(v), 'judge');
    loseTurn(m, v.seat);
    return def.lost === undefined ? done(STOPPED) : perform(def.lost, about(v), 'judge');
  },
  judge: (m, v) => done(isStopped(m, v) ? STOPPED : OVERCOME),
});

function about(v: Encounter): Env {
  return { you: v.seat, card: v.card, rival: -1, pick: -1, amount: 0 };
}

/**
 * AN-EXPL-08: a lost turn stops the party; AN-EXPL-09: in some editions also an Event that kills one of its
 * Characters,
 * which AN-PRELIM-12 does not extend to Preliminary Encounters.
 */
function isStopped(m: Omega, v: Encounter): boolean {
  if (partyOf(m, v.seat).lost) return true;
  const isEvent = encounterDef(m, v.card).kind === 'event';
  return isEvent && v.deaths > 0 && v.meeting !== 'guard' && rulesOf(m).deathStopsExploring.is;
}

export const encounters = [encounter];

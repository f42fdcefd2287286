import { call, done, go, happen, showAll } from '@tabard/engine';
import { encounterDef, forbids } from '../defs.ts';
import { about, effects, type Omega, partyOf, procedure, rulesOf } from '../state.ts';
import { creatureFight, fightCreature } from './combat.ts';
import * as the from './handles.ts';
import { AVOIDED, IGNORED, OVERCOME, STOPPED } from './meeting.ts';
import { openRollWindow } from './play.ts';
import { whyForbidden } from './sources.ts';
import { loseTurn, markUsed } from './verbs.ts';

const encounter = procedure(
  the.encounter,
  {
    reveal: (m, v) => {
      showAll(m, v.card);
      happen(m, 'met', v.seat, v.card);
      // AN-ENC-02, AN-ENC-03, AN-PRELIM-10, AN-EXPL-12
      if (encounterDef(m, v.card).level > v.level) {
        happen(m, 'too-high', v.card);
        return done(IGNORED);
      }
      markUsed(m, v.card);
      return openRollWindow('encounter', v.seat, 'answered');
    },
    answered: (m, v) => {
      if (v.cancelled) return done(AVOIDED);
      const def = encounterDef(m, v.card);
      if (def.kind === 'creature')
        return mayFlee(m, v) ? call(the.flight, creatureFight(m, v.seat, v.card), 'fled') : go('before');
      return def.effect === undefined
        ? go('judge')
        : effects.perform(def.effect, about(v.seat, v.card), 'judge');
    },
    // AN-ESC-02: no fight, out of the Area and done for this turn; AN-ESC-03: or it has to fight.
    fled: (m, v) => {
      if (!m.result) return go('before');
      happen(m, 'escaped', v.seat, v.card);
      loseTurn(m, v.seat);
      return done(STOPPED);
    },
    before: (m, v) => {
      const def = encounterDef(m, v.card);
      return def.before === undefined
        ? go('fight')
        : effects.perform(def.before, about(v.seat, v.card), 'fight');
    },
    // AN-ENC-04
    fight: (m, v) => (isStopped(m, v) ? done(STOPPED) : fightCreature(m, v.seat, v.card, 'after')),
    after: (m, v) => {
      const def = encounterDef(m, v.card);
      if (m.result >= 0)
        return def.won === undefined
          ? done(OVERCOME)
          : effects.perform(def.won, about(v.seat, v.card), 'judge');
      loseTurn(m, v.seat);
      return def.lost === undefined
        ? done(STOPPED)
        : effects.perform(def.lost, about(v.seat, v.card), 'judge');
    },
    judge: (m, v) => done(isStopped(m, v) ? STOPPED : OVERCOME),
  },
  { shows: (_m, v) => ({ kind: 'meeting', seat: v.seat, encounter: v.card }) },
);

/** AN-ESC-01; AN-ESC-04: never in the Crisis. AN-GEN-07: nor where a card forbids it, the Creature itself included. */
function mayFlee(m: Omega, { seat, card }: the.Encounter): boolean {
  if (!rulesOf(m).escape.is || m.phase === 'crisis') return false;
  return !forbids(encounterDef(m, card), 'escape') && !whyForbidden(m, seat, 'escape');
}

/**
 * AN-EXPL-08: a lost turn stops the party; AN-EXPL-09: in some editions also an Event that kills one of its
 * Characters,
 * which AN-PRELIM-12 does not extend to Preliminary Encounters.
 */
function isStopped(m: Omega, v: the.Encounter): boolean {
  if (partyOf(m, v.seat).lost) return true;
  const isEvent = encounterDef(m, v.card).kind === 'event';
  return isEvent && v.deaths > 0 && v.meeting !== 'guard' && rulesOf(m).deathStopsExploring.is;
}

export const encounters = [encounter];

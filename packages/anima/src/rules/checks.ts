import { allow, ask, call, done, go, happen, hasEventSink, roll, type Seat } from '@tabard/engine';
import { type Omega, procedure } from '../state.ts';
import * as the from './handles.ts';
import { openRollWindow } from './play.ts';
import { checkParts, checkSpeedOf, escapeSpeedOf, sideB, withDie } from './values.ts';

/** AN-ESC-01 */
const HEAD_START = 2;
/** What a die is changed to at the least. */
const LOWEST_DIE = 1;

/** AN-CHECK-01: a die added to the party's Speed, at least the difficulty. The result is 1 when it succeeds. */
const check = procedure(
  the.check,
  {
    roll: (m, v) => {
      v.dieA = roll(m, 6);
      happen(m, 'rolled', v.a, v.dieA);
      // Whatever an answer made of the die, nothing would change: nobody is asked.
      const isSure = speedIn(m, v) + LOWEST_DIE >= v.difficulty;
      return isSure ? go('judge') : openRollWindow('check-roll', v.a, 'judge');
    },
    judge: (m, v) => {
      const sum = speedIn(m, v) + v.dieA;
      const passed = sum >= v.difficulty;
      const sums = hasEventSink() ? [withDie(checkParts(m, v.a, kindOf(v)), v.dieA)] : [];
      happen(m, passed ? 'check-passed' : 'check-failed', v.a, sum, v.difficulty, sums);
      return done(passed ? 1 : 0);
    },
  },
  {
    shows: (m, v) => ({
      kind: 'check',
      seat: v.a,
      speed: speedIn(m, v),
      parts: checkParts(m, v.a, kindOf(v)),
      die: v.dieA,
      difficulty: v.difficulty,
    }),
  },
);

function kindOf({ fleeing }: { fleeing: boolean }): 'escape' | 'check' {
  return fleeing ? 'escape' : 'check';
}

function speedIn(m: Omega, { a, fleeing }: { a: Seat; fleeing: boolean }): number {
  return fleeing ? escapeSpeedOf(m, a) : checkSpeedOf(m, a);
}

/** AN-ESC-05: against the Creature's Combat with everything that changes it now, plus 2. The result is 1 when it succeeds. */
const flight = procedure(
  the.flight,
  {
    // Before anything that the Creature does at the start of a fight; AN-ESC-04: one attempt.
    decide: ask({
      kind: 'flee',
      rule: 'AN-ESC-01',
      who: (_m, v) => v.a,
      about: (m, v) => [{ kind: 'card', id: v.creature }, escapeSpeedOf(m, v.a), escapeDifficulty(m, v)],
      offer: (_m, _v, offer) => {
        allow(offer, 'fight');
        allow(offer, 'flee');
      },
      then: (_m, _v, answer) => (answer.verb === 'fight' ? done(0) : go('roll')),
    }),
    roll: (m, v) =>
      call(the.check, { a: v.a, dieA: 0, difficulty: escapeDifficulty(m, v), fleeing: true }, 'end'),
    end: (m) => done(m.result),
  },
  {
    shows: (m, v) => ({
      kind: 'escape',
      seat: v.a,
      creature: v.creature,
      difficulty: escapeDifficulty(m, v),
      speed: escapeSpeedOf(m, v.a),
    }),
  },
);

function escapeDifficulty(m: Omega, fight: the.Fight): number {
  return sideB(m, fight) + HEAD_START;
}

export const checks = [check, flight];

import { done, happen, isHeard, roll } from '@tabard/engine';
import { procedure } from '../state.ts';
import { openRollWindow } from './play.ts';
import * as the from './procedures.ts';
import { checkParts, checkSpeedOf, withDie } from './values.ts';

/** AN-CHECK-01: a die added to the party's Speed, at least the difficulty. The result is 1 when it succeeds. */
const check = procedure(
  the.check,
  {
    roll: (m, v) => {
      v.dieA = roll(m, 6);
      happen(m, 'rolled', v.a, v.dieA);
      return openRollWindow('check-roll', v.a, 'judge');
    },
    judge: (m, v) => {
      const sum = checkSpeedOf(m, v.a) + v.dieA;
      const passed = sum >= v.difficulty;
      const sums = isHeard() ? [withDie(checkParts(m, v.a), v.dieA)] : [];
      happen(m, passed ? 'check-passed' : 'check-failed', v.a, sum, v.difficulty, sums);
      return done(passed ? 1 : 0);
    },
  },
  {
    shows: (m, v) => ({
      kind: 'check',
      seat: v.a,
      speed: checkSpeedOf(m, v.a),
      parts: checkParts(m, v.a),
      die: v.dieA,
      difficulty: v.difficulty,
    }),
  },
);

export const checks = [check];

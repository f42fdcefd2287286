import { compute, fixed, oneOf } from '@tabard/engine';
import { MODIFIED } from '../defs.ts';
import { addBoost, UNTIL } from '../rules/boosts.ts';
import { effectTexts } from '../words/effects.ts';
import { amount, isFoe, side } from './grammar.ts';
import { word } from './word.ts';

/** DE-MOD-01, DE-MOD-02: a value is changed for a while. */
export const boost = word({
  args: { stat: oneOf(MODIFIED), by: amount, until: oneOf(UNTIL), who: side },
  text: effectTexts.boost,
  worth: (a) => 0.9 * Math.abs(fixed(a.by) ?? 2),
  run: (m, v, a) => {
    const who = isFoe(a) ? v.foe : v.you;
    const until = UNTIL.indexOf(a.until);
    addBoost(m, v.you, who, MODIFIED.indexOf(a.stat), compute(m, v, a.by), until);
  },
});

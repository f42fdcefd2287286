import { compute, fixed } from '@tabard/engine';
import { hurt } from '../rules/damage.ts';
import { effectTexts } from '../words/effects.ts';
import { amount } from './grammar.ts';
import { word } from './word.ts';

/** DE-TERM-01, DE-TAG-GAIN-RAW: damage that nothing lowers. DE-DEAL-04: what an opponent gains is dealt. */
export const wound = word({
  args: { damage: amount },
  text: effectTexts.wound,
  worth: (a) => -(fixed(a.damage) ?? 3),
  run: (m, v, a) => {
    v.amount = hurt(m, v.you, compute(m, v, a.damage), 'wound');
  },
});

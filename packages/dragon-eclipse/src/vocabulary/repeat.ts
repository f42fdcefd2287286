import { compute, done, effect, fixed, go } from '@tabard/engine';
import { effectTexts } from '../words/effects.ts';
import { amount } from './grammar.ts';
import { perform, whyNot, word } from './word.ts';

/** The same effect several times, each on its own: DE-ATTACK-04. */
export const repeat = word({
  args: { times: amount, do: effect },
  text: effectTexts.repeat,
  worth: (a) => 2 * ((fixed(a.times) ?? 2) - 1),
  whyNot: (m, about, a) => whyNot(m, a.do, about),
  givesAmount: true,
  steps: (args) => ({
    begin: (m, v) => {
      v.amount = compute(m, v, args(m, v).times);
      return go('next');
    },
    next: (m, v) => (v.at++ < v.amount ? perform(args(m, v).do, v, 'next') : done(v.amount)),
  }),
});

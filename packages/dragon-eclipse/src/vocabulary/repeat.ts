import { compute, done, effect, fixed, go } from '@tabard/engine';
import { amount, told } from './grammar.ts';
import { perform, whyNot, word } from './word.ts';

/** The same effect several times, each on its own: DE-ATTACK-04. */
export const repeat = word({
  args: { times: amount, do: effect },
  text: {
    en: (a, t) => `${times(a.times, t)} ${t.effect(a.do)}`,
    fr: (a, t) => `${times(a.times, t)} ${t.effect(a.do)}`,
  },
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

/** "twice:", "X times (X: …):" */
function times(value: Parameters<typeof told>[0], t: Parameters<typeof told>[1]): string {
  const { head, tail } = told(value, t);
  const isTwice = head === '2' && !tail;
  if (t.language === 'fr') return `${isTwice ? 'deux' : head} fois${tail} :`;
  if (isTwice) return 'twice:';
  return `${head === '1' && tail ? 'once' : `${head} times`}${tail}:`;
}

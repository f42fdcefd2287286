import { done, effect, go } from '@tabard/engine';
import { argsOf, perform, whyNotEffect } from '../rules/interpreter.ts';
import { amountOf } from './amounts.ts';
import { amount, fixed, tell, told } from './grammar.ts';
import type { EclipseWord } from './word.ts';

/** The same effect several times, each on its own: DE-ATTACK-04. */
export const repeat: EclipseWord = {
  args: { times: amount, do: effect },
  text: tell(
    (a, t) => `${times(a.times, t)} ${t.effect(a.do)}`,
    (a, t) => `${times(a.times, t)} ${t.effect(a.do)}`,
  ),
  worth: (a) => 2 * ((fixed(a.times) ?? 2) - 1),
  whyNot: (m, about, a) => whyNotEffect(m, a.do as number, about),
  steps: {
    begin: (m, v) => {
      v.amount = amountOf(m, v, argsOf(m, v).times);
      return go('next');
    },
    next: (m, v) => (v.at++ < v.amount ? perform(argsOf(m, v).do as number, v, 'next') : done(v.amount)),
  },
};

/** "twice:", "X times (X: …):" */
function times(value: Parameters<typeof told>[0], t: Parameters<typeof told>[1]): string {
  const { head, tail } = told(value, t);
  const isTwice = head === '2' && !tail;
  if (t.language === 'fr') return `${isTwice ? 'deux' : head} fois${tail} :`;
  if (isTwice) return 'twice:';
  return `${head === '1' && tail ? 'once' : `${head} times`}${tail}:`;
}

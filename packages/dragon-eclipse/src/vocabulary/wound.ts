import { compute, fixed } from '@tabard/engine';
import { hurt } from '../rules/damage.ts';
import { amount, told } from './grammar.ts';
import { word } from './word.ts';

/** DE-TERM-01, DE-TAG-GAIN-RAW: damage that nothing lowers. DE-DEAL-04: what an opponent gains is dealt. */
export const wound = word({
  args: { damage: amount },
  text: {
    en: (a, t) => {
      const { head, tail } = told(a.damage, t);
      return `gain ${head} damage${tail}`;
    },
    fr: (a, t) => {
      const { head, tail } = told(a.damage, t);
      return `gagnez ${head} dégât${head === '1' ? '' : 's'}${tail}`;
    },
  },
  worth: (a) => -(fixed(a.damage) ?? 3),
  run: (m, v, a) => {
    v.amount = hurt(m, v.you, compute(m, v, a.damage), 'wound');
  },
});

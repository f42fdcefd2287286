import { hurt } from '../rules/damage.ts';
import { amountOf } from './amounts.ts';
import { amount, fixed, tell, told } from './grammar.ts';
import type { EclipseWord } from './word.ts';

/** DE-TERM-01, DE-TAG-GAIN-RAW: damage that nothing lowers. DE-DEAL-04: what an opponent gains is dealt. */
export const wound: EclipseWord = {
  args: { damage: amount },
  text: tell(
    (a, t) => {
      const { head, tail } = told(a.damage, t);
      return `gain ${head} damage${tail}`;
    },
    (a, t) => {
      const { head, tail } = told(a.damage, t);
      return `gagnez ${head} dégât${head === '1' ? '' : 's'}${tail}`;
    },
  ),
  worth: (a) => -(fixed(a.damage) ?? 3),
  run: (m, v, a) => {
    v.amount = hurt(m, v.you, amountOf(m, v, a.damage), 'wound');
  },
};

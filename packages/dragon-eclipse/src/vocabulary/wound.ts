import { woundAll } from '../rules/damage.ts';
import { amountOf } from './amounts.ts';
import { amount, fixed, isFoe, side, tell, told } from './grammar.ts';
import type { EclipseWord } from './word.ts';

/** DE-TERM-01, DE-TAG-GAIN-RAW: damage that nothing lowers. */
export const wound: EclipseWord = {
  args: { damage: amount, who: side },
  text: tell(
    (a, t) => {
      const { head, tail } = told(a.damage, t);
      return `${isFoe(a) ? 'the opponent gains' : 'gain'} ${head} damage${tail}`;
    },
    (a, t) => {
      const { head, tail } = told(a.damage, t);
      return `${isFoe(a) ? 'l’adversaire gagne' : 'gagnez'} ${head} dégât${head === '1' ? '' : 's'}${tail}`;
    },
  ),
  worth: (a) => (isFoe(a) ? 1.2 : -1) * (fixed(a.damage) ?? 3),
  run: (m, v, a) => {
    v.amount = woundAll(m, v.you, isFoe(a), amountOf(m, v, a.damage));
  },
};

import { oneOf, optional, refuse } from '@tabard/engine';
import { CONDITIONS } from '../defs.ts';
import { canCleanse, cleanseSteps, cleanseWithoutAsking, mustChooseCleanse } from '../rules/conditions.ts';
import { amount, conditionName, fixed, side, tell, told } from './grammar.ts';
import type { EclipseWord } from './word.ts';

const NO_CONDITION = refuse('no-condition', 'DE-TAG-CLEANSE');

/** DE-TAG-CLEANSE, DE-TAG-CLEANSE-TYPE: discards Condition tokens of one's own choice. */
export const cleanse: EclipseWord = {
  args: { count: amount, only: optional(oneOf(CONDITIONS)), who: side },
  text: tell(
    (a, t) => {
      const { head, tail } = told(a.count, t);
      const name = a.only === undefined ? '' : ` ${conditionName(a.only, t)}`;
      return `${a.who === 'foe' ? 'the opponent Cleanses' : 'Cleanse'} ${head}${name}${tail}`;
    },
    (a, t) => {
      const { head, tail } = told(a.count, t);
      const name = a.only === undefined ? '' : ` ${conditionName(a.only, t)}`;
      return `${a.who === 'foe' ? 'Purification adverse' : 'Purification'} ${head}${name}${tail}`;
    },
  ),
  worth: (a) => 0.8 * (fixed(a.count) ?? 2),
  whyNot: (m, about, a) => (canCleanse(m, about.you, a) ? undefined : NO_CONDITION),
  mustAsk: mustChooseCleanse,
  run: cleanseWithoutAsking,
  steps: cleanseSteps,
};

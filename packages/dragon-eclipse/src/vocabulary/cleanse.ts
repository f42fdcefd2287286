import { fixed, oneOf, optional, refuse } from '@tabard/engine';
import { CONDITIONS } from '../defs.ts';
import { canCleanse, cleanseSteps, cleanseWithoutAsking, mustChooseCleanse } from '../rules/conditions.ts';
import { effectTexts } from '../words/effects.ts';
import { amount, side } from './grammar.ts';
import { word } from './word.ts';

const NO_CONDITION = refuse('no-condition', 'DE-TAG-CLEANSE');

/** DE-TAG-CLEANSE, DE-TAG-CLEANSE-TYPE: discards Condition tokens of one's own choice. */
export const cleanse = word({
  args: { count: amount, only: optional(oneOf(CONDITIONS)), who: side },
  plain: 1,
  text: effectTexts.cleanse,
  worth: (a) => 0.8 * (fixed(a.count) ?? 2),
  whyNot: (m, about, a) => (canCleanse(m, about, a) ? undefined : NO_CONDITION),
  mustAsk: mustChooseCleanse,
  run: cleanseWithoutAsking,
  givesAmount: true,
  steps: cleanseSteps,
});

import { fixed, oneOf, optional, refuse } from '@tabard/engine';
import {
  canDiscard,
  DISCARDS,
  discardSteps,
  discardWithoutAsking,
  mustChooseDiscard,
} from '../rules/discarding.ts';
import { effectTexts } from '../words/effects.ts';
import { amount, isFoe, range, side } from './grammar.ts';
import { word } from './word.ts';

const NOTHING = refuse('nothing-to-discard', 'DE-TAG-DISCARD');

/** DE-TAG-DISCARD to DE-TAG-DISCARD-TOP: as many as there are, up to the number; later parts may count them. */
export const discard = word({
  args: {
    what: oneOf(DISCARDS),
    count: optional(amount),
    who: side,
    range,
  },
  text: effectTexts.discard,
  worth: (a) => (isFoe(a) ? 0.8 : -0.5) * (fixed(a.count) ?? 1),
  whyNot: (m, about, a) => (canDiscard(m, about, a) ? undefined : NOTHING),
  mustAsk: mustChooseDiscard,
  run: discardWithoutAsking,
  givesAmount: true,
  steps: discardSteps,
});

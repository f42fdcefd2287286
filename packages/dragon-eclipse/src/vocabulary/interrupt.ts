import { compute, fixed, refuse } from '@tabard/engine';
import { canInterrupt, interrupt as discardRightmost } from '../rules/slots.ts';
import { inReach } from '../rules/strike.ts';
import { effectTexts } from '../words/effects.ts';
import { amount, range } from './grammar.ts';
import { word } from './word.ts';

const NO_CARD = refuse('no-card-to-interrupt', 'DE-TAG-INTERRUPT');

/** DE-TAG-INTERRUPT: discards the rightmost cards of the opponent's slots. */
export const interrupt = word({
  args: { count: amount, range },
  text: effectTexts.interrupt,
  worth: (a) => 1.6 * (fixed(a.count) ?? 2),
  whyNot: (m, about) => (canInterrupt(m, about.foe) ? undefined : NO_CARD),
  run: (m, v, a) => {
    const foe = v.foe;
    v.amount = inReach(m, v, a, foe) ? discardRightmost(m, v.you, foe, compute(m, v, a.count)) : 0;
  },
});

import { refuse } from '@tabard/engine';
import { opponentOf } from '../rules/facts.ts';
import { canInterrupt, interrupt as discardRightmost } from '../rules/slots.ts';
import { inReach } from '../rules/strike.ts';
import { amountOf } from './amounts.ts';
import { amount, fixed, range, reach, tell, told } from './grammar.ts';
import type { EclipseWord } from './word.ts';

const NO_CARD = refuse('no-card-to-interrupt', 'DE-TAG-INTERRUPT');

/** DE-TAG-INTERRUPT: discards the rightmost cards of the opponent's slots. */
export const interrupt: EclipseWord = {
  args: { count: amount, range },
  text: tell(
    (a, t) => `Interrupt ${told(a.count, t).head}${reach(a, t)}${told(a.count, t).tail}`,
    (a, t) => `Interruption ${told(a.count, t).head}${reach(a, t)}${told(a.count, t).tail}`,
  ),
  worth: (a) => 1.6 * (fixed(a.count) ?? 2),
  whyNot: (m, about) => (canInterrupt(m, opponentOf(m, about.you)) ? undefined : NO_CARD),
  run: (m, v, a) => {
    const foe = opponentOf(m, v.you);
    v.amount = inReach(m, v, a, foe) ? discardRightmost(m, v.you, foe, amountOf(m, v, a.count)) : 0;
  },
};

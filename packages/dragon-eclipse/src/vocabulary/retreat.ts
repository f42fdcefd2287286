import { call, compute, done } from '@tabard/engine';
import { approach } from '../rules/handles.ts';
import { effectTexts } from '../words/effects.ts';
import { amount } from './grammar.ts';
import { word } from './word.ts';

/** DE-RETREAT-01 to DE-RETREAT-03: as far from the opponent as it can. */
export const retreat = word({
  voice: ['enemy', 'arena'],
  args: { bonus: amount },
  plain: 0,
  text: effectTexts.retreat,
  worth: () => 1,
  givesAmount: true,
  steps: (args) => ({
    begin: (m, v) => {
      const bonus = compute(m, v, args(m, v).bonus);
      return call(
        approach,
        { you: v.you, foe: v.foe, bonus, aim: 'retreat', isInLine: false, to: -1, at: -1, steps: 0 },
        'end',
      );
    },
    end: (m) => done(m.result),
  }),
});

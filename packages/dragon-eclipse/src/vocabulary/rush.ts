import { call, compute, done, yes } from '@tabard/engine';
import { approach } from '../rules/handles.ts';
import { effectTexts } from '../words/effects.ts';
import { amount } from './grammar.ts';
import { word } from './word.ts';

/** DE-RUSH-01 to DE-RUSH-03: as near to the opponent as it can. */
export const rush = word({
  voice: ['enemy', 'arena'],
  args: { bonus: amount, line: yes },
  plain: 0,
  text: effectTexts.rush,
  worth: () => 1.5,
  givesAmount: true,
  steps: (args) => ({
    begin: (m, v) => {
      const a = args(m, v);
      return call(
        approach,
        {
          you: v.you,
          foe: v.foe,
          bonus: compute(m, v, a.bonus),
          aim: 'rush',
          isInLine: a.line === true,
          to: -1,
          at: -1,
          steps: 0,
        },
        'end',
      );
    },
    end: (m) => done(m.result),
  }),
});

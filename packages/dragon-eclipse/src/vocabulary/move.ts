import { call, compute, done, fixed, yes } from '@tabard/engine';
import { move as moveMystling } from '../rules/handles.ts';
import { effectTexts } from '../words/effects.ts';
import { amount } from './grammar.ts';
import { word } from './word.ts';

/** DE-MOVE-01 to DE-MOVE-04, DE-LINE-05: up to Swiftness steps and what is added. */
export const move = word({
  voice: ['player', 'arena'],
  args: { bonus: amount, line: yes },
  plain: 0,
  text: effectTexts.move,
  worth: (a) => 1.2 + 0.4 * (fixed(a.bonus) ?? 1),
  givesAmount: true,
  steps: (args) => ({
    begin: (m, v) => {
      const a = args(m, v);
      return call(
        moveMystling,
        {
          you: v.you,
          bonus: compute(m, v, a.bonus),
          line: a.line ? 0 : -1,
          left: -1,
          steps: 0,
          to: -1,
          mayGoOn: false,
        },
        'end',
      );
    },
    end: (m) => done(m.result),
  }),
});

import { call, done, yes } from '@tabard/engine';
import { approach } from '../rules/handles.ts';
import { argsOf } from '../rules/interpreter.ts';
import { amountOf } from './amounts.ts';
import { amount, tell } from './grammar.ts';
import { more } from './move.ts';
import type { EclipseWord } from './word.ts';

/** DE-RUSH-01 to DE-RUSH-03: as near to the opponent as it can. */
export const rush: EclipseWord = {
  voice: ['enemy', 'arena'],
  args: { bonus: amount, line: yes },
  text: tell(
    (a, t) => `Rush${more(a.bonus, t)}${a.line ? ' in line' : ''}`,
    (a, t) => `Charge${more(a.bonus, t)}${a.line ? ' en ligne' : ''}`,
  ),
  worth: () => 1.5,
  steps: {
    begin: (m, v) => {
      const a = argsOf(m, v);
      return call(
        approach,
        {
          you: v.you,
          bonus: amountOf(m, v, a.bonus),
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
  },
};

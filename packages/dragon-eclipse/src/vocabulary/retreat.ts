import { call, done } from '@tabard/engine';
import { approach } from '../rules/handles.ts';
import { argsOf } from '../rules/interpreter.ts';
import { amountOf } from './amounts.ts';
import { amount, tell } from './grammar.ts';
import { more } from './move.ts';
import type { EclipseWord } from './word.ts';

/** DE-RETREAT-01 to DE-RETREAT-03: as far from the opponent as it can. */
export const retreat: EclipseWord = {
  voice: ['enemy', 'arena'],
  args: { bonus: amount },
  text: tell(
    (a, t) => `Retreat${more(a.bonus, t)}`,
    (a, t) => `Retraite${more(a.bonus, t)}`,
  ),
  worth: () => 1,
  steps: {
    begin: (m, v) => {
      const bonus = amountOf(m, v, argsOf(m, v).bonus);
      return call(
        approach,
        { you: v.you, bonus, aim: 'retreat', isInLine: false, to: -1, at: -1, steps: 0 },
        'end',
      );
    },
    end: (m) => done(m.result),
  },
};

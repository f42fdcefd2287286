import { call, compute, done, fixed, yes } from '@tabard/engine';
import { move as moveMystling } from '../rules/handles.ts';
import { amount, signed, told } from './grammar.ts';
import { word } from './word.ts';

/** DE-MOVE-01 to DE-MOVE-04, DE-LINE-05: up to Swiftness steps and what is added. */
export const move = word({
  voice: ['player', 'arena'],
  args: { bonus: amount, line: yes },
  plain: 0,
  text: {
    en: (a, t) => `move${more(a.bonus, t)}${a.line ? ' in line' : ''}`,
    fr: (a, t) => `déplacez-vous${more(a.bonus, t)}${a.line ? ' en ligne' : ''}`,
  },
  worth: (a) => 1.2 + 0.4 * (fixed(a.bonus) ?? 1),
  givesAmount: true,
  steps: (args) => ({
    begin: (m, v) => {
      const a = args(m, v);
      return call(
        moveMystling,
        { you: v.you, bonus: compute(m, v, a.bonus), line: a.line ? 0 : -1, left: -1, steps: 0, to: -1 },
        'end',
      );
    },
    end: (m) => done(m.result),
  }),
});

/** " +2", " −1" or nothing. */
export function more(bonus: Parameters<typeof told>[0], t: Parameters<typeof told>[1]): string {
  const count = fixed(bonus);
  if (count === 0) return '';
  if (count !== undefined) return ` ${signed(count)}`;
  const { head, tail } = told(bonus, t);
  return ` +${head}${tail}`;
}

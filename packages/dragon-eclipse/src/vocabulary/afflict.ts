import { type Args, oneOf, optional, type Telling, yes } from '@tabard/engine';
import { CONDITIONS } from '../defs.ts';
import { strikeWord } from '../rules/strike.ts';
import { amount, conditionName, EACH, fixed, range, reach, side, tell, told, toWhom } from './grammar.ts';
import type { EclipseWord } from './word.ts';

/** DE-COND-01: Conditions for an opponent in range, or for oneself. */
export const afflict: EclipseWord = {
  args: {
    condition: oneOf(CONDITIONS),
    count: optional(amount),
    range,
    line: yes,
    each: optional(oneOf(EACH)),
    who: side,
  },
  text: tell(
    (a, t) =>
      a.who === 'you'
        ? `gain ${tokens(a, t)}`
        : `give ${tokens(a, t)}${toWhom(a, t)}${reach(a, t)}${tailOf(a, t)}`,
    (a, t) =>
      a.who === 'you'
        ? `gagnez ${tokens(a, t)}`
        : `donnez ${tokens(a, t)}${toWhom(a, t)}${reach(a, t)}${tailOf(a, t)}`,
  ),
  worth: (a) => (a.who === 'you' ? -1 : 1) * (a.condition === 'burn' ? 1.5 * (fixed(a.count) ?? 1) : 1.8),
  ...strikeWord('afflict'),
};

function tokens(a: Args, t: Telling): string {
  const name = conditionName(a.condition, t);
  return a.condition === 'burn' ? `${a.count === undefined ? 1 : told(a.count, t).head} ${name}` : name;
}

function tailOf(a: Args, t: Telling): string {
  return a.count === undefined ? '' : told(a.count, t).tail;
}

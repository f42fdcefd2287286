import { type ArgsOf, fixed, oneOf, optional, type Telling, yes } from '@tabard/engine';
import { CONDITIONS } from '../defs.ts';
import { strikeWord } from '../rules/strike.ts';
import { EACH } from '../rules/targets.ts';
import { aim, amount, burns, conditionName, range, side, told } from './grammar.ts';
import { word } from './word.ts';

const afflictArgs = {
  condition: oneOf(CONDITIONS),
  count: optional(amount),
  range,
  line: yes,
  each: optional(oneOf(EACH)),
  who: side,
};
type AfflictArgs = ArgsOf<typeof afflictArgs>;

/** DE-COND-01: Conditions for an opponent in range, or for oneself. */
export const afflict = word({
  args: afflictArgs,
  text: {
    en: (a, t) =>
      a.who === 'you' ? `gain ${tokens(a, t)}` : `give ${tokens(a, t)}${aim(a, t)}${tailOf(a, t)}`,
    fr: (a, t) =>
      a.who === 'you' ? `gagnez ${tokens(a, t)}` : `donnez ${tokens(a, t)}${aim(a, t)}${tailOf(a, t)}`,
  },
  worth: (a) => (a.who === 'you' ? -1 : 1) * (a.condition === 'burn' ? 1.5 * (fixed(a.count) ?? 1) : 1.8),
  ...strikeWord('afflict'),
});

function tokens(a: AfflictArgs, t: Telling): string {
  if (a.condition !== 'burn') return conditionName(a.condition, t);
  return burns(a.count === undefined ? '1' : told(a.count, t).head, t);
}

function tailOf(a: AfflictArgs, t: Telling): string {
  return a.count === undefined ? '' : told(a.count, t).tail;
}

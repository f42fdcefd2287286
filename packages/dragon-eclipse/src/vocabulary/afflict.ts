import { fixed, oneOf, optional, yes } from '@tabard/engine';
import { CONDITIONS } from '../defs.ts';
import { strikeWord } from '../rules/strike.ts';
import { EACH } from '../rules/targets.ts';
import { effectTexts } from '../words/effects.ts';
import { amount, range, side } from './grammar.ts';
import { word } from './word.ts';

const afflictArgs = {
  condition: oneOf(CONDITIONS),
  count: optional(amount),
  range,
  line: yes,
  each: optional(oneOf(EACH)),
  who: side,
};

/** DE-COND-01: Conditions for an opponent in range, or for oneself. */
export const afflict = word({
  args: afflictArgs,
  text: effectTexts.afflict,
  worth: (a) => (a.who === 'you' ? -1 : 1) * (a.condition === 'burn' ? 1.5 * (fixed(a.count) ?? 1) : 1.8),
  ...strikeWord('afflict'),
});

import { effect, fixed, number, oneOf, optional, yes } from '@tabard/engine';
import { strikeWord } from '../rules/strike.ts';
import { EACH } from '../rules/targets.ts';
import { effectTexts } from '../words/effects.ts';
import { amount, range, side } from './grammar.ts';
import { word } from './word.ts';

const dealArgs = {
  damage: amount,
  range,
  line: yes,
  pierce: optional(amount),
  drain: yes,
  each: optional(oneOf(EACH)),
  who: side,
  burn: optional(number),
  slow: yes,
  weak: yes,
  silence: yes,
  hit: optional(effect),
};

/** DE-DEAL-01 to DE-DEAL-05: damage less Willpower, with Conditions, to an opponent in range. */
export const deal = word({
  args: dealArgs,
  text: effectTexts.deal,
  worth: (a) =>
    (a.who === 'you' ? -1 : 1) * (fixed(a.damage) ?? 4) +
    1.2 * (a.burn ?? 0) +
    (a.slow || a.weak || a.silence ? 1.5 : 0) +
    (a.drain ? 1.5 : 0),
  ...strikeWord('deal'),
});

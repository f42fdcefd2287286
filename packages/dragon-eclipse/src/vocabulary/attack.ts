import { effect, fixed, oneOf, optional, yes } from '@tabard/engine';
import { strikeWord } from '../rules/strike.ts';
import { EACH } from '../rules/targets.ts';
import { effectTexts } from '../words/effects.ts';
import { amount, range } from './grammar.ts';
import { word } from './word.ts';

/** DE-ATTACK-01 to DE-ATTACK-04: Strength and what is added, less Defense, to an opponent in range 1 or as written. */
export const attack = word({
  args: {
    bonus: amount,
    range,
    line: yes,
    pierce: optional(amount),
    drain: yes,
    each: optional(oneOf(EACH)),
    hit: optional(effect),
  },
  plain: 0,
  text: effectTexts.attack,
  worth: (a) => 3 + (fixed(a.bonus) ?? 2) + (a.range ? 1 : 0) + (a.drain ? 1.5 : 0) + (a.pierce ? 1 : 0),
  ...strikeWord('attack'),
});

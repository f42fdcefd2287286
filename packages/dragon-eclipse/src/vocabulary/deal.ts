import { type Args, effect, number, oneOf, optional, type Telling, yes } from '@tabard/engine';
import { strikeWord } from '../rules/strike.ts';
import { hit } from './attack.ts';
import {
  aim,
  amount,
  burns,
  conditionName,
  EACH,
  fixed,
  range,
  riders,
  side,
  tell,
  told,
} from './grammar.ts';
import type { EclipseWord } from './word.ts';

/** DE-DEAL-01 to DE-DEAL-05: damage less Willpower, with Conditions, to an opponent in range. */
export const deal: EclipseWord = {
  args: {
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
  },
  text: tell(
    (a, t) => `deal ${what(a, t)}`,
    (a, t) => `infligez ${what(a, t)}`,
  ),
  worth: (a) =>
    (a.who === 'you' ? -1 : 1) * (fixed(a.damage) ?? 4) +
    1.2 * ((a.burn as number | undefined) ?? 0) +
    (a.slow || a.weak || a.silence ? 1.5 : 0) +
    (a.drain ? 1.5 : 0),
  ...strikeWord('deal'),
};

function what(a: Args, t: Telling): string {
  const { head, tail } = told(a.damage, t);
  return `${head}${conditionsOf(a, t)}${aim(a, t)}${tail}${riders(a, t)}${hit(a.hit, t)}`;
}

/** " and 2 Burn and Slow" */
function conditionsOf(a: Args, t: Telling): string {
  const and = t.language === 'fr' ? ' et ' : ' and ';
  let text = a.burn === undefined ? '' : and + burns(String(a.burn), t);
  for (const name of ['slow', 'weak', 'silence']) if (a[name]) text += and + conditionName(name, t);
  return text;
}

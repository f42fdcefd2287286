import { type ArgsOf, effect, fixed, number, oneOf, optional, type Telling, yes } from '@tabard/engine';
import { strikeWord } from '../rules/strike.ts';
import { EACH } from '../rules/targets.ts';
import { hit } from './attack.ts';
import { aim, amount, burns, conditionName, range, riders, side, told } from './grammar.ts';
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
type DealArgs = ArgsOf<typeof dealArgs>;

/** DE-DEAL-01 to DE-DEAL-05: damage less Willpower, with Conditions, to an opponent in range. */
export const deal = word({
  args: dealArgs,
  text: {
    en: (a, t) => `deal ${what(a, t)}`,
    fr: (a, t) => `infligez ${what(a, t)}`,
  },
  worth: (a) =>
    (a.who === 'you' ? -1 : 1) * (fixed(a.damage) ?? 4) +
    1.2 * (a.burn ?? 0) +
    (a.slow || a.weak || a.silence ? 1.5 : 0) +
    (a.drain ? 1.5 : 0),
  ...strikeWord('deal'),
});

function what(a: DealArgs, t: Telling): string {
  const { head, tail } = told(a.damage, t);
  return `${head}${conditionsOf(a, t)}${aim(a, t)}${tail}${riders(a, t)}${hit(a.hit, t)}`;
}

/** " and 2 Burn and Slow" */
function conditionsOf(a: DealArgs, t: Telling): string {
  const and = t.language === 'fr' ? ' et ' : ' and ';
  let text = a.burn === undefined ? '' : and + burns(String(a.burn), t);
  for (const name of ['slow', 'weak', 'silence'] as const) if (a[name]) text += and + conditionName(name, t);
  return text;
}

import { effect, fixed, type Node, oneOf, optional, type Phrased, type Telling, yes } from '@tabard/engine';
import { strikeWord } from '../rules/strike.ts';
import { EACH, type Each } from '../rules/targets.ts';
import { amount, range, reach, riders, signed, told } from './grammar.ts';
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
  text: {
    en: (a, t) =>
      `attack${each(a.each, 'each opponent', 'each other Mystling')}${by(a, t)}${reach(a, t)}${riders(a, t)}${hit(a.hit, t)}`,
    fr: (a, t) =>
      `attaquez${each(a.each, 'chaque adversaire', 'chaque autre Mystling')}${by(a, t)}${reach(a, t)}${riders(a, t)}${hit(a.hit, t)}`,
  },
  worth: (a) => 3 + (fixed(a.bonus) ?? 2) + (a.range ? 1 : 0) + (a.drain ? 1.5 : 0) + (a.pierce ? 1 : 0),
  ...strikeWord('attack'),
});

function by({ bonus }: { readonly bonus: Phrased<number> }, t: Telling): string {
  const count = fixed(bonus);
  if (count === 0) return '';
  if (count !== undefined) return ` ${signed(count)}`;
  const { head, tail } = told(bonus, t);
  return ` +${head}${tail}`;
}

function each(written: Each | undefined, opponents: string, mystlings: string): string {
  if (written === undefined) return '';
  return ` ${written === 'opponents' ? opponents : mystlings}`;
}

/** "; if that deals damage, …" */
export function hit(node: Node | undefined, t: Telling): string {
  if (node === undefined) return '';
  return t.language === 'fr'
    ? ` ; si cela inflige des dégâts, ${t.effect(node)}`
    : `; if that deals damage, ${t.effect(node)}`;
}

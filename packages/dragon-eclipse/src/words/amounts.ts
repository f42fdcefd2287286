/** How amounts, ranges and changed values are told. */
import { fixed, type Phrased, signed, type Telling } from '@tabard/engine';
import type { Each } from '../rules/targets.ts';
import { forEach, numberOf } from './things.ts';
import { isIt } from './voice.ts';

/** An amount beside its keyword: "3", and what follows: " for each card in your discard pile". */
export interface Told {
  readonly head: string;
  readonly tail: string;
}

export function told(value: Phrased<number> | undefined, t: Telling): Told {
  if (value === undefined) return { head: '1', tail: '' };
  const count = fixed(value);
  if (count !== undefined) return { head: String(count), tail: '' };
  if (value.name === 'any') return { head: t.phrase(value), tail: '' };
  const { each, plus } = value.args;
  const step = String(each ?? 1);
  const what = t.phrase(value);
  if (plus === undefined) return { head: step, tail: ` ${what}` };
  const more = t.language === 'fr' ? `, plus ${step} ${what}` : `, and ${step} more ${what}`;
  return { head: String(plus), tail: more };
}

/** "2 cards", "1 carte": an amount of what is counted by these two words. */
export function amountOf(value: Phrased<number> | undefined, one: string, many: string, t: Telling): Told {
  const { head, tail } = told(value, t);
  return { head: `${head} ${head === '1' ? one : many}`, tail };
}

/** How far, and whether in line. */
export interface Reaching {
  readonly range?: Phrased<number> | undefined;
  readonly line?: true | undefined;
}

/** " in range 2", " at any range", " in line" */
export function reach({ range, line }: Reaching, t: Telling): string {
  const fr = t.language === 'fr';
  const inLine = line ? (fr ? ' en ligne' : ' in line') : '';
  if (range === undefined) return inLine;
  if (range.name === 'any') return `${fr ? ' à toute portée' : ' at any range'}${inLine}`;
  const count = fixed(range);
  if (count !== undefined) return `${fr ? ' à portée' : ' in range'} ${count}${inLine}`;
  const number = numberOf(String(range.args.count), range.args.range, t);
  return `${fr ? ' à une portée égale au' : ' in a range equal to the'} ${number}${inLine}`;
}

/** ", Pierce 2, Drain" */
export function riders(
  args: { readonly pierce?: Phrased<number> | undefined; readonly drain?: true | undefined },
  t: Telling,
): string {
  const pierce = t.language === 'fr' ? ', Perforation' : ', Pierce';
  return `${args.pierce === undefined ? '' : `${pierce} ${told(args.pierce, t).head}`}${args.drain ? ', Drain' : ''}`;
}

/** " +2", " −1" or nothing. */
export function more(bonus: Phrased<number>, t: Telling): string {
  const count = fixed(bonus);
  if (count === 0) return '';
  if (count !== undefined) return ` ${signed(count)}`;
  const { head, tail } = told(bonus, t);
  return ` +${head}${tail}`;
}

/** " to each opponent in range 2", " to each other Mystling in range 1, allies too", " in line" */
export function aim(
  args: Reaching & { readonly each?: Each | undefined; readonly who?: 'you' | 'foe' | undefined },
  t: Telling,
): string {
  const fr = t.language === 'fr';
  const where = reach(args, t);
  if (args.each === 'opponents') return `${fr ? ' à chaque adversaire' : ' to each opponent'}${where}`;
  if (args.each === 'mystlings')
    return fr
      ? ` à chaque autre Mystling${where}, alliés compris`
      : ` to each other Mystling${where}, allies too`;
  if (args.who === 'you') return `${toSelf(t)}${where}`;
  return where;
}

/** French says it with the verb: "infligez-vous 1". */
function toSelf(t: Telling): string {
  if (t.language === 'fr') return '';
  return isIt(t) ? ' to itself' : ' to yourself';
}

interface Count {
  readonly count: string;
  readonly each: number | undefined;
  readonly per: number | undefined;
  readonly plus: number | undefined;
  readonly most: number | undefined;
  readonly range: number | undefined;
}

const counted = ({ count, per, most, range }: Count, t: Telling): string => {
  const limit = t.language === 'fr' ? ` (${most} au plus)` : ` (at most ${most})`;
  return `${forEach(count, range, per ?? 1, t)}${most === undefined ? '' : limit}`;
};

/** What each amount says. */
export const amountTexts = {
  number: {
    en: (a: { readonly number: number }) => String(a.number),
    fr: (a: { readonly number: number }) => String(a.number),
  },
  any: { en: () => 'any', fr: () => 'toute' },
  count: { en: counted, fr: counted },
};

const VALUE: Readonly<Record<string, { readonly en: string; readonly fr: string }>> = {
  willpower: { en: 'Willpower', fr: 'Volonté' },
  defense: { en: 'Defense', fr: 'Défense' },
  strength: { en: 'Strength', fr: 'Force' },
  swiftness: { en: 'Swiftness', fr: 'Vivacité' },
  range: { en: 'to the range of Attacks', fr: 'à la portée des Attaques' },
  reach: { en: 'to the range of effects', fr: 'à la portée des effets' },
  deal: { en: 'to damage dealt by effects', fr: 'aux dégâts des effets' },
  pierce: { en: 'Pierce', fr: 'Perforation' },
  heal: { en: 'to Heal', fr: 'aux Soins' },
  power: { en: 'Power from slots', fr: 'Pouvoir des emplacements' },
  special: { en: 'to the cost of the Special Ability', fr: 'au coût de la Capacité spéciale' },
};

/** Whether a change is told as a number; Drain is something that Attacks do. */
export function isNumber(stat: string): boolean {
  return stat !== 'drain';
}

function valueName(stat: string, t: Telling): string {
  if (stat !== 'burn') return VALUE[stat][t.language];
  if (t.language === 'fr') return `Brûlure chaque fois ${isIt(t) ? 'qu’il en donne' : 'que vous en donnez'}`;
  return `Burn whenever ${isIt(t) ? 'it gives' : 'you give'} Burn`;
}

/** "+1 Defense", "+1 Strength for each card in your slots" */
export function changeText(stat: string, by: Phrased<number>, t: Telling): string {
  const count = fixed(by);
  if (count !== undefined) return `${signed(count)} ${valueName(stat, t)}`;
  const { head, tail } = told(by, t);
  return `+${head} ${valueName(stat, t)}${tail}`;
}

/** "your Attacks Drain" */
export function drainText(t: Telling): string {
  if (t.language === 'fr') return `${isIt(t) ? 'ses' : 'vos'} Attaques ont Drain`;
  return `${isIt(t) ? 'its' : 'your'} Attacks Drain`;
}

import { number, oneOf, optional, type Phrased, positive, type Telling } from '@tabard/engine';
import type { About, InCombat } from '../state.ts';
import { nearest } from './grammar.ts';
import { type Thing, things } from './things.ts';
import type { EclipsePhrasing } from './word.ts';

/** More than any distance. */
const ANY = 99;

const NEAR = 1;

function atMost(most: unknown, t: Telling): string {
  if (most === undefined) return '';
  return t.language === 'fr' ? ` (${most} au plus)` : ` (at most ${most})`;
}

/** "for each card in your discard pile", "for every 2 cards in your discard pile" */
function forEach(a: Phrased['args'], t: Telling): string {
  const thing = things[a.count as string];
  const [each, many] = thing.en.map((name) => nearest(name, a.range));
  const per = (a.per as number | undefined) ?? 1;
  const where = atMost(a.most, t);
  if (a.count === 'amount') return t.language === 'fr' ? 'pour chacun d’entre eux' : 'for each of these';
  if (a.count === 'slot')
    return t.language === 'fr' ? 'fois le numéro de son emplacement' : 'times the number of its slot';
  if (t.language === 'fr') return `${forEachInFrench(thing, a, per)}${where}`;
  return per === 1 ? `for each ${each}${where}` : `for every ${per} ${many}${where}`;
}

/** "par carte dans votre défausse", "pour chacun de vos jetons dans l’Arène", "par tranche de 3 cartes …" */
function forEachInFrench({ fr, yours }: Thing, a: Phrased['args'], per: number): string {
  const [each, many] = fr.map((name) => nearest(name, a.range));
  const own = yours === undefined ? undefined : `de vos ${nearest(yours, a.range)}`;
  if (per === 1) return own ? `pour chacun ${own}` : `par ${each}`;
  return `par tranche de ${per} ${own ?? many}`;
}

/** Amounts that a card writes or counts. A number may be written as it is. */
export const amounts: Record<string, EclipsePhrasing<number>> = {
  number: {
    args: { number },
    text: { en: (a) => String(a.number), fr: (a) => String(a.number) },
    value: (_m, _about, a) => a.number as number,
  },
  /** Only as a range. */
  any: {
    args: {},
    text: { en: () => 'any', fr: () => 'toute' },
    value: () => ANY,
  },
  count: {
    args: {
      count: oneOf(Object.keys(things)),
      each: optional(number),
      per: optional(positive),
      plus: optional(number),
      most: optional(number),
      range: optional(number),
    },
    text: { en: forEach, fr: forEach },
    value: (m, about, a) => {
      const found = things[a.count as string].count(m, about, (a.range as number | undefined) ?? NEAR);
      const per = (a.per as number | undefined) ?? 1;
      const value = Math.floor(found / per) * ((a.each as number | undefined) ?? 1);
      const most = (a.most as number | undefined) ?? ANY;
      return Math.min(value, most) + ((a.plus as number | undefined) ?? 0);
    },
  },
};

export function amountOf(m: InCombat, about: About, amount: unknown): number {
  const { name, args } = amount as Phrased;
  if (name === 'number') return args.number as number;
  return amounts[name].value(m, about, args);
}

export function amountOr(m: InCombat, about: About, amount: unknown, otherwise: number): number {
  return amount === undefined ? otherwise : amountOf(m, about, amount);
}

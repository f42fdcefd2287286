import { type ArgsOf, number, oneOf, optional, positive, type Telling } from '@tabard/engine';
import { nearest } from './grammar.ts';
import { type Thing, things } from './things.ts';
import { amountPhrase } from './word.ts';

/** More than any distance. */
const ANY = 99;

const NEAR = 1;

const countArgs = {
  count: oneOf(Object.keys(things)),
  each: optional(number),
  per: optional(positive),
  plus: optional(number),
  most: optional(number),
  range: optional(number),
};
type Count = ArgsOf<typeof countArgs>;

function atMost(most: number | undefined, t: Telling): string {
  if (most === undefined) return '';
  return t.language === 'fr' ? ` (${most} au plus)` : ` (at most ${most})`;
}

/** "for each card in your discard pile", "for every 2 cards in your discard pile" */
function forEach(a: Count, t: Telling): string {
  const thing = things[a.count];
  const [each, many] = thing.en.map((name) => nearest(name, a.range));
  const per = a.per ?? 1;
  const where = atMost(a.most, t);
  if (a.count === 'amount') return t.language === 'fr' ? 'pour chacun d’entre eux' : 'for each of these';
  if (a.count === 'slot')
    return t.language === 'fr' ? 'fois le numéro de son emplacement' : 'times the number of its slot';
  if (t.language === 'fr') return `${forEachInFrench(thing, a, per)}${where}`;
  return per === 1 ? `for each ${each}${where}` : `for every ${per} ${many}${where}`;
}

/** "par carte dans votre défausse", "pour chacun de vos jetons dans l’Arène", "par tranche de 3 cartes …" */
function forEachInFrench({ fr, yours }: Thing, a: Count, per: number): string {
  const [each, many] = fr.map((name) => nearest(name, a.range));
  const own = yours === undefined ? undefined : `de vos ${nearest(yours, a.range)}`;
  if (per === 1) return own ? `pour chacun ${own}` : `par ${each}`;
  return `par tranche de ${per} ${own ?? many}`;
}

/** Amounts that a card writes or counts. A number may be written as it is. */
export const amounts = {
  number: amountPhrase({
    args: { number },
    text: { en: (a) => String(a.number), fr: (a) => String(a.number) },
    value: (_m, _about, a) => a.number,
  }),
  /** Only as a range. */
  any: amountPhrase({
    args: {},
    text: { en: () => 'any', fr: () => 'toute' },
    value: () => ANY,
  }),
  count: amountPhrase({
    args: countArgs,
    text: { en: forEach, fr: forEach },
    value: (m, about, a) => {
      const found = things[a.count].count(m, about, a.range ?? NEAR);
      const per = a.per ?? 1;
      const value = Math.floor(found / per) * (a.each ?? 1);
      const most = a.most ?? ANY;
      return Math.min(value, most) + (a.plus ?? 0);
    },
  }),
};

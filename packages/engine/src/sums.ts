/** Sums in words: `5 + Weaponmaster 1 + die 2 = 8`. */
import { type PartInEvent, type Sum, totalOfSum } from './events.ts';
import { type Language, type Phrases, type Text, type TextArg, text } from './text.ts';

/** The origin of printed values: they have no names and are shown as one number. */
export const PRINTED = 'printed';
/** The origin of the correction that keeps a number at 0: not shown as a part, but as the reason for the total. */
export const FLOOR = 'floor';

/** The phrases for sums that all games share, beside `part.<origin>` with the definition and the amount. */
export const sumPhrases: Readonly<Record<Language, Phrases>> = {
  en: {
    'sum.plus': '{0} + {1}',
    'sum.minus': '{0} − {1}',
    'sum.total': '{0} = {1}',
    'sum.floored': '{0}, so {1}',
    'sum.only': '{0}',
    'part.name': '{0}',
  },
  fr: {
    'sum.plus': '{0} + {1}',
    'sum.minus': '{0} − {1}',
    'sum.total': '{0} = {1}',
    'sum.floored': '{0}, donc {1}',
    'sum.only': '{0}',
    'part.name': '{0}',
  },
};

/** The text of a sum; without named parts it is a plain number. */
export function sumText(sum: Sum): Text {
  const named = sum.filter(({ origin }) => origin !== PRINTED && origin !== FLOOR);
  const [first, ...rest] = [...startOf(sum, named), ...named];
  if (!first) return text('sum.only', 0);
  let told: TextArg = first.origin === PRINTED ? first.by : partText(first);
  for (const part of rest)
    told = text(part.by < 0 ? 'sum.minus' : 'sum.plus', told, partText(part, Math.abs(part.by)));
  if (sum.some(({ origin }) => origin === FLOOR)) return text('sum.floored', told, totalOfSum(sum));
  return rest.length ? text('sum.total', told, totalOfSum(sum)) : text('sum.only', told);
}

/** One part by its name: `Weaponmaster 1`. */
export function partText({ origin, def, by, kind = 'def' }: PartInEvent, amount: TextArg = by): Text {
  return text(`part.${origin}`, text('part.name', { kind, id: def }), amount);
}

/** All printed values as one part; 0 if there are none and the first named part is negative. */
function startOf(sum: Sum, named: Sum): PartInEvent[] {
  const printed = sum.filter(({ origin }) => origin === PRINTED);
  if (!printed.length && !(named[0]?.by < 0)) return [];
  return [{ origin: PRINTED, def: -1, by: totalOfSum(printed) }];
}

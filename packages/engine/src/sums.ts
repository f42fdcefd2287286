/** Sums in words: `5 + Weaponmaster 1 + die 2 = 8`. */
import { type PartInEvent, type Sum, totalOfSum } from './events.ts';
import { type Language, type Phrases, type Text, type TextArg, text } from './text.ts';

/** The origin of what is printed on the things themselves: it needs no name, and is told as one number. */
export const PRINTED = 'printed';

/** What every game needs to say of sums, beside `part.<origin>` with what it stands on and how much it is. */
export const sumPhrases: Readonly<Record<Language, Phrases>> = {
  en: {
    'sum.plus': '{0} + {1}',
    'sum.minus': '{0} − {1}',
    'sum.total': '{0} = {1}',
    'sum.only': '{0}',
    'part.name': '{0}',
  },
  fr: {
    'sum.plus': '{0} + {1}',
    'sum.minus': '{0} − {1}',
    'sum.total': '{0} = {1}',
    'sum.only': '{0}',
    'part.name': '{0}',
  },
};

/** How a number came about; one that has no parts with names is told as itself. */
export function sumText(sum: Sum): Text {
  const [first, ...rest] = [...printedIn(sum), ...sum.filter(({ origin }) => origin !== PRINTED)];
  if (!first) return text('sum.only', 0);
  let told: TextArg = first.origin === PRINTED ? first.by : partText(first);
  for (const part of rest)
    told = text(part.by < 0 ? 'sum.minus' : 'sum.plus', told, partText(part, Math.abs(part.by)));
  return rest.length ? text('sum.total', told, totalOfSum(sum)) : text('sum.only', told);
}

/** One part by its name: `Weaponmaster 1`. */
export function partText({ origin, def, by }: PartInEvent, amount: TextArg = by): Text {
  return text(`part.${origin}`, text('part.name', { kind: 'def', id: def }), amount);
}

/** All that is printed, as one part; none where nothing is. */
function printedIn(sum: Sum): PartInEvent[] {
  const printed = sum.filter(({ origin }) => origin === PRINTED);
  return printed.length ? [{ origin: PRINTED, def: -1, by: totalOfSum(printed) }] : [];
}

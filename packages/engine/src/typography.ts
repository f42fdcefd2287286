import type { Keyword } from './content.ts';

/** Inserts the no-break spaces of French before high punctuation and inside quotation marks. */
export function frenchSpaces(text: string): string {
  return text.replace(/[ \u202f]?([;?!])(?=[\s).]|$)/g, '\u202f$1').replace(/ (?=[:»])|(?<=«) /g, '\u00a0');
}

export function typesetKeywords<K extends string>(
  keywords: Readonly<Record<K, Keyword>>,
): Readonly<Record<K, Keyword>> {
  const typeset = ({ rule, words: { en, fr } }: Keyword): Keyword => ({
    rule,
    words: { en, fr: [frenchSpaces(fr[0]), frenchSpaces(fr[1])] },
  });
  const entries = Object.entries<Keyword>(keywords).map(([name, keyword]) => [name, typeset(keyword)]);
  return Object.fromEntries(entries);
}

import type { Keyword } from './content.ts';
import type { Language } from './text.ts';

/** Inserts the no-break spaces of French before high punctuation and inside quotation marks. */
export function frenchSpaces(text: string): string {
  return text.replace(/[ \u202f]?([;?!])(?=[\s).]|$)/g, '\u202f$1').replace(/ (?=[:»])|(?<=«) /g, '\u00a0');
}

/** A text with the spaces of its language. */
export function typeset(text: string, language: Language): string {
  return language === 'fr' ? frenchSpaces(text) : text;
}

export function typesetKeywords<K extends string>(
  keywords: Readonly<Record<K, Keyword>>,
): Readonly<Record<K, Keyword>> {
  const spaced = ({ rule, words: { en, fr } }: Keyword): Keyword => ({
    rule,
    words: { en, fr: [frenchSpaces(fr[0]), frenchSpaces(fr[1])] },
  });
  const entries = Object.entries<Keyword>(keywords).map(([name, keyword]) => [name, spaced(keyword)]);
  return Object.fromEntries(entries);
}

import { editionsOf, findRule } from './ledger.ts';
import type { Book } from './load-book.ts';

export const EVERY = 'every';

/**
 * What to open with: what is played, if the rule that was linked to is in force there; else all modes, the newest
 * edition, or one in which that rule is.
 */
export function editionFor(book: Book, anchor: string | undefined, played: string | undefined): string {
  if (played !== undefined && book.editions.includes(played) && isShown(book, anchor, played)) return played;
  if (book.variesBy === 'mode') return EVERY;
  const newest = book.editions.at(-1) ?? EVERY;
  const editions = editionsOfAnchor(book, anchor);
  return !editions || editions.includes(newest) ? newest : (editions[0] ?? EVERY);
}

/** Whether the rule that was linked to is in force in an edition. */
export function isShown(book: Book, anchor: string | undefined, edition: string): boolean {
  return edition === EVERY || (editionsOfAnchor(book, anchor)?.includes(edition) ?? true);
}

function editionsOfAnchor(book: Book, anchor: string | undefined): readonly string[] | undefined {
  const rule = anchor === undefined ? undefined : findRule(book.sections, anchor);
  return rule && editionsOf(rule)?.filter((edition) => book.editions.includes(edition));
}

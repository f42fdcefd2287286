import type { PageEntry } from './page-entry.ts';

const found = import.meta.glob<PageEntry>('./*/entry.ts', { eager: true, import: 'entry' });

/** The games that bring something of their own to the page. */
export const pageEntries: readonly PageEntry[] = Object.values(found);

export function pageEntry(game: string): PageEntry | undefined {
  return pageEntries.find(({ id }) => id === game);
}

import { StoreRefusal } from '../store-refusal.ts';

/** The cursor of a page: the sort keys of its last row, then the id. */
export interface PageMark {
  readonly numbers: readonly number[];
  readonly id: string;
}

export function formatMark({ numbers, id }: PageMark): string {
  return [...numbers, id].join('.');
}

export function parseMark(text: string, count: number): PageMark {
  const parts = text.split('.');
  const numbers = parts.slice(0, count).map(Number);
  const id = parts.slice(count).join('.');
  if (id && !id.includes('\0') && numbers.every(Number.isSafeInteger)) return { numbers, id };
  throw new StoreRefusal(
    `"${text.slice(0, 60)}" is not the end of a page; give what a page named as next, or nothing to begin.`,
  );
}

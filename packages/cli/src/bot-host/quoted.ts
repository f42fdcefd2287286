const LONGEST_QUOTE = 60;

/** The beginning of what a program wrote, without the signs that a terminal would obey. */
export function quoted(text: string): string {
  return JSON.stringify(text.slice(0, LONGEST_QUOTE).replace(/[\p{Cc}\p{Cf}]/gu, ''));
}

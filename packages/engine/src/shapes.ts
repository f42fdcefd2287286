/** Type guards for values of unknown origin, and records keyed by word. */

/** An object whose fields can be read; a list is one as well. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** An object that is no list. */
export function isMapping(value: unknown): value is Readonly<Record<string, unknown>> {
  return isObject(value) && !Array.isArray(value);
}

export function isWhole(value: unknown): value is number {
  return Number.isSafeInteger(value);
}

/** Whether a value is one of these words. */
export function isOneOf<W extends string>(words: readonly W[], value: unknown): value is W {
  const known: readonly unknown[] = words;
  return known.includes(value);
}

/** A record with a value for each of these words. */
export function recordOf<W extends string, T>(words: readonly W[], make: (word: W, i: number) => T) {
  const record: Partial<Record<W, T>> = {};
  words.forEach((word, i) => {
    record[word] = make(word, i);
  });
  return record as Record<W, T>;
}

/** The place of each word in its list. */
export function numbered<W extends string>(words: readonly W[]): Readonly<Record<W, number>> {
  return recordOf(words, (_, i) => i);
}

/** The known word nearest to a mistyped one, or undefined when none is close. */
export function nearest(word: string, known: Iterable<string>): string | undefined {
  const wanted = word.toLowerCase();
  let best: string | undefined;
  // A word that would have to change completely is no match.
  let least = Math.min(word.length, Math.max(2, Math.floor(word.length / 2)) + 1);
  for (const candidate of known) {
    const distance = editDistance(wanted, candidate.toLowerCase(), least);
    if (distance < least) {
      least = distance;
      best = candidate;
    }
  }
  return best;
}

/** `unknown X "foo"; did you mean "fob"?`: every parser reports an unknown word with this sentence. */
export function unknownWord(what: string, word: string, known: Iterable<string>): string {
  const list = [...known];
  const close = nearest(word, list);
  if (close !== undefined) return `unknown ${what} "${word}"; did you mean "${close}"?`;
  const some = list.length <= 12 ? list : [...list.slice(0, 11), '…'];
  return `unknown ${what} "${word}"; expected one of ${some.join(', ')}`;
}

function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) >= limit) return limit;
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const swap = row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(swap, row[j] + 1, next[j - 1] + 1));
    }
    row = next;
  }
  return row[b.length];
}

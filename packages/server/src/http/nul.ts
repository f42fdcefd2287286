/** Whether a NUL stands in any text of what came in, names of fields included. */
export function holdsNul(given: unknown): boolean {
  // A list instead of a recursion: what strangers send may be nested as deep as it is long.
  const left = [given];
  while (left.length > 0) {
    const one = left.pop();
    if (typeof one === 'string' && one.includes('\0')) return true;
    if (typeof one !== 'object' || one === null) continue;
    left.push(...Object.values(one));
    if (!Array.isArray(one)) left.push(...Object.keys(one));
  }
  return false;
}

/** What is said of it. */
export function nulSentence(what: string): string {
  return `${what.charAt(0).toUpperCase()}${what.slice(1)} holds a NUL character, which cannot be kept; leave it out.`;
}

/** Whether any string in parsed input, keys included, contains a NUL. */
export function holdsNul(given: unknown): boolean {
  // Iterative: untrusted input may be nested deeper than the call stack.
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

/** The message for such input. */
export function nulSentence(what: string): string {
  return `${what.charAt(0).toUpperCase()}${what.slice(1)} holds a NUL character, which cannot be kept; leave it out.`;
}

/** What was asked of the store cannot be done; the message says in one sentence why. */
export class StoreRefusal extends Error {
  override readonly name = 'StoreRefusal';
}

/** Refuses parameters of a statement that contain a NUL. */
export function requirePlain(values: readonly unknown[]): void {
  for (const value of values.flat()) if (typeof value === 'string') plainText('A text', value);
}

/** Texts as people wrote them. PostgreSQL keeps no NUL, so neither database is given one. */
export function plainText(what: string, text: string): string {
  if (!text.includes('\0')) return text;
  throw new StoreRefusal(`${what} holds a NUL character, which cannot be kept; leave it out.`);
}

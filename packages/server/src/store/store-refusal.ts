/** A request that the store cannot fulfil; the message gives the reason in one sentence. */
export class StoreRefusal extends Error {
  override readonly name = 'StoreRefusal';
}

/** Refuses parameters of a statement that contain a NUL. */
export function requirePlain(values: readonly unknown[]): void {
  for (const value of values.flat()) if (typeof value === 'string') plainText('A text', value);
}

/** Throws if a text contains a NUL, which PostgreSQL cannot store. */
export function plainText(what: string, text: string): string {
  if (!text.includes('\0')) return text;
  throw new StoreRefusal(`${what} holds a NUL character, which cannot be kept; leave it out.`);
}

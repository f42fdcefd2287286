import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** Letters and digits that nobody takes for one another. */
const READABLE = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** A word nobody can guess. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** An id nobody can guess. */
export function newId(): string {
  return randomBytes(16).toString('base64url');
}

/** What is kept of a token: from it the token cannot be found. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** Takes as long whether they differ in their first letter or their last. */
export function isSameSecret(given: string, wanted: string): boolean {
  return timingSafeEqual(Buffer.from(hashToken(given)), Buffer.from(hashToken(wanted)));
}

/** Four groups of five, 99 bits: so long that a plain hash keeps it safe. */
export function newRecoveryCode(): string {
  const group = () => lettersOf(READABLE, 5);
  return [group(), group(), group(), group()].join('-');
}

/** Whether it is the code that was kept, however it was typed. */
export function isRecoveryCode(typed: string, kept: string | undefined): boolean {
  const given = Buffer.from(hashRecoveryCode(typed));
  const wanted = Buffer.from(kept ?? hashRecoveryCode(''));
  return timingSafeEqual(given, wanted) && kept !== undefined;
}

export function hashRecoveryCode(code: string): string {
  return hashToken(code.toUpperCase().replaceAll(/[^A-Z0-9]/g, ''));
}

export function lettersOf(alphabet: string, length: number): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
}

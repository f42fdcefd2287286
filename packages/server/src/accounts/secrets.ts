import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** Letters and digits that do not look alike. */
const READABLE = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** A random token. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** A random id. */
export function newId(): string {
  return randomBytes(16).toString('base64url');
}

/** The hash of a token, as it is stored. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** Constant-time comparison. */
export function isSameSecret(given: string, wanted: string): boolean {
  return timingSafeEqual(Buffer.from(hashToken(given)), Buffer.from(hashToken(wanted)));
}

/** Four groups of five, 99 bits: long enough that a plain hash is safe. */
export function newRecoveryCode(): string {
  const group = () => lettersOf(READABLE, 5);
  return [group(), group(), group(), group()].join('-');
}

/** Whether it matches the stored code; case, spaces and hyphens do not matter. */
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

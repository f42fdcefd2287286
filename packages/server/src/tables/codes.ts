import { lettersOf } from '../accounts/secrets.ts';

/** No vowels, to avoid words, and no letter that looks or sounds like a digit. */
export const LETTERS = 'BCDFGHJKMNPQRSTVWXZ';

/** Long enough that guessing at the rate limit takes more than a century; `limits.test.ts` computes it. */
export const CODE_LENGTH = 12;

/** A random code in groups of four, easy to read out. */
export function newCode(): string {
  return lettersOf(LETTERS, CODE_LENGTH);
}

/** Normalizes a typed code. */
export function parseCode(typed: string): string {
  return typed.toUpperCase().replaceAll(/[^A-Z]/g, '');
}

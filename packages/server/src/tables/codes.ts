import { lettersOf } from '../accounts/secrets.ts';

/** No vowels, so that no words come of it, and no letter that looks or sounds like a digit. */
export const LETTERS = 'BCDFGHJKMNPQRSTVWXZ';

/** So many that guessing at the limit finds none of a hundred thousand tables within a century; `limits.test.ts` counts it. */
export const CODE_LENGTH = 12;

/** Letters that people read out to one another, in groups of four. */
export function newCode(): string {
  return lettersOf(LETTERS, CODE_LENGTH);
}

/** A code however it was typed. */
export function parseCode(typed: string): string {
  return typed.toUpperCase().replaceAll(/[^A-Z]/g, '');
}

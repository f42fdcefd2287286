import { lettersOf } from '../accounts/secrets.ts';

/** No vowels, so that no words come of it, and no letter that looks or sounds like a digit. */
const LETTERS = 'BCDFGHJKMNPQRSTVWXZ';

/** Six letters that people read out to one another. */
export function newCode(): string {
  return lettersOf(LETTERS, 6);
}

/** A code however it was typed. */
export function parseCode(typed: string): string {
  return typed.toUpperCase().replaceAll(/[^A-Z]/g, '');
}

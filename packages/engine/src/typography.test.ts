import { describe, expect, it } from 'vitest';
import { frenchSpaces } from './typography.ts';

describe('French punctuation', () => {
  it.each([
    ['Vite !', 'Vite\u202f!'],
    ['Vite!', 'Vite\u202f!'],
    ['Vite\u202f!', 'Vite\u202f!'],
    ['un ; deux (trois ?).', 'un\u202f; deux (trois\u202f?).'],
    ['Choisissez : un', 'Choisissez\u00a0: un'],
    ['à 12:30', 'à 12:30'],
  ])('%s', (written, set) => {
    expect(frenchSpaces(written)).toBe(set);
  });
});

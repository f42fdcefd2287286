import { describe, expect, it } from 'vitest';
import { foldName, lookOf, mixedAlphabets } from './person-names.ts';

describe('the look of a name', () => {
  it.each([
    ['Ada', 'Аdа', 'Cyrillic letters'],
    ['Ada', 'ADA', 'capitals'],
    ['Ada', 'Ａｄａ', 'wide letters'],
    ['Ada', '𝔸𝕕𝕒', 'mathematical letters'],
    ['Ada', 'A\u200bd\u2060a', 'letters that cannot be seen'],
    ['Ian', 'lan', 'a small l for a capital I'],
    ['Ian', '1an', 'a one for a capital I'],
    ['Bob', 'B0b', 'a nought'],
    ['Oca', 'оса', 'a whole word of another alphabet'],
    ['Bernard', 'Bemard', 'two letters that look like one'],
    ['max', 'МАХ', 'capitals of another alphabet'],
    ['Zoë', 'Zoe\u0308', 'an accent of its own'],
    ['Νικος', 'Nικος', 'Greek capitals'],
  ])('is one for %s and %s: %s', (one, other) => expect(lookOf(other)).toBe(lookOf(one)));

  it.each([
    ['Ian', 'Lan'],
    ['Kai', 'Kal'],
    ['Zoe', 'Zoë'],
    ['Ada', 'Ida'],
    ['Иван', 'Ivan'],
    ['田中', '中田'],
  ])('is another for %s than for %s', (one, other) => expect(lookOf(other)).not.toBe(lookOf(one)));
});

describe('the folded name', () => {
  it('ignores case, and keeps alphabets apart', () => {
    expect(foldName('  STRASSE É ')).toBe(foldName('straße é'));
    expect(foldName('Аda')).not.toBe(foldName('Ada'));
  });
});

describe('a name', () => {
  it.each([
    ['Аda', ['Cyrillic', 'Latin']],
    ['Adα', ['Latin', 'Greek']],
    ['Ꭺda', ['Cherokee', 'Latin']],
    ['ขda', ['another alphabet', 'Latin']],
  ])('that mixes alphabets is known: %s', (name, alphabets) =>
    expect(mixedAlphabets(name)).toEqual(alphabets),
  );

  it.each([
    'Ada',
    'Иван 2',
    'Zoë 🐉',
    '𝔸𝕕𝕒',
    'Ken 田中',
    'ラーメン太郎',
    '김 Min',
    'Pepo Маша',
    '<b>Ada</b>',
    '%_\\',
    '…',
    'नमस्ते',
  ])('that keeps to one is not: %s', (name) => expect(mixedAlphabets(name)).toEqual([]));
});

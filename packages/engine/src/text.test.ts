import { describe, expect, it } from 'vitest';
import { isSingular, type Language, type Phrases, type Speaker, say, text } from './text.ts';

const phrases: Record<Language, Phrases> = {
  en: {
    drew: ['You draw {1} {1#card|cards}', '{0} draws {1} {1#card|cards}'],
    list: 'Found: {0}',
    over: 'over',
  },
  fr: { drew: ['Vous piochez {1} {1#carte|cartes}', '{0} pioche {1} {1#carte|cartes}'] },
};

function speaker(language: Language, reader: number): Speaker {
  return { language, phrases: phrases[language], reader, nameOf: ({ kind, id }) => `${kind} ${'ABC'[id]}` };
}

const seat = (id: number) => ({ kind: 'seat', id });

describe('say', () => {
  it.each<[Language, number, number, string]>([
    ['en', 0, 1, 'You draw 1 card'],
    ['en', 0, 0, 'You draw 0 cards'],
    ['en', 1, 2, 'seat A draws 2 cards'],
    ['fr', 0, 0, 'Vous piochez 0 carte'],
    ['fr', 0, 1, 'Vous piochez 1 carte'],
    ['fr', -1, 2, 'seat A pioche 2 cartes'],
  ])('%s, read by %i, of %i: %s', (language, reader, count, expected) => {
    expect(say(speaker(language, reader), text('drew', seat(0), count))).toBe(expected);
  });

  it('says texts inside texts and lists of things', () => {
    const things = text('list', [seat(0), text('over'), 'plain', 3]);
    expect(say(speaker('en', -1), things)).toBe('Found: seat A, over, plain, 3');
  });

  it('shows an unknown key as itself with what it is about', () => {
    expect(say(speaker('fr', -1), text('list', seat(2)))).toBe('list seat C');
  });

  it('leaves out what a template asks for and nobody gave', () => {
    expect(say(speaker('en', -1), text('list'))).toBe('Found: ');
  });
});

describe('isSingular', () => {
  it.each<[Language, number[]]>([
    ['en', [-1, 1]],
    ['fr', [-1, 0, 1]],
  ])('%s: of -2 to 2 these are singular: %j', (language, singular) => {
    expect([-2, -1, 0, 1, 2].filter((count) => isSingular(language, count))).toEqual(singular);
  });
});

import { describe, expect, it } from 'vitest';
import { ContentError } from './compile.ts';
import {
  cardAt,
  countAt,
  integerAt,
  integerWithin,
  listAt,
  namesAt,
  onlyFields,
  pictureAt,
  recordAt,
  textAt,
  wordAt,
  yesAt,
} from './written.ts';

const AT = ['cards', 2, 'facts'];

/** Where and why something was refused. */
function refusal(read: () => unknown): string {
  try {
    read();
  } catch (problem) {
    if (problem instanceof ContentError) return `${problem.path.join('.')}: ${problem.message}`;
    throw problem;
  }
  return 'accepted';
}

describe('the parts of a content file', () => {
  it('are read with their types', () => {
    expect(namesAt({ en: 'Moth', fr: 'Papillon' }, AT)).toEqual({ en: 'Moth', fr: 'Papillon' });
    expect([yesAt(undefined, AT), yesAt(false, AT), yesAt(true, AT)]).toEqual([false, false, true]);
    expect([textAt('a', AT), integerAt(-7, AT), countAt(99, AT)]).toEqual(['a', -7, 99]);
    expect(integerWithin('a tier', 1, 5, 5, AT)).toBe(5);
    expect(wordAt('fire', ['fire', 'air'], AT)).toBe('fire');
    expect([listAt([1], AT), recordAt({ a: 1 }, AT)]).toEqual([[1], { a: 1 }]);
    const picture = { icon: 'moth', colours: ['moss', 'bone'] };
    expect(pictureAt(picture, AT)).toEqual(picture);
    const names = { en: 'Moth', fr: 'Papillon' };
    const card = { id: 'moth', back: 2, names, picture, flavour: {} };
    expect(cardAt({ id: 'moth', name: names, picture }, AT, 2)).toEqual(card);
    expect(cardAt({ id: 'moth', name: names, picture, flavour: names }, AT, 2).flavour).toEqual(names);
  });

  it.each<[string, () => unknown, string]>([
    [
      'a name in one language',
      () => namesAt({ en: 'Moth' }, AT),
      'cards.2.facts.fr: "fr" is missing; expected a text',
    ],
    [
      'a stray field',
      () => onlyFields({ colur: 1 }, ['colour'], AT),
      'cards.2.facts.colur: unknown field "colur"; did you mean "colour"?',
    ],
    ['a yes that is a text', () => yesAt('yes', AT), 'cards.2.facts: expected true or false, found "yes"'],
    ['an empty text', () => textAt('', AT), 'cards.2.facts: expected a text, found ""'],
    ['a fraction', () => integerAt(0.5, AT), 'cards.2.facts: expected a whole number, found 0.5'],
    [
      'what is missing',
      () => integerAt(undefined, AT),
      'cards.2.facts: "facts" is missing; expected a whole number',
    ],
    ['a negative count', () => countAt(-1, AT), 'cards.2.facts: expected a number from 0 to 99, found -1'],
    [
      'a number out of bounds',
      () => integerWithin('a tier', 1, 5, 6, AT),
      'cards.2.facts: expected a tier from 1 to 5, found 6',
    ],
    [
      'an unknown word',
      () => wordAt('fir', ['fire', 'air'], AT),
      'cards.2.facts: unknown word "fir"; did you mean "fire"?',
    ],
    [
      'a missing word',
      () => wordAt(undefined, ['fire', 'air'], AT),
      'cards.2.facts: "facts" is missing; expected fire or air',
    ],
    ['no list', () => listAt(null, AT), 'cards.2.facts: expected a list, found null'],
    ['no mapping', () => recordAt([], AT), 'cards.2.facts: expected a mapping, found []'],
    [
      'a picture in one colour',
      () => pictureAt({ icon: 'moth', colours: ['moss'] }, AT),
      'cards.2.facts.colours: a picture has two colours',
    ],
  ])('refuse %s with the place', (_, read, told) => {
    expect(refusal(read)).toBe(told);
  });
});

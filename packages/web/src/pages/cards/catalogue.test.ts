import type { Content } from '@tabard/engine';
import { describe, expect, it } from 'vitest';
import { catalogueOf, findCards, valuesOf } from './catalogue.ts';

const content = {
  hash: 'x',
  nodes: [],
  defs: [
    {
      id: 'thief',
      back: 0,
      names: { en: 'Thief', fr: 'Voleur' },
      type: 'character',
      skills: ['trickery', 'ki'],
      ability: { when: { timing: 'movement' } },
    },
    {
      id: 'witch',
      back: 0,
      names: { en: 'Witch', fr: 'Sorcière' },
      type: 'character',
      skills: ['magic'],
      ability: undefined,
    },
    {
      id: 'sleep',
      back: 1,
      names: { en: 'Sleep', fr: 'Sommeil' },
      type: 'advantage',
      skill: 'magic',
      when: { timing: 'interruption' },
    },
    {
      id: 'ogre',
      back: 2,
      names: { en: 'Ogre', fr: 'Ogre' },
      type: 'encounter',
      kind: 'creature',
      level: 10,
    },
    {
      id: 'imp',
      back: 2,
      names: { en: 'Imp', fr: 'Diablotin' },
      type: 'encounter',
      kind: 'creature',
      level: 2,
    },
  ],
} as unknown as Content;

const cards = catalogueOf(
  {
    cardText: (_content, def, language) =>
      language === 'fr' ? `Texte ${def} éteint` : `Text ${def} puts out`,
  },
  content,
  ['en', 'fr'],
);
const ids = (found: readonly { id: string }[]) => found.map(({ id }) => id);

describe('finding cards', () => {
  it.each([
    ['everything', '', {}, ['thief', 'witch', 'sleep', 'ogre', 'imp']],
    ['by the French name, without accents', 'sorciere', {}, ['witch']],
    ['by the English name in any case', 'SLEEP', {}, ['sleep']],
    ['by generated text in either language', 'eteint texte 3', {}, ['ogre']],
    ['by type', '', { type: 'encounter' }, ['ogre', 'imp']],
    ['by a skill of a Character or of a card', '', { skill: 'magic' }, ['witch', 'sleep']],
    ['by one of two skills', '', { skill: 'ki' }, ['thief']],
    ['by the time of an ability', '', { timing: 'movement' }, ['thief']],
    ['by level', '', { level: '2' }, ['imp']],
    ['by all of it together', 'witch', { type: 'character', skill: 'magic' }, ['witch']],
    ['nothing', 'witch', { type: 'encounter' }, []],
  ])('%s', (_, query, filters, expected) => {
    expect(ids(findCards(cards, query, filters))).toEqual(expected);
  });
});

describe('the values of a filter', () => {
  it('are those that cards have, numbers in their order', () => {
    expect(valuesOf(cards, 'level', {})).toEqual(['2', '10']);
    expect(valuesOf(cards, 'kind', {})).toEqual(['creature']);
  });

  it('follow the other filters, but keep what is chosen', () => {
    expect(valuesOf(cards, 'skill', { type: 'advantage' })).toEqual(['magic']);
    expect(valuesOf(cards, 'skill', { type: 'encounter' })).toEqual([]);
    expect(valuesOf(cards, 'skill', { type: 'encounter', skill: 'ki' })).toEqual(['ki']);
  });
});

import { describe, expect, it } from 'vitest';
import { nounFrom, properNoun, YOU } from './noun.ts';
import { say, sayInPieces } from './say.ts';
import { isSingular, type Language, type Phrases, type Speaker, text } from './text.ts';

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
    expect(say(speaker('en', -1), things)).toBe('Found: seat A, over, plain and 3');
  });

  it('shows an unknown key as itself with its arguments', () => {
    expect(say(speaker('fr', -1), text('list', seat(2)))).toBe('list seat C');
  });

  it('omits missing arguments', () => {
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

const NAMES: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  witch: { en: 'the Witch', fr: 'la Sorcière' },
  acrobat: { en: 'the Acrobat', fr: 'l’Acrobate, f' },
  palace: { en: 'The Palace', fr: 'Le Palais' },
  ruins: { en: 'The Lost Ruins, p', fr: 'Les Ruines perdues, f' },
  town: { en: 'Americh', fr: 'Americh' },
  betrayal: { en: 'Betrayal!', fr: 'Trahison !, f' },
  crown: { en: 'Artifact: Anvil Crown', fr: 'Artefact : la Couronne-enclume' },
  wheel: { en: 'The Wheel Turns, t', fr: 'La Roue tourne, t' },
};
const KINDS = Object.keys(NAMES);
const thing = (name: string) => ({ kind: 'thing', id: KINDS.indexOf(name) });

/** What a speaker says of one template about these things; seat 0 reads and is called Ada. */
function said(language: Language, template: Phrases[string], ...args: Parameters<typeof text>[1][]): string {
  const spoken: Speaker = {
    language,
    phrases: { it: template },
    reader: 0,
    nameOf: ({ kind, id }) => {
      if (kind === 'thing') return nounFrom(language, NAMES[KINDS[id]][language]);
      return id === 0 ? YOU[language] : properNoun(['Ada', 'Anouk', 'bo'][id]);
    },
  };
  return say(spoken, text('it', ...args));
}

describe('a name in a sentence', () => {
  it.each([
    ['witch', 'La Sorcière est tournée.'],
    ['acrobat', 'L’Acrobate est tournée.'],
    ['palace', 'Le Palais est tourné.'],
    ['ruins', 'Les Ruines perdues sont tournées.'],
    ['town', 'Americh est tourné.'],
  ])('makes French agree with it: %s', (name, expected) => {
    expect(said('fr', '{0} {0:est|sont} {0:tourné}.', thing(name))).toBe(expected);
  });

  it.each([
    ['witch', 'de la Sorcière', 'à la Sorcière', 'dans la Sorcière', 'que la Sorcière'],
    ['acrobat', 'de l’Acrobate', 'à l’Acrobate', 'dans l’Acrobate', 'que l’Acrobate'],
    ['palace', 'du Palais', 'au Palais', 'dans le Palais', 'que le Palais'],
    [
      'ruins',
      'des Ruines perdues',
      'aux Ruines perdues',
      'dans les Ruines perdues',
      'que les Ruines perdues',
    ],
    ['town', 'd’Americh', 'à Americh', 'à Americh', 'qu’Americh'],
    ['wheel', 'de La Roue tourne', 'à La Roue tourne', 'à La Roue tourne', 'que La Roue tourne'],
  ])('joins French prepositions with its article: %s', (name, ...expected) => {
    const forms = ['{de 0}', '{à 0}', '{dans 0}', '{que 0}'].map((place) =>
      said('fr', `x ${place}`, thing(name)),
    );
    expect(forms).toEqual(expected.map((form) => `x ${form}`));
  });

  it('has its article in English too, and its number', () => {
    expect(said('en', '{0} {0:is|are} spun.', thing('ruins'))).toBe('The Lost Ruins are spun.');
    expect(said('en', 'You meet {0}, and {0’s} friend.', thing('witch'))).toBe(
      'You meet the Witch, and the Witch’s friend.',
    );
    expect(said('en', 'You play {0}.', thing('wheel'))).toBe('You play The Wheel Turns.');
  });

  it('omits the part before a colon, except in the title', () => {
    expect(said('en', 'You play {0}.', thing('crown'))).toBe('You play Anvil Crown.');
    expect(said('fr', 'Vous jouez {0}.', thing('crown'))).toBe('Vous jouez la Couronne-enclume.');
    expect(said('fr', '{0}', thing('crown'))).toBe('Artefact\u00a0: Couronne-enclume');
  });

  it('has no article where the template is nothing else', () => {
    expect(said('fr', '{0}', thing('witch'))).toBe('Sorcière');
    expect(said('fr', '{0}', thing('palace'))).toBe('Le Palais');
  });

  it('takes no full stop after its own punctuation', () => {
    expect(said('en', 'You meet {0}. Beware.', thing('betrayal'))).toBe('You meet Betrayal! Beware.');
    expect(said('fr', 'Vous rencontrez {0}.', thing('betrayal'))).toBe('Vous rencontrez Trahison\u202f!');
  });

  it('is a separate piece, so that a page can link to the thing', () => {
    const spoken = { language: 'fr', phrases: { it: 'Vous voyez {0}.' }, reader: -1 } as const;
    const pieces = sayInPieces(
      { ...spoken, nameOf: () => nounFrom('fr', 'la Sorcière') },
      text('it', seat(1)),
    );
    expect(pieces).toEqual([
      { text: 'Vous voyez ' },
      { text: 'la ' },
      { text: 'Sorcière', entity: seat(1) },
      { text: '.' },
    ]);
  });
});

describe('a phrase about players', () => {
  const attacks = ['Vous attaquez {1}.', '{0} attaque {1}.', '{0} vous attaque.'] as const;

  it('speaks to the reader, about others, and of the reader', () => {
    expect(said('fr', attacks, seat(0), seat(1))).toBe('Vous attaquez Anouk.');
    expect(said('fr', attacks, seat(1), seat(2))).toBe('Anouk attaque bo.');
    expect(said('fr', attacks, seat(1), seat(0))).toBe('Anouk vous attaque.');
  });

  it('elides before their names, and keeps the spelling of the names', () => {
    expect(said('fr', 'La main {de 0}', seat(1))).toBe('La main d’Anouk');
    expect(said('en', '{0} waits; it is {0’s} turn', seat(2))).toBe('bo waits; it is bo’s turn');
    expect(said('en', '{0’s} turn', seat(0))).toBe('Your turn');
  });
});

describe('a number in a phrase', () => {
  it.each([
    [0, 'This was the last turn', 'C’était le dernier tour'],
    [1, '1 more turn', 'Encore 1 tour'],
    [2, '2 more turns', 'Encore 2 tours'],
  ])('chooses the form: %i', (count, en, fr) => {
    expect(said('en', '{0#This was the last turn|{0} more turn|{0} more turns}', count)).toBe(en);
    expect(said('fr', '{0#C’était le dernier tour|Encore {0} tour|Encore {0} tours}', count)).toBe(fr);
  });
});

describe('a template', () => {
  it.each([
    ['{0', 'never closed'],
    ['{von 0}', 'no place for anything'],
    ['{name}', 'no place for anything'],
  ])('with a fault is told: %s', (template, fault) => {
    expect(() => said('en', template, 1)).toThrow(fault);
  });
});

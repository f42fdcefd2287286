import { describe, expect, it } from 'vitest';
import {
  type BookSection,
  bookOf,
  countRules,
  type Example,
  editionsIn,
  findRule,
  findRules,
  positionOf,
  proofsOf,
  variesBy,
} from './ledger.ts';

const sections: readonly BookSection[] = [
  {
    section: 'Combat',
    rules: [
      { id: 'AN-COMBAT-01', title: 'Who fights', text: 'Two parties fight.', editions: ['first', 'revised'] },
      { id: 'AN-COMBAT-02', title: 'Éclat', text: 'The dice fall.', editions: ['revised'], timing: 'combat' },
      { id: 'AN-COMBAT-03', title: 'Ties', text: 'Nobody wins.', editions: ['first'], ruling: 'No spoils.' },
    ],
  },
  { section: 'Gods', rules: [{ id: 'AN-GOD-01', title: 'Gods', text: 'Twilight.', editions: ['twilight'] }] },
  { section: 'Table', rules: [{ id: 'TB-01', title: 'Answers', text: 'Every decision has a number.' }] },
];

const ids = (found: readonly BookSection[]) => found.flatMap(({ rules }) => rules.map(({ id }) => id));

describe('the book of a game', () => {
  it('leaves out the editions that the game does not play', () => {
    const book = bookOf([{ sections, editions: ['first', 'revised'] }]);
    expect(ids(book)).toEqual(['AN-COMBAT-01', 'AN-COMBAT-02', 'AN-COMBAT-03', 'TB-01']);
  });

  it('offers the editions of the ledger that names any', () => {
    expect(editionsIn([{ sections }, { sections, editions: ['first', 'revised'] }])).toEqual([
      'first',
      'revised',
    ]);
    expect(editionsIn([{ sections }])).toEqual([]);
  });

  it('varies by mode where its rules name modes, otherwise by edition', () => {
    const byMode = [{ section: 'Duel', rules: [{ id: 'ZZ-DUEL-01', title: '', text: '', modes: ['pvp'] }] }];
    expect(variesBy([...sections, ...byMode])).toBe('mode');
    expect(variesBy(sections)).toBe('edition');
  });
});

describe('searching rules', () => {
  it.each([
    ['by part of an id', { query: 'combat-02' }, ['AN-COMBAT-02']],
    ['by title, whatever the accents', { query: 'eclat' }, ['AN-COMBAT-02']],
    ['by text', { query: 'parties' }, ['AN-COMBAT-01']],
    ['by our ruling', { query: 'spoils' }, ['AN-COMBAT-03']],
    ['by several words in any order', { query: 'wins ties' }, ['AN-COMBAT-03']],
    [
      'by edition, keeping rules that hold everywhere',
      { query: '', edition: 'twilight' },
      ['AN-GOD-01', 'TB-01'],
    ],
    ['only rulings of ours', { query: '', ours: true }, ['AN-COMBAT-03']],
    ['for what is not there', { query: 'zeppelin' }, []],
  ])('%s', (_, wanted, expected) => {
    expect(ids(findRules(sections, wanted))).toEqual(expected);
  });

  it('drops empty sections and counts what is left', () => {
    const found = findRules(sections, { query: 'dice' });
    expect(found.map(({ section }) => section)).toEqual(['Combat']);
    expect(countRules(found)).toBe(1);
  });

  it('finds one rule by its id', () => {
    expect(findRule(sections, 'TB-01')?.title).toBe('Answers');
    expect(findRule(sections, 'TB-99')).toBeUndefined();
  });
});

describe('examples', () => {
  const example: Example = {
    id: 'a',
    title: 'A tie',
    proves: ['AN-COMBAT-03', 'AN-COMBAT-03', 'TB-01'],
    options: { edition: 'first' },
    seats: ['Ann', 'Ben'],
    given: { turn: 2 },
    dice: [3, 3],
  };

  it('stand under each rule they prove, once', () => {
    const proofs = proofsOf([example]);
    expect(proofs.get('AN-COMBAT-03')).toEqual([example]);
    expect(proofs.get('TB-01')).toEqual([example]);
  });

  it('become a position with seats, options and dice', () => {
    expect(positionOf(example)).toEqual({
      turn: 2,
      seats: ['Ann', 'Ben'],
      options: { edition: 'first' },
      dice: [3, 3],
    });
    expect(positionOf({ ...example, dice: undefined })).not.toHaveProperty('dice');
  });
});

import { describe, expect, it } from 'vitest';
import { citationsIn, coverage } from '../src/index.ts';

const ledgers = [
  {
    section: 'Combat',
    code: 'COMBAT',
    rules: [
      { id: 'ZZ-COMBAT-01', title: 'a', text: 'a', editions: ['first', 'revised'] },
      { id: 'ZZ-COMBAT-02', title: 'b', text: 'b', editions: ['revised'] },
    ],
  },
  {
    section: 'Reset',
    rules: [
      { id: 'ZZ-RESET-01', title: 'c', text: 'c' },
      { id: 'ZZ-RESET-02', title: 'd', text: 'd' },
    ],
  },
];

describe('coverage', () => {
  it('counts rules without citations as unproven', () => {
    const report = coverage(ledgers, { 'ZZ-COMBAT-01': [] });
    expect(report).toMatchObject({ total: 4, proven: 0, exempt: 0, later: 0, open: 4 });
    expect(report.openIds).toEqual(['ZZ-COMBAT-01', 'ZZ-COMBAT-02', 'ZZ-RESET-01', 'ZZ-RESET-02']);
  });

  it('counts in total, by section and by edition', () => {
    const report = coverage(
      ledgers,
      { 'ZZ-COMBAT-01': ['combat.test.ts'] },
      { 'ZZ-RESET-01': 'about the box' },
      { 'ZZ-RESET-02': 'with the expansion' },
    );
    expect(report).toMatchObject({ total: 4, proven: 1, exempt: 1, later: 1, open: 1 });
    expect(report.openIds).toEqual(['ZZ-COMBAT-02']);
    expect(report.needlessIds).toEqual([]);
    expect(report.sections).toEqual([
      { section: 'Combat', code: 'COMBAT', total: 2, proven: 1, exempt: 0, later: 0, open: 1 },
      { section: 'Reset', code: undefined, total: 2, proven: 0, exempt: 1, later: 1, open: 0 },
    ]);
    expect(report.editions).toEqual({
      first: { total: 1, proven: 1, exempt: 0, later: 0, open: 0 },
      revised: { total: 2, proven: 1, exempt: 0, later: 0, open: 1 },
      all: { total: 2, proven: 0, exempt: 1, later: 1, open: 0 },
    });
  });

  it('counts cited rules as proven, and names those that are exempt or deferred needlessly', () => {
    const cited = { 'ZZ-RESET-01': ['x'], 'ZZ-RESET-02': ['y'] };
    const report = coverage(ledgers, cited, { 'ZZ-RESET-01': 'no' }, { 'ZZ-RESET-02': 'no' });
    expect(report).toMatchObject({ proven: 2, exempt: 0, later: 0 });
    expect(report.needlessIds).toEqual(['ZZ-RESET-01', 'ZZ-RESET-02']);
  });

  it('names ids that no ledger has', () => {
    const report = coverage(ledgers, { 'ZZ-OLD-09': ['x'] }, { 'ZZ-GONE-01': 'r' }, { 'ZZ-GONE-01': 'r' });
    expect(report.unknownIds).toEqual(['ZZ-GONE-01', 'ZZ-OLD-09']);
  });
});

describe('citations', () => {
  const title = (ids: string, call = 'it') => `${call}('${'['}${ids}] a loss by five kills one', () => {});`;

  it.each([
    ['one id', title('ZZ-COMBAT-04'), ['ZZ-COMBAT-04']],
    ['several between commas', title('ZZ-COMBAT-04, ZZ-RESET-10'), ['ZZ-COMBAT-04', 'ZZ-RESET-10']],
    ['several between spaces', title('ZZ-A-1 ZZ-B-2'), ['ZZ-A-1', 'ZZ-B-2']],
    ['ids without a number', title('ZZ-TAG-BEGIN'), ['ZZ-TAG-BEGIN']],
    ['an id once', title('ZZ-A-1') + title('ZZ-A-1'), ['ZZ-A-1']],
    ['the name of a case', `const cases = { "${'['}ZZ-A-1] draws": 1 };`, ['ZZ-A-1']],
    ['nothing that is skipped', title('ZZ-A-1', 'it.skip'), []],
    ['nothing in a comment', `  // ${title('ZZ-A-1')}`, []],
    ['nothing in the middle of a title', `it('see ${'['}ZZ-A-1]')`, []],
    ['no other brackets', `it('${'['}1, 2] is a list')`, []],
  ])('finds %s', (_name, text, ids) => {
    expect(citationsIn(text)).toEqual(ids);
  });
});

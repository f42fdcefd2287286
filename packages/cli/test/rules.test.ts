import { games } from '@tabard/games';
import { describe, expect, it } from 'vitest';
import { rulesOf } from '../src/ledgers.ts';
import { tabard } from './run.ts';

async function json(...args: string[]) {
  const { code, out, err } = await tabard([...args, '--json']);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return JSON.parse(out);
}

describe('rules', () => {
  it('prints one rule by its id', async () => {
    const { out } = await tabard(['rules', 'anima', 'AN-COMBAT-04']);
    expect(out).toMatch(/^AN-COMBAT-04 {2}.+\(first, revised, twilight\)\n/);
  });

  it('says of a rule what is not played yet', async () => {
    const print = async (ledger: string, id: string) => (await tabard(['rules', ledger, id])).out;
    expect(await print('dragon-eclipse-campaign', 'DE-CAMP-02')).toMatch(/\n {2}Not played yet: The /);
    expect(await print('anima', 'AN-COMBAT-04')).not.toMatch(/Not played yet/);
  });

  it('finds rules by a word', async () => {
    const { rules } = await json('rules', 'table', '--search', 'RESIGN');
    expect(rules.map((rule: { id: string }) => rule.id)).toContain('TB-05');
    expect((await json('rules', 'table', '--search', 'zeppelin')).total).toBe(0);
  });

  it('gives a game the rules of its ledgers and editions', async () => {
    const { rules } = await json('rules', 'lanterns');
    const ledgers = new Set(rules.map((rule: { ledger: string }) => rule.ledger));
    expect(ledgers).toEqual(new Set(['table', 'anima']));
    for (const rule of rules) if (rule.editions) expect(rule.editions).toEqual(['first']);
  });

  it('leaves rules that wait out of a game, and no other', () => {
    const played = new Set(rulesOf({ games }, 'dragon-eclipse').map(({ id }) => id));
    const left = rulesOf({ games }, 'dragon-eclipse-campaign').filter(({ id }) => !played.has(id));
    expect(left.map(({ waits }) => waits?.extent)).toEqual(left.map(() => 'whole'));
    expect(left.map(({ id }) => id)).toContain('DE-CAMP-02');
  });
});

describe('coverage', () => {
  it('adds up, in all and by section', async () => {
    const report = await json('rules', 'anima', '--coverage');
    for (const counts of [report, ...report.sections, ...Object.values<typeof report>(report.editions)]) {
      expect(counts.proven + counts.exempt + counts.later + counts.open).toBe(counts.total);
      expect(counts.openIds).toHaveLength(counts.open);
    }
    const sum = report.sections.reduce((all: number, one: { total: number }) => all + one.total, 0);
    expect(sum).toBe(report.total);
    expect(Object.keys(report.editions).sort()).toEqual(['first', 'revised', 'twilight']);
  });

  it('counts only one edition when asked', async () => {
    const all = await json('rules', 'anima', '--coverage');
    const revised = await json('rules', 'anima', '--coverage', '--edition', 'revised');
    expect(revised.total).toBe(all.editions.revised.total);
    expect(Object.keys(revised.editions)).toEqual(['revised']);
  });

  it('knows what the tests of the table prove', async () => {
    const { openIds } = await json('rules', 'table', '--coverage');
    expect(openIds).not.toContain('TB-06');
  });

  it('is a table for people', async () => {
    const { out } = await tabard(['rules', 'table', '--coverage']);
    expect(out).toMatch(/^section +rules +proven +exempt +later +open\n/);
    expect(out).toMatch(/Open: /);
  });
});

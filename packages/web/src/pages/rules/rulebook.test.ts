import { games } from '@tabard/games';
import { expect, it } from 'vitest';
import { waitOf } from '../../../../games/src/later.ts';
import { ledgersInForce, readLedger } from '../../../build/ledgers.ts';
import { findRule } from './ledger.ts';

it.each(games)('every ledger of $title is part of the page', ({ ledgers }) => {
  expect(ledgersInForce()).toEqual(expect.arrayContaining(ledgers.map(({ ledger }) => ledger)));
});

it('the page has no lists for ledgers', () => {
  expect(ledgersInForce()).not.toContain('later');
  expect(ledgersInForce()).not.toContain('exempt');
});

it('rules that wait are left out one by one', () => {
  const sections = readLedger('dragon-eclipse-campaign');
  expect(findRule(sections, 'DE-CAMP-02')).toBeUndefined();
  expect(findRule(sections, 'DE-CAMP-01')).toMatchObject({ title: expect.any(String), waits: undefined });
});

it('a rule of which a part waits says so', () => {
  const later = [{ partly: ['DE-PVP-QB-03'], why: 'the trade waits' }];
  expect(waitOf(later, 'DE-PVP-QB-03')).toEqual({ extent: 'part', why: 'the trade waits' });
});

import { describe, expect, it } from 'vitest';
import { type LaterEntry, namesNothing, waitOf } from './later.ts';

const entries: readonly LaterEntry[] = [
  { rules: ['ZZ-GODS-*', 'ZZ-SETUP-02'], why: 'with the gods' },
  { partly: ['ZZ-TRADE-01'], why: 'nobody trades' },
];

describe('waiting', () => {
  it.each([
    ['a rule by its id', 'ZZ-SETUP-02', { extent: 'whole', why: 'with the gods' }],
    ['a rule by the beginning of its id', 'ZZ-GODS-07', { extent: 'whole', why: 'with the gods' }],
    ['a rule in part', 'ZZ-TRADE-01', { extent: 'part', why: 'nobody trades' }],
    ['no rule whose id only begins like another', 'ZZ-SETUP-021', undefined],
    ['no rule whose section only begins alike', 'ZZ-GODSEND-01', undefined],
    ['no other rule of the ledger', 'ZZ-SETUP-01', undefined],
  ])('names %s', (_name, id, wait) => {
    expect(waitOf(entries, id)).toEqual(wait);
  });

  it('tells what names no rule', () => {
    expect(namesNothing(entries, ['ZZ-GODS-01', 'ZZ-SETUP-02'])).toEqual(['ZZ-TRADE-01']);
    expect(namesNothing(entries, ['ZZ-GODSEND-01'])).toEqual(['ZZ-GODS-*', 'ZZ-SETUP-02', 'ZZ-TRADE-01']);
  });
});

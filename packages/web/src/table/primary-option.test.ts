import { describe, expect, it } from 'vitest';
import type { Offered } from './board.ts';
import { goldOf } from './primary-option.ts';

const offered = (key: string, more: Partial<Offered> = {}) => ({ key, ...more }) as Offered;
const strike = offered('strike', { role: 'closes', digit: 0 });
const chances = (...won: [string, number][]) => ({
  byKey: new Map(
    won.map(([key, chance]) => [key, { won: chance, drawn: 0, lost: 1 - chance, isExact: true }]),
  ),
});

describe('the primary button', () => {
  it('is the first option that gives nothing up', () => {
    const drop = offered('drop', { role: 'gives-up' });
    expect(goldOf([offered('play'), drop, strike], chances())?.key).toBe('play');
    expect(goldOf([drop, strike], chances())).toBeUndefined();
  });

  it('ends the question where the first option would not better the chance to win', () => {
    const all = [offered('play'), strike];
    expect(goldOf(all, chances(['play', 1], ['strike', 1]))?.key).toBe('strike');
    expect(goldOf(all, chances(['play', 0.9], ['strike', 0.6]))?.key).toBe('play');
    expect(goldOf(all, chances(['strike', 0.6]))?.key).toBe('play');
  });
});

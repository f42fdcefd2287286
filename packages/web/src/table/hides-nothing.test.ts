import { dragonEclipse } from '@tabard/dragon-eclipse';
import { optionKey } from '@tabard/engine';
import { describe, expect, it } from 'vitest';
import { hidesNothing } from './hides-nothing.ts';

describe('the private knowledge of a seat', () => {
  it('is empty while all cards are face up, and not after a look at its deck', () => {
    const m = dragonEclipse.create({ seed: 'inn', seats: 2, options: {} });
    const isOpen = (seat: number) =>
      hidesNothing(dragonEclipse.view(m, seat).state, dragonEclipse.view(m, 'spectator').state);
    for (let [asked] = dragonEclipse.pending(m); asked.kind !== 'keep'; [asked] = dragonEclipse.pending(m)) {
      expect(isOpen(asked.seat)).toBe(true);
      dragonEclipse.choose(m, asked.seat, { n: asked.n, key: optionKey(asked.options[0]) });
    }
    expect(isOpen(dragonEclipse.pending(m)[0].seat)).toBe(false);
  });
});

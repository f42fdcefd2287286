import { type Option, oddsOf, weighingOdds } from '@tabard/engine';
import { describe, expect, it } from 'vitest';
import { shadowOfOmega as game } from '../src/index.ts';
import type { Omega } from '../src/state.ts';

/** Ann, 5 and 1 for attacking, has attacked Ben, 3; she may still play a card for 3 more. */
function fight(held: string[] = []): Omega {
  const m = game.position({
    seats: ['Ann', 'Ben'],
    phase: 'interaction',
    areas: ['The Lost Ruins'],
    Ann: { in: 'The Lost Ruins', party: ['Weaponmaster'], hand: ['Breaking Wave'] },
    Ben: { in: 'The Lost Ruins', party: ['Witch'], hand: held },
  });
  game.choose(m, 0, { n: m.n, key: 'attack 1' });
  return m;
}

/** How often a difference of two dice is above, at or below a number. */
function shares(needed: number) {
  const falls = [1, 2, 3, 4, 5, 6].flatMap((a) => [1, 2, 3, 4, 5, 6].map((b) => a - b + needed));
  const share = (fits: (sum: number) => boolean) => falls.filter(fits).length / 36;
  return { won: share((sum) => sum > 0), drawn: share((sum) => sum === 0), lost: share((sum) => sum < 0) };
}

function optionOf(m: Omega, verb: string): Option | undefined {
  return game.pending(m)[0].options.find((option) => option.verb === verb);
}

describe('the odds of a fight', () => {
  it('[AN-COMBAT-01, AN-COMBAT-03] are counted exactly, as they stand and with a card', () => {
    const m = fight();
    const view = game.view(m, 0);
    expect(oddsOf(game, view)).toEqual({ ...close(shares(3)), isExact: true });
    expect(oddsOf(game, view, optionOf(m, 'play'))).toEqual({ ...close(shares(6)), isExact: true });
  });

  it('are known before it is begun, and to the other side as well', () => {
    const m = fight();
    expect(oddsOf(game, game.view(m, 1))?.won).toBeCloseTo(shares(3).lost);
    const before = game.position({
      seats: ['Ann', 'Ben'],
      phase: 'interaction',
      areas: ['The Lost Ruins'],
      Ann: { in: 'The Lost Ruins', party: ['Weaponmaster'] },
      Ben: { in: 'The Lost Ruins', party: ['Witch'] },
    });
    const option = optionOf(before, 'attack');
    expect(oddsOf(game, game.view(before, 0), option)).toEqual({ ...close(shares(3)), isExact: true });
    expect(oddsOf(game, game.view(before, 0))).toBeUndefined();
  });

  it('leave the match as it was, and tell nothing that the seat does not know', () => {
    const m = fight();
    const hash = game.hash(m);
    oddsOf(game, game.view(m, 0));
    expect(game.hash(m)).toBe(hash);
    // Whatever Ben holds, he is taken to pass.
    const twins = ['Sleep', 'Starfall'].map((held) => oddsOf(game, game.view(fight([held]), 0)));
    expect(twins[0]).toEqual(twins[1]);
    expect(twins[0]?.won).toBeCloseTo(shares(3).won);
  });

  it('are weighed one playout at a time, so that a page can draw in between', () => {
    const view = game.view(fight(), 0);
    let played = 0;
    const counting = {
      ...game,
      clone: (m: Omega) => {
        played++;
        return game.clone(m);
      },
    };
    const between: number[] = [];
    for (const _ of weighingOdds(counting, view)) {
      between.push(played);
      played = 0;
    }
    expect(between.length).toBeGreaterThan(100);
    expect(Math.max(...between)).toBe(1);
  });
});

function close(odds: { won: number; drawn: number; lost: number }) {
  return {
    won: expect.closeTo(odds.won),
    drawn: expect.closeTo(odds.drawn),
    lost: expect.closeTo(odds.lost),
  };
}

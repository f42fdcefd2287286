import { type OmegaEvent, shadowOfOmega } from '@tabard/anima';
import type { Game, Sum } from '@tabard/engine';
import { describe, expect, it } from 'vitest';
import { momentsOf } from './moments.ts';

const creature = { card: 7, def: 3, seen: 1 };
const sum = (...parts: readonly (readonly [origin: string, by: number])[]): Sum =>
  parts.map(([origin, by]) => ({ origin, def: -1, by }));
const OWN = sum(['printed', 3], ['die', 2]);
const OTHER = sum(['printed', 3], ['die', 6]);

/** The moments of these events as seat 0 sees them, told by the names of the sentences. */
const told = (events: readonly OmegaEvent[]) =>
  momentsOf({
    game: shadowOfOmega as never as Game,
    events,
    own: 0,
    reader: { language: 'en', seat: 0, seats: ['Ana', 'Ben', 'Cleo'] },
    say: ({ key }) => key.replace('event.', ''),
    words: (key) => key,
    nameOf: ({ kind, id }) => `${kind} ${id}`,
  });

describe('moments', () => {
  it('gather a meeting, its fight and its end, with both sums', () => {
    const moments = told([
      { type: 'met', args: [0, creature] },
      { type: 'fight-creature', args: [0, creature, 5] },
      { type: 'dice', args: [0, 2, 6] },
      { type: 'lost-to-creature', args: [0, creature, 4, OWN, OTHER] },
      { type: 'lost-turn', args: [0] },
    ]);
    expect(moments).toEqual([
      {
        dice: [2, 6],
        sides: [
          { name: 'Ana', sum: OWN },
          { name: 'def 3', sum: OTHER },
        ],
        sentences: ['loses-by', 'lost-turn'],
        tone: 'harm',
        hit: 0,
        peak: undefined,
        stays: true,
      },
    ]);
  });

  it('leave out what has only begun', () => {
    expect(
      told([
        { type: 'met', args: [0, creature] },
        { type: 'fight-creature', args: [0, creature, 5] },
      ]),
    ).toEqual([]);
  });

  it('hit the rival that was beaten, and stay only for who took part', () => {
    const [moment] = told([
      { type: 'attacked', args: [1, 2] },
      { type: 'fight-rival', args: [1, 2, 4] },
      { type: 'beat-rival', args: [1, 2, 3, OWN, OTHER] },
    ]);
    expect([moment.hit, moment.stays]).toEqual([2, false]);
  });

  it('stay for everybody at a peak of the match', () => {
    const [moment] = told([{ type: 'finished-mission', args: [1, creature] }]);
    expect([moment.peak, moment.stays]).toEqual(['laurels', true]);
  });

  it('keep an exploration and a check apart', () => {
    const moments = told([
      { type: 'explored', args: [1, creature, 4] },
      { type: 'found', args: [1, creature, 1, sum(['die', 4])] },
      { type: 'rolled', args: [1, 5] },
      { type: 'check-passed', args: [1, 9, 8, OWN] },
    ]);
    expect(moments.map(({ dice, tone, sides }) => [dice, tone, sides.length])).toEqual([
      [[4], 'plain', 0],
      [[5], 'gain', 1],
    ]);
  });

  it('show how a changed exploration die came about', () => {
    const changed = sum(['die', 3], ['character', -1]);
    const [moment] = told([
      { type: 'explored', args: [0, creature, 3] },
      { type: 'found', args: [0, creature, 1, changed] },
    ]);
    expect(moment.sides).toEqual([{ name: 'Ana', sum: changed }]);
  });

  it('say nothing of cards that are drawn', () => {
    expect(
      told([
        { type: 'drew', args: [0, creature] },
        { type: 'phase', args: [2] },
      ]),
    ).toEqual([]);
  });
});

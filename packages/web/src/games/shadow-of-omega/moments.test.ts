import { type OmegaEvent, shadowOfOmega } from '@tabard/anima';
import type { Game } from '@tabard/engine';
import { describe, expect, it } from 'vitest';
import { momentsOf } from './moments.ts';

const creature = { card: 7, def: 3, seen: 1 };
/** The moments of these events, told by the names of the sentences. */
const told = (events: readonly OmegaEvent[]) =>
  momentsOf({ game: shadowOfOmega as never as Game, events, say: ({ key }) => key.replace('event.', '') });

describe('moments', () => {
  it('gathers a meeting, its fight and its end, with the dice as dice', () => {
    const moments = told([
      { type: 'met', args: [0, creature] },
      { type: 'fight-creature', args: [0, creature, 5] },
      { type: 'dice', args: [0, 2, 6] },
      { type: 'lost-to-creature', args: [0, creature, 4] },
    ]);
    expect(moments).toEqual([
      {
        dice: [2, 6],
        sentences: ['met', 'fight-creature', 'lost-to-creature'],
        tone: 'harm',
        hit: 0,
      },
    ]);
  });

  it('leaves out what has only begun', () => {
    expect(
      told([
        { type: 'met', args: [0, creature] },
        { type: 'fight-creature', args: [0, creature, 5] },
      ]),
    ).toEqual([]);
  });

  it('hits the rival that was beaten', () => {
    const [moment] = told([
      { type: 'attacked', args: [0, 2] },
      { type: 'fight-rival', args: [0, 2, 4] },
      { type: 'beat-rival', args: [0, 2, 3] },
    ]);
    expect(moment.hit).toBe(2);
  });

  it('keeps an exploration and a check apart', () => {
    const moments = told([
      { type: 'explored', args: [1, creature, 4] },
      { type: 'found', args: [1, 1] },
      { type: 'rolled', args: [1, 5] },
      { type: 'check-passed', args: [1, 9, 8] },
    ]);
    expect(moments.map(({ dice, tone }) => [dice, tone])).toEqual([
      [[4], 'plain'],
      [[5], 'gain'],
    ]);
  });

  it('says nothing of cards that are drawn', () => {
    expect(
      told([
        { type: 'drew', args: [0, creature] },
        { type: 'phase', args: [2] },
      ]),
    ).toEqual([]);
  });
});

import { dragonEclipse, type EclipseEvent } from '@tabard/dragon-eclipse';
import type { Game, Sum } from '@tabard/engine';
import { describe, expect, it } from 'vitest';
import { momentsOf, runMomentsOf } from './moments.ts';

const sum: Sum = [
  { origin: 'printed', def: -1, by: 3 },
  { origin: 'defense', def: -1, by: -1 },
];

/** The moments of these events as seat 0 sees them, told by the names of the sentences. */
const told = (...events: readonly EclipseEvent[]) =>
  momentsOf({
    game: dragonEclipse as never as Game,
    events,
    own: 0,
    say: ({ key }) => key.replace('event.', ''),
    words: (key, ...args) => [key, ...args].join(' '),
    nameOf: ({ kind, id }) => `${kind} ${id}`,
  });

describe('moments of a Run', () => {
  it('are an Enemy beaten and an Artifact unlocked, and no blow', () => {
    const board = {
      game: dragonEclipse as never as Game,
      own: 0,
      say: ({ key }: { readonly key: string }) => key,
      words: (key: string) => key,
      nameOf: () => '',
    };
    const events: EclipseEvent[] = [
      { type: 'attacked', args: [0, 1, 2, sum] },
      { type: 'artifact-unlocked', args: [0, 3] },
      { type: 'tier-card-won', args: [7, 2] },
    ];
    const said = (more: EclipseEvent[]) =>
      runMomentsOf({ ...board, events: [...events, ...more] }).map(({ sentences, stays }) => [
        ...sentences,
        stays,
      ]);
    expect(said([])).toEqual([
      ['event.artifact-unlocked', true],
      ['event.tier-card-won', true],
    ]);
    expect(said([{ type: 'boss-beaten', args: [7, 1] }])).toEqual([
      ['event.artifact-unlocked', true],
      ['event.boss-beaten', true],
    ]);
  });
});

describe('moments of the Arena', () => {
  it('tell a blow with its sum, and keep one’s own until it was seen', () => {
    expect(told({ type: 'attacked', args: [0, 1, 2, sum] })).toEqual([
      {
        dice: [],
        sides: [{ name: 'strikes fighter 0 target 1', sum }],
        sentences: ['suffers target 1 2'],
        tone: 'gain',
        stays: true,
      },
    ]);
    expect(told({ type: 'dealt', args: [1, 2, 0, sum] })).toMatchObject([
      { sentences: ['unhurt target 2 0'], tone: 'plain', stays: false },
    ]);
    expect(told({ type: 'attacked', args: [1, 0, 2, sum] })).toMatchObject([{ tone: 'harm', stays: true }]);
  });

  it('show what turns a match large, and nothing of what happens all the time', () => {
    expect(
      told({ type: 'moved', args: [0, 2, 5] }, { type: 'condition-fulfilled', args: [0] }),
    ).toMatchObject([{ sentences: ['condition-fulfilled'], peak: 'love-howl', stays: true }]);
  });
});

import { dragonEclipse, type EclipseEvent, hasTale, type InTale, storyOf } from '@tabard/dragon-eclipse';
import '@tabard/dragon-eclipse/kept-half';
import { type Game, optionKey, type Sum, type Text } from '@tabard/engine';
import { describe, expect, it } from 'vitest';
import { combatMomentsOf, taleMomentsOf } from './moments.ts';

function campaign(): InTale {
  const m = dragonEclipse.create({ seed: 'moments', seats: 1, options: { mode: 'campaign' } });
  if (!hasTale(m)) throw new Error('no campaign has begun');
  return m;
}

const speech = {
  game: dragonEclipse as never as Game,
  say: ({ key }: Text) => key,
  tell: (key: string) => key,
  nameOf: () => '',
};

const sum: Sum = [{ origin: 'item', kind: 'item', def: 2, by: 3 }];

describe('moments of the Journal', () => {
  it.each(['good', 'bad'] as const)(
    '[DE-TEST-05] tell a Test that ends with a %s row, with its sum',
    (tone) => {
      const state = campaign();
      const { tests } = storyOf(state);
      const test = tests.findIndex(({ rows }) => rows.some((row) => row.tone === tone));
      const row = tests[test].rows.findIndex((one) => one.tone === tone);
      const events: EclipseEvent[] = [
        { type: 'test-card', args: [2, 3, sum] },
        { type: 'test-ended', args: [test, 3, row, sum] },
      ];
      const nameOf = ({ kind, id }: { kind: string; id: number }) => `${kind} ${id}`;
      expect(taleMomentsOf({ ...speech, state, events, nameOf })).toEqual([
        {
          dice: [],
          sides: [{ name: `test ${test}`, sum }],
          sentences: [`test-over.${tone}`],
          tone: tone === 'good' ? 'gain' : 'harm',
          stays: true,
        },
      ]);
    },
  );

  it('[DE-FIGHT-04] show large who was tamed and joins', () => {
    const events: EclipseEvent[] = [{ type: 'joined', args: [4] }];
    expect(taleMomentsOf({ ...speech, state: campaign(), events })).toMatchObject([
      { peak: 'love-howl', sentences: ['event.joined'], tone: 'gain', stays: true },
    ]);
  });

  it('leave out who was chosen before the first page', () => {
    const events: EclipseEvent[] = [
      { type: 'joined', args: [4] },
      { type: 'scenario-began', args: [0] },
    ];
    expect(taleMomentsOf({ ...speech, state: campaign(), events })).toEqual([]);
  });

  it.each([
    ['win', ['combat-win']],
    ['lose', ['combat-lose']],
    ['tame', []],
  ])('say how a Combat ended: %s', (result, sentences) => {
    const state = campaign();
    const [{ options }] = dragonEclipse.pending(state);
    dragonEclipse.choose(state, 0, { n: state.n, key: optionKey(options[0]) });
    if (state.tale.scene) state.tale.scene.result = result;
    expect(combatMomentsOf({ ...speech, state }).flatMap((one) => one.sentences)).toEqual(sentences);
  });
});

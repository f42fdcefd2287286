import { optionKey, type Seat } from '@tabard/engine';
import { describe, expect, it } from 'vitest';
import { dragonEclipse as game, harmOf } from '../src/index.ts';
import { table } from './table.ts';

type Table = ReturnType<typeof table>;

function keyOf(m: Table, verb: string, card: string, seat: Seat = 0): string {
  const [{ options }] = game.pending(m);
  const found = options.find(
    ({ verb: one, refs }) => one === verb && game.nameOf(m, { kind: 'card', id: refs[0] }, 'en') === card,
  );
  if (!found) throw new Error(`seat ${seat} cannot ${verb} ${card}`);
  return optionKey(found);
}

const PLAN = { enemy: 'golomo', mystling: 'young-emberling', taming: false, arena: 'open-field' };

function standing(apart: 'near' | 'far', card: string): Table {
  return table(
    {
      enemy: { in: apart === 'near' ? 'C4' : 'A1', stats: { health: 30, defense: 1, willpower: 0 } },
      Ann: { in: 'D4', stats: { strength: 4, swiftness: 2 }, slots: { 1: card } },
    },
    PLAN,
  );
}

describe('what an option would do to whom', () => {
  it('[DE-ATTACK-01] is the damage that really comes, Defense counted', () => {
    const m = standing('near', 'Desperate Attack');
    const key = keyOf(m, 'play', 'Desperate Attack');
    const harm = harmOf(game, game.view(m, 0), 0, key);
    const [{ n }] = game.pending(m);
    let truth = 0;
    game.choose(m, 0, { n, key }, ({ type, args }) => {
      if (type === 'attacked') truth += Number(args[2]);
    });
    expect(truth).toBeGreaterThan(0);
    expect(harm).toEqual([{ target: m.seats, least: truth, most: truth }]);
  });

  it('[DE-ATTACK-02] is nothing where nobody is in range', () => {
    const m = standing('far', 'Desperate Attack');
    expect(harmOf(game, game.view(m, 0), 0, keyOf(m, 'play', 'Desperate Attack'))).toEqual([]);
  });

  it('goes from so much to so much where the player decides on the way', () => {
    const m = standing('near', 'Lunge');
    const [harm] = harmOf(game, game.view(m, 0), 0, keyOf(m, 'play', 'Lunge'));
    expect(harm.least).toBe(0);
    expect(harm.most).toBeGreaterThan(0);
  });

  it('leaves the match alone, and knows no option that is not there', () => {
    const m = standing('near', 'Desperate Attack');
    const hash = game.hash(m);
    expect(harmOf(game, game.view(m, 0), 0, 'play 9999')).toEqual([]);
    expect(game.hash(m)).toBe(hash);
  });
});

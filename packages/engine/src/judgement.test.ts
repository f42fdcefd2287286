import { describe, expect, it } from 'vitest';
import { toy } from '../test/toy.ts';
import { appraiserOf, type Judgement, readKnowledge } from './judgement.ts';
import type { MatchState } from './match.ts';

const NAMES = ['points', 'secrets', 'chores'] as const;
const written = {
  scale: 2,
  rivals: { best: 0.5, mean: 0.25 },
  features: { points: 1, secrets: { worth: 3, own: true }, chores: { worth: 100, kind: 'duty' } },
};
const knowledge = readKnowledge(written, NAMES);

function judging(points: readonly number[], secrets = points.map(() => 0), sideOf?: () => number): Judgement {
  return {
    features: (_m, seat) => ({ points: points[seat], secrets: secrets[seat], chores: 0 }),
    knowledge,
    sideOf,
  };
}

function match(seats: number): MatchState {
  return toy.create({ seed: 'judged', seats });
}

describe('the worth of a position', () => {
  it('counts the public features of rivals, not their own ones', () => {
    const appraiser = appraiserOf(judging([4, 2, 6], [1, 9, 9]), knowledge);
    expect(appraiser.evaluate(match(3), 0)).toBe(4 + 3 - 0.5 * 6 - 0.25 * 4);
  });

  it('ignores rivals where all seats are on one side', () => {
    const appraiser = appraiserOf(
      judging([4, 2], [0, 0], () => 0),
      knowledge,
    );
    expect(appraiser.evaluate(match(2), 0)).toBe(4);
  });

  it('exceeds any sum of features once the match is over', () => {
    const m = match(2);
    m.outcome = { winners: [1], reason: 'test' };
    const { evaluate } = appraiserOf(judging([900, 2]), knowledge);
    expect(evaluate(m, 1)).toBeGreaterThan(9000);
    expect(evaluate(m, 0)).toBeLessThan(-9000);
  });
});

describe('the chances', () => {
  it('of rivals add up to one, and a lead of the scale is worth e to one', () => {
    const [a, b] = appraiserOf(judging([5, 3]), knowledge).chances(match(2));
    expect(a + b).toBeCloseTo(1);
    expect(a / b).toBeCloseTo(Math.E);
  });

  it('in the eyes of an onlooker leave out what only the rivals themselves know', () => {
    const { chances } = appraiserOf(judging([5, 3], [0, 4]), knowledge);
    const [known, seen] = [chances(match(2)), chances(match(2), 0)];
    expect(seen[0] / seen[1]).toBeCloseTo(Math.E);
    expect(known[0] / known[1]).toBeLessThan(1);
    expect(chances(match(2), 1)).toEqual(known);
  });

  it('of one side are those of the team against the game', () => {
    const { chances } = appraiserOf(
      judging([3, 1], [0, 0], () => 0),
      { ...knowledge, par: 2 },
    );
    expect(chances(match(2))).toEqual([0.5, 0.5]);
  });

  it('are certain once the match is over, and split between rivals who win together', () => {
    const m = match(3);
    const { chances } = appraiserOf(judging([0, 0, 0]), knowledge);
    m.outcome = { winners: [2], reason: 'test' };
    expect(chances(m)).toEqual([0, 0, 1]);
    m.outcome = { winners: [0, 2], reason: 'test' };
    expect(chances(m)).toEqual([0.5, 0, 0.5]);
  });
});

describe('a file of knowledge', () => {
  it.each([
    [{ ...written, scael: 3 }, 'unknown field "scael"; did you mean "scale"?'],
    [{ ...written, scale: 'big' }, 'expected a number, found "big"'],
    [{ ...written, features: { points: 1, secrets: 1 } }, 'the weight of "chores" is missing'],
    [
      { ...written, features: { ...written.features, pionts: 1 } },
      'unknown feature "pionts"; did you mean "points"?',
    ],
    [
      { ...written, features: { ...written.features, points: { worth: 1, kind: 'goodz' } } },
      'unknown word "goodz"; did you mean "goods"?',
    ],
  ])('is refused with its fault: %j', (file, why) => {
    expect(() => readKnowledge(file, NAMES)).toThrow(why);
  });
});

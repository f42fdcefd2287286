import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeGreedy, playMatch } from '@tabard/bots';
import { type Game, type Knowledge, readKnowledge } from '@tabard/engine';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { lanterns } from '../../bots/test/fixture-game.ts';
import { fitKnowledge, type Sample } from '../src/tune/fit.ts';
import { writeKnowledge } from '../src/tune/knowledge-file.ts';
import { changedBy, changeThatWins, offsetsAt, type VariedMatch } from '../src/tune/varied.ts';
import { scratch, tabard } from './run.ts';

const folder = scratch();
const NAMES = ['score', 'held'] as const;
/** Weights of somebody who takes the hand for everything and the score for little. */
const poor = readKnowledge(
  { scale: 4, rivals: { best: 0.5 }, features: { score: 0.05, held: { worth: 2, own: true } } },
  NAMES,
);

/** The game as it would be with other weights. */
function knowing(knowledge: Knowledge): Game {
  return { ...lanterns, judgement: { ...lanterns.judgement, knowledge } } as unknown as Game;
}

/** Positions in which the score decides, and what is held says nothing. */
function samples(count: number): Sample[] {
  return Array.from({ length: count }, (_, match) => {
    const lead = ((match * 7) % 11) - 5;
    const seats = [
      [lead, (match * 5) % 7],
      [0, (match * 3) % 7],
    ];
    const chance = 1 / (1 + Math.exp(-lead));
    return { seats, shares: [chance, 1 - chance], match };
  });
}

describe('fitting', () => {
  it('finds the feature that decides and repeats exactly', () => {
    const { knowledge, before, after } = fitKnowledge(poor, samples(200));
    expect(after).toBeLessThan(before);
    expect(knowledge.features.score.worth).toBeGreaterThan(5 * poor.features.score.worth);
    expect(knowledge.features.held.worth).toBeLessThan(poor.features.held.worth / 2);
    expect(fitKnowledge(poor, samples(200)).knowledge).toEqual(knowledge);
  });

  it('gives weights that beat the old ones in play', async () => {
    const run = await tabard(
      ['tune', 'lanterns', '--games', '200', '--bot', 'random', '--trials', '15', '--json'],
      '',
      [
        {
          id: 'lanterns',
          title: 'Lanterns',
          description: '',
          ledgers: [],
          load: async () => knowing(poor),
        },
      ],
    );
    const report = JSON.parse(run.out);
    expect(run.code).toBe(0);
    expect(report).toMatchObject({ isBetter: true, trials: 30 });
    let wins = 0;
    for (let i = 0; i < 40; i++) {
      const own = i % 2;
      const bots = [0, 1].map((seat) => makeGreedy({ knowledge: seat === own ? report.knowledge : poor }));
      const { state } = playMatch(lanterns, {
        setup: { seed: `new ${i >> 1}`, seats: 2 },
        bots,
        mostDecisions: 500,
      });
      const winners = state.outcome?.winners ?? [];
      if (winners.includes(own)) wins += 1 / winners.length;
    }
    expect(wins).toBeGreaterThan(24);
  });
});

describe('learning by play', () => {
  const start = readKnowledge({ scale: 4, features: { score: 4, held: { worth: 2, own: true } } }, NAMES);

  /** Matches in which the seat wins more often that takes the score for more; what is held decides nothing. */
  function matches(count: number): VariedMatch[] {
    return Array.from({ length: count }, (_, i) => {
      const offsets = [0, 1].map((seat) =>
        offsetsAt({ knowledge: start, features: NAMES }, `match ${i}`, seat),
      );
      const lead = offsets[0].score - offsets[1].score;
      return { offsets, shares: lead + ((i % 5) - 2) / 10 > 0 ? [1, 0] : [0, 1] };
    });
  }

  it('changes the weight that wins, and hardly one that does not', () => {
    const change = changeThatWins(NAMES, matches(400));
    expect(change.score).toBeCloseTo(0.5);
    expect(Math.abs(change.held)).toBeLessThan(0.1);
    expect(changedBy(start, change).features.score.worth).toBeCloseTo(4 * Math.exp(0.5), 1);
  });

  it('changes nothing where chance explains everything', () => {
    const even = matches(2).map((match) => ({ ...match, shares: [0.5, 0.5] }));
    expect(changedBy(start, changeThatWins(NAMES, even))).toEqual(start);
  });

  it('varies every seat of every match in a way of its own, the same each time', () => {
    const variation = { knowledge: start, features: NAMES };
    const all = ['a', 'b'].flatMap((seed) => [0, 1].map((seat) => offsetsAt(variation, seed, seat).score));
    expect(new Set(all).size).toBe(4);
    expect(offsetsAt(variation, 'a', 0).score).toBe(all[0]);
    expect(offsetsAt({ ...variation, features: ['held'] }, 'a', 0).score).toBeUndefined();
  });

  it('beats the old weights in matches', async () => {
    const miser = readKnowledge(
      { scale: 4, rivals: { best: 0.5 }, features: { score: 1, held: { worth: 1.5, own: true } } },
      NAMES,
    );
    const entry = { id: 'lanterns', title: 'Lanterns', description: '', ledgers: [] };
    const args = ['tune', 'lanterns', '--by', 'play', '--games', '200', '--trials', '20', '--json'];
    const run = await tabard(args, '', [{ ...entry, load: async () => knowing(miser) }]);
    const report = JSON.parse(run.out);
    expect(run.code).toBe(0);
    expect(report).toMatchObject({ isBetter: true, trials: 40 });
    expect(report.wins).toBeGreaterThan(24);
    expect(report.rounds[0]).toMatchObject({ isBetter: true, trials: 40 });
  });
});

describe('tune', () => {
  it.each([
    [['--by', 'play', '--features', 'scor'], 'unknown feature "scor"'],
    [['--features', 'scor'], 'unknown feature "scor"'],
    [['--features', 'score'], '--features chooses what is learned by play; it needs --by play'],
    [['--seats', '17'], 'lanterns seats 2 to 4 players; 17 were asked for'],
    [['--write'], 'lanterns keeps its weights in no file'],
  ])('refuses %j before matches are played', async (args, why) => {
    const { code, err } = await tabard(['tune', 'lanterns', ...args]);
    expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining(why) });
  });

  it('finds the file of weights of every game, and each of its features there', async () => {
    const { games } = await import('@tabard/games');
    for (const { knowledge, load } of games) {
      const file = new URL(`../../../${knowledge}`, import.meta.url);
      const { features } = (await load()).judgement.knowledge;
      expect(Object.keys(parse(readFileSync(file, 'utf8')).features).sort()).toEqual(
        Object.keys(features).sort(),
      );
    }
  });
});

describe('a file of knowledge', () => {
  it('keeps its comments when new weights are written into it', () => {
    const file = path.join(folder, 'knowledge.yaml');
    writeFileSync(
      file,
      '# What bots look at.\nscale: 4\nfeatures:\n  # All see it.\n  score: 1\n  held: { worth: 2, own: true }\n',
    );
    writeKnowledge(file, {
      ...poor,
      features: { score: { worth: 3, own: false }, held: { worth: 0.5, own: true } },
    });
    const text = readFileSync(file, 'utf8');
    expect(text).toContain('# What bots look at.');
    expect(text).toContain('# All see it.');
    expect(parse(text).features).toEqual({ score: 3, held: { worth: 0.5, own: true } });
  });
});

it('tune refuses a game without rivals', async () => {
  const { games } = await import('@tabard/games');
  const { code, err } = await tabard(['tune', 'dragon-eclipse', '--games', '10'], '', games);
  expect(code).toBe(2);
  expect(err).toContain('weights are fitted to matches among rivals');
});

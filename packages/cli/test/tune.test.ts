import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeGreedy, playMatch } from '@tabard/bots';
import { type Game, type Knowledge, readKnowledge } from '@tabard/engine';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { lanterns } from '../../bots/test/fixture-game.ts';
import { fitKnowledge, type Sample } from '../src/tune/fit.ts';
import { writeKnowledge } from '../src/tune/knowledge-file.ts';
import { searchWeights, type TrialPlayer } from '../src/tune/search.ts';
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

describe('a search by play', () => {
  /** A fresh weight wins as many matches of its seeds as it is closer to ten than the old one. */
  const play: TrialPlayer = (fresh, old, { count }) => {
    const off = ({ features }: Knowledge) => Math.abs(features.score.worth - 10) + features.held.worth;
    return count * (1 + Math.max(-1, Math.min(1, off(old) - off(fresh))));
  };
  const start = readKnowledge({ scale: 4, features: { score: 4, held: { worth: 2, own: true } } }, NAMES);

  it('keeps what wins, one weight at a time', () => {
    const trials: string[] = [];
    const { features } = searchWeights(start, { play, seeds: 20, onTrial: (line) => trials.push(line) });
    expect([features.score.worth, features.held.worth]).toEqual([6.4, 1.2]);
    expect(trials).toEqual(['score at 2.4: no better', 'score at 6.4: kept', 'held at 1.2: kept']);
  });

  it('tries the features that are asked for, on new seeds each time, and gives up early', () => {
    const played: number[][] = [];
    const watched: TrialPlayer = (fresh, old, seeds) => {
      played.push([seeds.from, seeds.count]);
      return play(fresh, old, seeds);
    };
    const { features } = searchWeights(start, { play: watched, seeds: 20, features: ['score'] });
    expect(features.held.worth).toBe(2);
    expect(played).toEqual([
      [0, 5],
      [20, 5],
      [25, 15],
    ]);
  });

  it('beats the old weights in matches', async () => {
    const miser = readKnowledge(
      { scale: 4, rivals: { best: 0.5 }, features: { score: 1, held: { worth: 1.5, own: true } } },
      NAMES,
    );
    const entry = { id: 'lanterns', title: 'Lanterns', description: '', ledgers: [] };
    const args = ['tune', 'lanterns', '--by', 'play', '--games', '40', '--trials', '20', '--json'];
    const run = await tabard(args, '', [{ ...entry, load: async () => knowing(miser) }]);
    const report = JSON.parse(run.out);
    expect(run.code).toBe(0);
    expect(report).toMatchObject({ isBetter: true, trials: 40 });
    expect(report.wins).toBeGreaterThan(24);
  });

  it('names a feature that there is not', async () => {
    const { code, err } = await tabard(['tune', 'lanterns', '--by', 'play', '--features', 'scor']);
    expect(code).toBe(2);
    expect(err).toContain('unknown feature "scor"');
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

import { type Game, optionKey, seedRng } from '@tabard/engine';
import { describe, expect, it } from 'vitest';
import { analysing, finish, type Hint, hinting, makeBot, playMatch } from '../src/index.ts';
import { lanterns } from './fixture-game.ts';

const game: Game = lanterns;

function hintFor(seed: string, twin?: string): Hint {
  const state = game.create({ seed, seats: 2 });
  const m = twin === undefined ? state : game.resample(game.view(state, 0), seedRng(twin));
  return finish(hinting(game, game.view(m, 0), seedRng('hint'), { iterations: 120 }));
}

describe('a hint', () => {
  it('names up to three options with the chances after them, the best first', () => {
    const { options, seat } = hintFor('hint');
    expect(seat).toBe(0);
    expect(options).toHaveLength(3);
    const offered = game.pending(game.create({ seed: 'hint', seats: 2 }))[0].options.map(optionKey);
    for (const { key, chance } of options) {
      expect(offered).toContain(key);
      expect(chance).toBeGreaterThan(0);
      expect(chance).toBeLessThan(1);
    }
    expect(options[0].chance).toBeGreaterThan(options[2].chance - 0.1);
  });

  it('lists the expected continuation, with the faces of cards', () => {
    const [{ line }] = hintFor('hint').options;
    expect(line.length).toBeGreaterThan(0);
    const kinds = line.flatMap(({ text }) => (text.args ?? []).map((arg) => (arg as { kind: string }).kind));
    expect(kinds).not.toContain('card');
    for (const { text } of line) expect(text.key).toMatch(/^do\.[a-z-]+$/);
  });

  it('depends only on the view of the seat', () => {
    expect(hintFor('hint', 'other')).toEqual(hintFor('hint'));
  });
});

describe('an analysis', () => {
  const bots = [makeBot('greedy'), makeBot('random')];
  const { log, state } = playMatch(game, { setup: { seed: 'read', seats: 2 }, bots, mostDecisions: 500 });
  const analysis = (() => {
    const progress: number[] = [];
    const walk = analysing(game, log, { budget: () => ({ iterations: 60 }) });
    for (;;) {
      const { done, value } = walk.next();
      if (done) return { ...value, progress };
      progress.push(value);
    }
  })();

  it('gives the chances after every choice, up to the outcome', () => {
    expect(analysis.marks.map(({ seq }) => seq)).toEqual([...log.choices.keys()]);
    for (const { chances } of analysis.marks) expect(chances[0] + chances[1]).toBeCloseTo(1);
    const winners = state.outcome?.winners ?? [];
    const shares = [0, 1].map((seat) => (winners.includes(seat) ? 1 / winners.length : 0));
    expect(analysis.marks.at(-1)?.chances).toEqual(shares);
  });

  it('finds something better more often for the careless player', () => {
    const better = [0, 1].map(
      (seat) => analysis.marks.filter((mark) => mark.seat === seat && mark.better).length,
    );
    expect(better[1]).toBeGreaterThan(better[0]);
    for (const { better: one, key } of analysis.marks) if (one) expect(one.key).not.toBe(key);
  });

  it('marks turning points in their order', () => {
    expect(analysis.turningPoints).toEqual([...analysis.turningPoints].sort((a, b) => a - b));
    for (const seq of analysis.turningPoints) expect(log.choices[seq]).toBeDefined();
  });

  it('yields its progress', () => {
    expect(analysis.progress[0]).toBe(0);
    expect(Math.max(...analysis.progress)).toBeLessThan(1);
  });
});

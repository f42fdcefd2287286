import { makeGreedy, playMatch } from '@tabard/bots';
import { dragonEclipse } from '@tabard/dragon-eclipse';
import type { Game, MatchLog } from '@tabard/engine';
import { describe, expect, it } from 'vitest';
import { runInWords } from './run-in-words.ts';

const game = dragonEclipse as never as Game;

function playedRun(mostDecisions: number, seats = 1): MatchLog {
  const bots = Array.from({ length: seats }, () => makeGreedy());
  const setup = { seed: 'told', seats, options: { mode: 'roguelite', map: 'ferry-road' } };
  return playMatch(game, { setup, bots, mostDecisions }).log;
}

describe('a Run in words', () => {
  it('names who was led, the map and the Bosses, in the language of the reader', () => {
    const log = playedRun(20_000);
    expect(runInWords(game, log, 'en')).toMatch(/^[A-Z][\w ]+ · .+ · [0-3] of 3 Bosses beaten$/);
    expect(runInWords(game, log, 'fr')).toMatch(/ · .+ · [0-3] Boss battus? sur 3$/);
  });

  it('names both Mystlings of two players', () => {
    expect(runInWords(game, playedRun(60, 2), 'en')).toMatch(/^[\w ]+, [\w ]+ · /);
  });

  it('says nothing of a log that these rules cannot replay', () => {
    expect(runInWords(game, { ...playedRun(5), rules: 1 }, 'en')).toBeUndefined();
  });
});
